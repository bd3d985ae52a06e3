/** See countries.ts for the format. */
export const WORLD = `
US|United States|American|12|83|17|50|en_US|Chicago,Houston,Philadelphia,Phoenix,Atlanta,Seattle,Detroit,San Antonio,Minneapolis,Denver,Baltimore,Cleveland|Naperville,Plano,Aurora,Bellevue,Mesa,Dearborn,Columbia|Marietta,Astoria,Brattleboro,Taos,Galena,Natchez,Decorah|Ely,Terlingua,Wallowa,Floyd
CA|Canada|Canadian|4|82|19|62|en_CA|Toronto,Montréal,Vancouver,Calgary,Winnipeg,Halifax|Mississauga,Laval,Burnaby,Markham|Lunenburg,Nelson,Stratford,Canmore|Dawson City,Tofino,Twillingate
AU|Australia|Australian|3|86|17|51|en_AU|Sydney,Melbourne,Brisbane,Perth,Adelaide,Hobart|Parramatta,Dandenong,Ipswich,Fremantle|Bendigo,Armidale,Mount Gambier,Broome|Birdsville,Nimbin,Coober Pedy
NZ|New Zealand|New Zealander|1.5|87|16|40|en_AU|Auckland,Wellington,Christchurch,Dunedin|Lower Hutt,Porirua,Manukau|Oamaru,Whakatāne,Motueka|Kaikōura,Karamea
MX|Mexico|Mexican|4|81|8|21|es_MX|Ciudad de México,Guadalajara,Monterrey,Puebla,Mérida|Zapopan,Naucalpan,Tlaquepaque|Pátzcuaro,Taxco,Valladolid,San Cristóbal de las Casas|Cuetzalan,Real de Catorce,Hueyapan
BR|Brazil|Brazilian|5|88|10|21|pt_BR|São Paulo,Rio de Janeiro,Salvador,Belo Horizonte,Recife,Curitiba,Fortaleza|Guarulhos,Niterói,Contagem,Olinda|Paraty,Ouro Preto,Lençóis,Pirenópolis|Alto Paraíso de Goiás,Urubici,Jericoacoara
AR|Argentina|Argentine|2|92|12|25|es|Buenos Aires,Córdoba,Rosario,Mendoza,La Plata|Lanús,Quilmes,Godoy Cruz|Tandil,Tilcara,Esquel|Iruya,Cachi
CL|Chile|Chilean|1.5|88|13|31|es|Santiago,Valparaíso,Concepción,Antofagasta|Maipú,Puente Alto,San Bernardo|Castro,Pucón,Vicuña|Putre,Futaleufú
CO|Colombia|Colombian|2|82|9|29|es|Bogotá,Medellín,Cali,Barranquilla|Soacha,Envigado,Floridablanca|Villa de Leyva,Mompox,Salento|Barichara,Jardín
ZA|South Africa|South African|2.5|68|6|14|zu_ZA|Johannesburg,Cape Town,Durban,Pretoria,Bloemfontein|Soweto,Mitchells Plain,Centurion,Umlazi|Knysna,Graaff-Reinet,Makhanda|Hogsback,Nieu-Bethesda
NG|Nigeria|Nigerian|3|53|3|15|en_NG|Lagos,Ibadan,Abuja,Port Harcourt,Enugu,Benin City|Ikorodu,Nyanya,Badagry|Abeokuta,Nsukka,Lokoja|Obudu,Idanre
GH|Ghana|Ghanaian|1.5|58|4|14|en_GH|Accra,Kumasi,Takoradi,Tamale|Tema,Madina,Kasoa|Cape Coast,Ho,Elmina|Kumawu,Wli
KE|Kenya|Kenyan|2|29|3|10|KE|Nairobi,Mombasa,Kisumu,Nakuru,Eldoret|Ruiru,Kikuyu,Syokimau|Lamu,Nanyuki,Kericho|Loitokitok,Maralal,Mfangano
EG|Egypt|Egyptian|2|43|5|22|EG|Cairo,Alexandria,Mansoura,Tanta,Assiut|Giza,Shubra El Kheima,Helwan|Esna,Rosetta,Siwa|Tunis Village,Abydos
IN|India|Indian|6|36|7|14|en_IN|Mumbai,Bengaluru,Chennai,Delhi,Pune,Kolkata,Hyderabad,Ahmedabad|Thane,Noida,Tambaram,Navi Mumbai|Shimla,Kumbakonam,Madikeri,Alappuzha|Khajjiar,Majuli,Kalpa
PH|Philippines|Filipino|2.5|48|6|24|PH|Manila,Cebu City,Davao,Iloilo|Pasig,Marikina,Mandaue|Vigan,Dumaguete,Tagaytay|Banaue,Batad
ID|Indonesia|Indonesian|3|58|7|13|id_ID|Jakarta,Surabaya,Bandung,Medan,Makassar,Yogyakarta|Depok,Bekasi,Sidoarjo|Ubud,Magelang,Bukittinggi|Wae Rebo,Bajawa
VN|Viet Nam|Vietnamese|2|39|9|12|vi|Hà Nội,Ho Chi Minh City,Đà Nẵng,Cần Thơ|Thủ Đức,Hà Đông|Hội An,Hà Tiên,Sa Pa|Mai Châu,Mù Cang Chải
JP|Japan|Japanese|4|92|29|55|JP|Tokyo,Osaka,Nagoya,Fukuoka,Sapporo,Sendai,Hiroshima|Kawaguchi,Toyonaka,Machida,Funabashi|Takayama,Hagi,Kakunodate,Onomichi|Shirakawa,Ine,Kamikatsu
KR|South Korea|South Korean|2.5|81|18|52|KR|Seoul,Busan,Daegu,Incheon,Gwangju|Bucheon,Anyang,Goyang|Andong,Tongyeong,Gangneung|Cheongsando,Hahoe
`;
