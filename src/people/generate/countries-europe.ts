/** See countries.ts for the format. */
export const EUROPE = `
GB|United Kingdom|British|9|84|19|51|en_GB|London,Manchester,Birmingham,Leeds,Glasgow,Bristol,Cardiff,Sheffield,Belfast,Nottingham|Croydon,Stockport,Solihull,Bearsden,Sutton Coldfield,Kingswood|Hexham,Ludlow,Oban,Whitby,Kendal,Bideford,Monmouth,Stornoway|Hawes,Dunvegan,Clun,Llanberis,Bamburgh
IE|Ireland|Irish|2|64|15|54|en_IE|Dublin,Cork,Limerick,Galway,Waterford|Tallaght,Swords,Blanchardstown,Douglas|Westport,Clonakilty,Kenmare,Birr|Dingle,Doolin,Glencolumbkille
DE|Germany|German|6|78|22|33|de|Berlin,Hamburg,Leipzig,Dortmund,Stuttgart,Nürnberg,Hannover,Bremen|Fürth,Ludwigsburg,Norderstedt,Ratingen|Quedlinburg,Husum,Wangen im Allgäu,Bad Tölz,Meißen|Hiddensee,Ramsau,Oberwiesenthal,Monschau
AT|Austria|Austrian|1.5|59|20|36|de_AT|Wien,Graz,Linz,Salzburg,Innsbruck|Mödling,Leonding,Hallein|Gmunden,Krems,Lienz,Bad Ischl|Hallstatt,Heiligenblut,Gosau
CH|Switzerland|Swiss|1.5|74|19|45|de_CH|Zürich,Basel,Bern,Winterthur,Luzern|Köniz,Dübendorf,Riehen|Appenzell,Brig,Sursee,Ilanz|Vals,Guarda,Soglio
FR|France|French|5|82|22|42|fr|Paris,Lyon,Marseille,Toulouse,Lille,Nantes,Rennes,Strasbourg|Créteil,Villeurbanne,Mérignac,Tourcoing|Saumur,Figeac,Paimpol,Autun,Apt|Conques,Saint-Véran,Salers
BE|Belgium|Belgian|1.5|98|20|46|nl_BE|Antwerpen,Gent,Brussel,Leuven,Mechelen|Mortsel,Merelbeke,Zaventem|Diksmuide,Tongeren,Oudenaarde|Damme,Watou
NL|Netherlands|Dutch|2.5|93|20|44|nl|Amsterdam,Rotterdam,Utrecht,Groningen,Eindhoven|Amstelveen,Capelle aan den IJssel,Nieuwegein|Zutphen,Franeker,Goes,Enkhuizen|Giethoorn,Hindeloopen,Orvelte
ES|Spain|Spanish|6|81|20|41|es|Madrid,Barcelona,Sevilla,Valencia,Zaragoza,Bilbao,Málaga,Murcia|Getafe,Badalona,Dos Hermanas,Paterna|Ronda,Calatayud,Úbeda,Tarazona,Vic|Albarracín,Ainsa,Potes
PT|Portugal|Portuguese|2|67|23|31|pt_PT|Lisboa,Porto,Braga,Coimbra,Setúbal|Amadora,Matosinhos,Odivelas|Tavira,Lamego,Estremoz,Caminha|Monsanto,Soajo,Marvão
IT|Italy|Italian|5|72|24|21|it|Roma,Milano,Torino,Napoli,Bologna,Genova,Bari,Palermo|Sesto San Giovanni,Moncalieri,Casalecchio di Reno,Portici|Gubbio,Cefalù,Pienza,Chioggia,Ostuni|Castelmezzano,Sauris,Castelluccio
SE|Sweden|Swedish|2|88|20|48|sv|Stockholm,Göteborg,Malmö,Uppsala,Linköping|Täby,Mölndal,Nacka|Visby,Ystad,Sigtuna,Mora|Abisko,Kivik,Arjeplog
NO|Norway|Norwegian|1.5|84|18|47|nb_NO|Oslo,Bergen,Trondheim,Stavanger|Lillestrøm,Sandnes,Asker|Røros,Voss,Risør,Lillehammer|Reine,Geiranger,Lom
DK|Denmark|Danish|1.5|88|20|42|da|København,Aarhus,Odense,Aalborg|Gentofte,Glostrup,Viby|Ribe,Skagen,Svaneke,Ærøskøbing|Thyborøn,Samsø
FI|Finland|Finnish|1.5|86|23|43|fi|Helsinki,Tampere,Turku,Oulu|Espoo,Vantaa,Kaarina|Porvoo,Naantali,Savonlinna|Inari,Utsjoki,Nagu
PL|Poland|Polish|4|60|19|34|pl|Warszawa,Kraków,Wrocław,Poznań,Gdańsk,Łódź,Lublin|Pruszków,Luboń,Piaseczno|Sandomierz,Cieszyn,Kłodzko,Chełmno|Białowieża,Zawoja,Czorsztyn
CZ|Czechia|Czech|1.5|75|20|27|cs_CZ|Praha,Brno,Ostrava,Plzeň,Olomouc|Roztoky,Kuřim,Říčany|Telč,Litomyšl,Třeboň,Mikulov|Modrava,Holašovice,Kvilda
HU|Hungary|Hungarian|1.5|73|20|29|hu|Budapest,Debrecen,Szeged,Pécs,Győr|Budaörs,Érd,Dunakeszi|Kőszeg,Szentendre,Tokaj,Eger|Hollókő,Szigliget
RO|Romania|Romanian|2|55|19|20|ro|București,Cluj-Napoca,Timișoara,Iași,Brașov|Voluntari,Florești,Bragadiru|Sighișoara,Sinaia,Sebeș|Viscri,Vama,Biertan
GR|Greece|Greek|1.5|80|23|35|GR|Athens,Thessaloniki,Patras,Heraklion,Volos|Kifisia,Kalamaria,Glyfada|Nafplio,Kastoria,Chania,Corinth|Metsovo,Papingo,Molyvos
UA|Ukraine|Ukrainian|1.5|70|18|45|UA|Kyiv,Lviv,Odesa,Dnipro,Kharkiv|Brovary,Irpin,Vynnyky|Kamianets-Podilskyi,Uman,Mukachevo|Verkhovyna,Yaremche
TR|Türkiye|Turkish|3|77|9|26|tr|İstanbul,Ankara,İzmir,Bursa,Gaziantep,Eskişehir|Ümraniye,Etimesgut,Karşıyaka|Safranbolu,Amasya,Ayvalık,Datça|Şirince,Uzungöl,Midyat
`;
