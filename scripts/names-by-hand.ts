/**
 * Common names of countries whose list in the names library is missing, mixed, or not in Latin script, in the usual
 * Latin spelling. `pairs` are surnames with a form for each gender, `female/male`.
 */
export const NAMES_BY_HAND: Record<string, { female: string; male: string; last?: string; pairs?: string }> = {
  GR: {
    female:
      'Maria Eleni Katerina Vasiliki Sofia Anastasia Ioanna Despina Georgia Dimitra Angeliki Paraskevi Evangelia Konstantina Chrysa Fotini Kalliopi Athina Panagiota Stavroula Zoi Marina Xenia Olga Danae',
    male: 'Giorgos Dimitris Kostas Nikos Yannis Panagiotis Christos Vasilis Thanasis Michalis Evangelos Spyros Apostolos Stelios Manolis Petros Alexandros Lefteris Antonis Stavros Theodoros Markos Pavlos Aris Takis',
    pairs:
      'Papadopoulou/Papadopoulos Nikolaou/Nikolaou Georgiou/Georgiou Dimitriou/Dimitriou Ioannou/Ioannou Karagianni/Karagiannis Vlachou/Vlachos Makri/Makris Pappa/Pappas Oikonomou/Oikonomou Konstantinidou/Konstantinidis Antoniou/Antoniou Alexiou/Alexiou Christodoulou/Christodoulou Stavropoulou/Stavropoulos Kotsi/Kotsis Zervou/Zervos Rizou/Rizos Lampropoulou/Lampropoulos Kyriakou/Kyriakou Mavridi/Mavridis Sideri/Sideris Michailidou/Michailidis Samara/Samaras Theodorou/Theodorou',
  },
  UA: {
    female:
      'Olena Oksana Iryna Nataliia Tetiana Yuliia Kateryna Anastasiia Svitlana Hanna Mariia Sofiia Daryna Liudmyla Halyna Nadiia Viktoriia Larysa Zoriana Bohdana Solomiia Vira Lesia Polina Marta',
    male: 'Oleksandr Andrii Serhii Volodymyr Dmytro Mykola Ivan Yurii Bohdan Taras Oleh Vasyl Roman Petro Maksym Artem Vitalii Ihor Yaroslav Stepan Ostap Nazar Danylo Anton Hryhorii',
    last: 'Shevchenko Kovalenko Bondarenko Tkachenko Kravchenko Oliinyk Moroz Lysenko Rudenko Savchenko Petrenko Marchenko Klymenko Ponomarenko Levchenko Hrytsenko Melnyk Kovalchuk Boiko Polishchuk Tkachuk Romaniuk Shvets Bilous Hnatiuk Zinchenko Fedorenko Pavlenko Yurchenko Panchuk Kushnir Didenko',
  },
  JP: {
    female:
      'Yuko Keiko Akiko Sachiko Yumi Haruka Misaki Aoi Sakura Naoko Emi Kaori Mika Tomoko Reiko Kazuko Chiyo Hana Rin Yui Ayaka Nanami Mariko Setsuko Fumiko Noriko Kyoko Mayumi Ai Miyu',
    male: 'Hiroshi Takashi Kenji Satoshi Daiki Haruto Yuto Ren Sota Kazuo Akira Minoru Shigeru Takeshi Makoto Yoshio Naoki Kenta Ryota Tsubasa Shota Masaru Isamu Tadashi Koji Shinji Yusuke Hayato Osamu Noboru',
    last: 'Sato Suzuki Takahashi Tanaka Watanabe Ito Yamamoto Nakamura Kobayashi Kato Yoshida Yamada Sasaki Yamaguchi Matsumoto Inoue Kimura Hayashi Shimizu Yamazaki Mori Abe Ikeda Hashimoto Ishikawa Ogawa Okada Hasegawa Fujita Goto Kondo Murakami Endo Aoki Sakamoto Nishimura Ota Fukuda Miura Okamoto',
  },
  KR: {
    female:
      'Minji Soyeon Jiwoo Seoyeon Hyejin Eunji Yuna Sujin Jihye Minseo Hayoon Chaewon Youngsook Kyungja Misook Jeongsook Sunhee Eunjung Boram Nari Dahee Haeun Yerin Sooyoung Myungja',
    male: 'Minjun Jihoon Seojun Hyunwoo Junseo Dohyun Sungmin Jaehyun Youngho Sangwoo Kyungsoo Jongsu Taeyang Woojin Donghyun Seungwoo Youngsik Kwangsu Byungho Chulsoo Inho Siwoo Eunwoo Gunwoo Daejung',
    last: 'Kim Lee Park Choi Jung Kang Cho Yoon Jang Lim Han Oh Seo Shin Kwon Hwang Ahn Song Yoo Hong Jeon Ko Moon Yang Son Bae Baek Heo Nam Shim',
  },
  EG: {
    female:
      'Fatma Mona Nadia Heba Salma Nour Yasmine Dina Amira Mariam Hanan Samira Soad Nagwa Rania Aya Doaa Eman Laila Shaimaa Magda Sherine Habiba Malak Zeinab',
    male: 'Ahmed Mohamed Mahmoud Mostafa Omar Youssef Karim Tarek Hassan Hussein Ibrahim Khaled Amr Sherif Hany Magdy Samir Adel Ashraf Walid Ramy Nabil Sameh Fathy Gamal',
    last: 'Hassan Ibrahim Mahmoud Abdelrahman Farouk Mansour Saleh Shaheen Fahmy Soliman Zaki Nasser Ghoneim Ramadan Hegazy Fathy Badawi Shafik Tawfik Elsayed Abdallah Naguib Kamel Metwally Rizk Sabry Younis Ezzat Awad Khalil',
  },
  KE: {
    female:
      'Wanjiru Akinyi Njeri Atieno Wambui Achieng Nyambura Chebet Jepkosgei Mumbua Kemunto Naliaka Fatuma Mwende Moraa Nafula Zawadi Halima Cherono Adhiambo Waithera Kanini Nekesa Grace Esther',
    male: 'Kamau Otieno Mwangi Odhiambo Njoroge Kiprop Kipchumba Mutua Barasa Wafula Omondi Kariuki Musyoka Juma Hassan Ochieng Cheruiyot Maina Muthoni Nyongesa Kibet Ouma Daniel Peter Samuel',
    last: 'Kimani Wanjala Ochieng Njuguna Mwaura Koech Rotich Kiplagat Onyango Muriuki Gitau Nyaga Karanja Oduor Were Mutiso Ndungu Kosgei Simiyu Ongeri Nyakundi Abdi Mwakio Chege Wekesa Obura Langat Githinji Mbugua Kilonzo',
  },
  NG: {
    female:
      'Adaeze Ngozi Chiamaka Amina Folake Yetunde Ifeoma Hauwa Bukola Titilayo Zainab Chioma Nneka Funmilayo Ebere Halima Temitope Uche Omotola Blessing Efe Ronke Nkechi Aisha Patience',
    male: 'Chinedu Emeka Tunde Musa Ibrahim Oluwaseun Femi Obinna Kunle Sani Ikenna Babatunde Yusuf Uchenna Segun Abubakar Chukwudi Kayode Nnamdi Godwin Ejike Adewale Aliyu Osaze Bashir',
    last: 'Okafor Adeyemi Balogun Eze Okonkwo Bello Abubakar Nwosu Adebayo Ogunleye Obi Lawal Danjuma Ibrahim Nwachukwu Oyelaran Afolabi Igwe Mohammed Onyeka Akande Osagie Ekpo Udo Chukwu Adeniyi Garba Olatunji Ojo Uzor',
  },
  PH: {
    female:
      'Maricel Rowena Jocelyn Analyn Cristina Marites Rosario Lourdes Teresita Angelica Princess Kristine Jasmine Liezl Carmelita Imelda Divina Nenita Charmaine Bea Althea Rhea Lorna Luzviminda Erlinda',
    male: 'Jose Rodel Ramil Ernesto Rodrigo Jericho Christian Joshua Angelo Mark Rommel Arnel Danilo Reynaldo Benigno Carlito Jomar Renato Wilfredo Nestor Efren Gilbert Marvin Dominador Alvin',
    last: 'Santos Reyes Cruz Bautista Ocampo Garcia Mendoza Aquino Villanueva Ramos Castillo Rivera Salazar Dela_Cruz Mercado Domingo Pascual Soriano Tolentino Manalo Magsaysay Lacson Abad Dizon Pangilinan Macaraeg Catacutan Valdez Navarro Sison',
  },
};
