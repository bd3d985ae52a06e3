/**
 * Common names of countries whose list in the names library is missing, mixed, or not in Latin script, in the usual
 * Latin spelling. `pairs` are surnames with a form for each gender, `female/male`.
 */
export const NAMES_BY_HAND: Record<string, { female: string; male: string; last?: string; pairs?: string }> = {
  de: {
    female:
      'Ursula Renate Helga Ingrid Monika Gisela Petra Sabine Susanne Andrea Birgit Claudia Heike Katrin Anja Nicole Stefanie Julia Anna Lena Laura Sarah Lisa Hannah Mia Emma Johanna Frieda Aylin Elif Katharina Silke Gudrun Waltraud Jana Antje Wiebke Annika Svenja Magdalena',
    male: 'Hans Peter Klaus Wolfgang Jürgen Günter Horst Dieter Manfred Werner Bernd Uwe Frank Thomas Andreas Michael Stefan Matthias Markus Jens Sven Torsten Christian Daniel Jan Tobias Florian Lukas Jonas Felix Finn Paul Emil Mehmet Murat Rainer Detlef Holger Jörg Moritz',
    last: 'Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Klein Wolf Schröder Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Schmitt Werner Krause Meier Lehmann Schmid Schulze Maier Köhler Herrmann König Walter Mayer Huber Kaiser Fuchs Peters Lang Scholz Möller Weiß Jung Hahn Schubert Vogel Friedrich Keller Günther Frank Berger Winkler Roth Beck Lorenz Baumann Franke Albrecht Schuster Simon Ludwig Böhm Winter Kraus Martin Schumacher Krämer Vogt Stein Jäger Otto Sommer Groß Seidel Heinrich Brandt Haas Schreiber Graf Dietrich Ziegler Kuhn Kühn Pohl Engel Horn Busch Bergmann Thomas Voigt Sauer Arnold Wolff Pfeiffer Yılmaz Kaya Kowalski Nowak',
  },
  tr: {
    female:
      'Fatma Ayşe Emine Hatice Zeynep Elif Meryem Şerife Sultan Hanife Merve Büşra Esra Özge Derya Gamze Sibel Nurcan Aslı Ebru Gül Selin Defne Ecrin Sevgi Nermin Tülay Hülya Pınar Ceren',
    male: 'Mehmet Mustafa Ahmet Ali Hüseyin Hasan İbrahim İsmail Osman Yusuf Murat Ömer Ramazan Halil Süleyman Emre Burak Serkan Onur Kerem Barış Cem Volkan Tolga Yiğit Selim Kadir Orhan Erdal Deniz',
    last: 'Yılmaz Kaya Demir Çelik Şahin Yıldız Yıldırım Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt Özkan Şimşek Polat Korkmaz Erdoğan Güneş Acar Aktaş Tekin Bulut Keskin Turan Avcı Uçar Taş Güler Bozkurt Sezer Duman Işık Ateş Toprak',
  },
  en_IN: {
    female:
      'Lakshmi Sunita Anita Geeta Meena Rekha Kavita Priya Pooja Neha Divya Deepa Shreya Ananya Aishwarya Sneha Swati Radha Sarita Kamala Usha Nirmala Savitri Fatima Shabana Zoya Harpreet Simran Mary Anjali Revathi Malini Ishita Tanvi Bhavna',
    male: 'Ramesh Suresh Rajesh Mahesh Anil Sunil Vijay Sanjay Ravi Mohan Arun Ashok Prakash Deepak Manoj Amit Rahul Rohit Vikram Arjun Karthik Aditya Siddharth Imran Salim Farhan Gurpreet Balwinder Thomas Joseph Senthil Murugan Harish Nikhil Dev',
    last: 'Sharma Verma Gupta Singh Kumar Patel Shah Mehta Joshi Desai Kulkarni Patil Deshpande Reddy Rao Naidu Iyer Iyengar Nair Menon Pillai Das Ghosh Banerjee Mukherjee Chatterjee Bose Sen Mishra Pandey Tiwari Yadav Chauhan Thakur Khan Ansari Sheikh Kaur Gill Fernandes DSouza Thomas Mathew Subramaniam Krishnan Choudhary Agarwal Jain Bhat Hegde',
  },
  zu_ZA: {
    female:
      'Nomsa Thandi Zanele Nokuthula Lerato Palesa Naledi Buhle Ayanda Sindisiwe Thandeka Refilwe Busisiwe Annelie Marietjie Elna Chantelle Fatima Shanaaz Priya Lungile Nolwazi Tshepiso Boitumelo Zodwa Karin Ilse Charmaine Nomvula Mpho',
    male: 'Sipho Thabo Bongani Mandla Themba Lwazi Sibusiso Kagiso Tebogo Lungelo Mpho Vusi Jabu Pieter Johan Hennie Francois Riaan Ashraf Yusuf Ravi Kenneth Gift Musa Andile Nkosana Tumelo Siyabonga Craig Wayne',
    last: 'Nkosi Dlamini Ndlovu Khumalo Mkhize Zulu Sithole Mokoena Molefe Mahlangu Naidoo Pillay Govender Botha van_der_Merwe du_Plessis Pretorius Venter Jacobs Davids Adams Petersen Williams Smith Mthembu Zwane Radebe Cele Buthelezi Maseko Motaung Phiri Tshabalala Ngcobo Maharaj Fourie Steyn Coetzee Hendricks Makgoba',
  },
  es: {
    female:
      'María Carmen Josefa Isabel Dolores Pilar Teresa Ana Francisca Rosa Cristina Mercedes Concepción Lucía Laura Marta Elena Antonia Raquel Sara Paula Manuela Juana Beatriz Rocío Nuria Silvia Julia Patricia Irene Sofía Encarnación Amparo Montserrat Alba Andrea Ángeles Consuelo Inés Martina Noelia Valeria Soledad Remedios Aitana Nerea Begoña Lola',
    male: 'Antonio Manuel José Francisco David Juan Javier Daniel Jesús Carlos Alejandro Miguel Rafael Pedro Pablo Ángel Sergio Fernando Jorge Luis Alberto Álvaro Adrián Diego Raúl Enrique Ramón Vicente Iván Rubén Óscar Andrés Joaquín Santiago Eduardo Víctor Roberto Mario Jaime Ignacio Hugo Marcos Tomás Emilio Agustín Gonzalo Martín Iker Julián Nicolás',
    last: 'García Rodríguez González Fernández López Martínez Sánchez Pérez Gómez Martín Jiménez Ruiz Hernández Díaz Moreno Muñoz Álvarez Romero Alonso Gutiérrez Navarro Torres Domínguez Vázquez Ramos Gil Ramírez Serrano Blanco Molina Morales Suárez Ortega Delgado Castro Ortiz Rubio Marín Sanz Núñez Iglesias Medina Garrido Cortés Castillo Santos Lozano Guerrero Cano Prieto Méndez Cruz Calvo Gallego Vidal León Márquez Herrera Peña Flores Cabrera Campos Vega Fuentes Carrasco Diez Caballero Reyes Nieto Aguilar Pascual Santana Herrero Lorenzo Montero Hidalgo Giménez Ibáñez Ferrer Durán Santiago Benítez Mora Vicente Vargas Arias Carmona Crespo Román Pastor Soto Sáez Velasco Moya Soler Parra Esteban Bravo Gallardo Rojas',
  },
  es_MX: {
    female:
      'María Guadalupe Juana Margarita Verónica Leticia Rosa Alejandra Yolanda Gabriela Patricia Elizabeth Araceli Adriana Martha Silvia Fernanda Daniela Ximena Valeria Sofía Camila Regina Renata Itzel Citlali Xóchitl Socorro Esperanza Josefina Teresa Lupita Karla Maribel Ofelia Lourdes Yareli Beatriz Consuelo Ivonne',
    male: 'José Juan Miguel Luis Jesús Antonio Francisco Alejandro Jorge Carlos Manuel Roberto Fernando Ricardo Eduardo Raúl Javier Arturo Gerardo Enrique Sergio Rubén Héctor Ramón Armando Ángel Emiliano Santiago Mateo Diego Leonardo Ignacio Guadalupe Cuauhtémoc Gustavo Hugo Óscar Rogelio Saúl Ulises',
    last: 'Hernández García Martínez López González Pérez Rodríguez Sánchez Ramírez Cruz Flores Gómez Morales Vázquez Jiménez Reyes Díaz Torres Gutiérrez Ruiz Mendoza Aguilar Ortiz Moreno Castillo Romero Álvarez Méndez Chávez Rivera Juárez Ramos Domínguez Herrera Medina Castro Vargas Guzmán Velázquez Rojas Contreras Salazar Luna Ortega Guerrero Santiago Estrada Bautista Cortés Soto Alvarado Espinoza Lara Ávila Ríos Cervantes Silva Delgado Vega Márquez Sandoval Carrillo Trejo Ibarra Navarro Rosales Camacho Zamora Cárdenas Mejía Robles Solís Tapia Xicoténcatl',
  },
  en_US: {
    female:
      'Mary Linda Patricia Barbara Susan Deborah Karen Lisa Michelle Kimberly Angela Tamika Latoya Jennifer Jessica Ashley Brittany Danielle Keisha Heather Megan Alexis Brianna Maya Nia Zoe Chloe Harper Rosa Guadalupe Mei Priya Ruth Dolores Janice Wanda Carla Denise Yolanda Monique Leah Naomi Paige Aaliyah Jasmine Sierra Marisol Ines Thuy Ayesha',
    male: 'James Robert John Michael David William Richard Thomas Charles Gary Larry Ronald Kenneth Kevin Brian Jason Marcus Darnell Tyrone Terrence Justin Brandon Tyler Ethan Logan Mason Liam Noah Elijah Isaiah Xavier Carlos Miguel Hector Wei Raj Earl Clarence Leroy Dwayne Craig Travis Derek Corey Malik Andre Omar Victor Duc Samir',
    last: 'Smith Johnson Williams Brown Jones Davis Miller Wilson Anderson Taylor Thomas Jackson White Harris Martin Thompson Robinson Lewis Walker Young Allen King Wright Scott Green Baker Adams Nelson Carter Mitchell Roberts Turner Phillips Campbell Parker Evans Edwards Collins Stewart Morris Rogers Reed Cook Morgan Bell Murphy Bailey Cooper Richardson Howard Ward Peterson Gray Watson Brooks Kelly Sanders Price Bennett Wood Barnes Ross Henderson Coleman Jenkins Perry Powell Long Patterson Hughes Washington Butler Simmons Foster Bryant Alexander Russell Griffin Hayes Garcia Martinez Rodriguez Hernandez Lopez Gonzalez Perez Sanchez Ramirez Torres Flores Rivera Nguyen Tran Kim Patel Chen Wong Okafor Schmidt Olson Novak Kowalski',
  },
  en_CA: {
    female:
      'Margaret Dorothy Heather Karen Brenda Sandra Shannon Kelly Tanya Melissa Amanda Sarah Emily Hannah Olivia Charlotte Chantal Sylvie Nathalie Geneviève Amélie Simran Harpreet Mei Wenjing Fatima Nadia Siobhan Morag Leanne',
    male: 'Donald Gordon Douglas Bruce Keith Scott Todd Jeff Ryan Kyle Matthew Liam Noah Owen Ethan Luc Marcel Yves Étienne Mathieu Gurpreet Arjun Wei Hassan Ali Angus Duncan Trevor Graham Neil',
    last: 'Smith Brown Tremblay Martin Roy Wilson MacDonald Gagnon Johnson Taylor Campbell Anderson Leblanc Côté Jones Williams Miller Thompson Gauthier White Morin Wong Young Bouchard Scott Stewart Lee Robinson Chan Singh Gill Fraser Murray Ross Clarke Dhillon Nguyen Reid Friesen Penner Sinclair Cardinal Pelletier Bergeron Fortin Lavoie MacLeod Khan Sharma Kowalchuk',
  },
  en_GB: {
    female:
      'Margaret Jean Sheila Maureen Brenda Susan Christine Linda Gillian Hilary Tracey Julie Joanne Nicola Claire Emma Gemma Rebecca Hannah Charlotte Bethan Sian Morag Fiona Eilidh Aoife Amelia Poppy Freya Holly Priya Shabana Nusrat Adaeze Chloe Jade Kirsty Lorraine Denise Elaine',
    male: 'John Derek Kenneth Brian Alan Peter Roger Keith Graham Nigel Stephen Kevin Gary Lee Darren Wayne Craig Simon Matthew Daniel Callum Jack Harry Oliver George Rhys Gareth Hamish Ewan Alistair Imran Tariq Sunil Kwame Leon Jordan Connor Ben Toby Trevor',
    last: 'Smith Jones Taylor Williams Brown Davies Evans Wilson Thomas Roberts Johnson Lewis Walker Robinson Wood Thompson White Watson Jackson Wright Green Harris Cooper King Clarke Clark Ward Baker Turner Hill Cox Marshall Bennett Shaw Ellis Fletcher Barker Holmes Pearson Fisher Ashworth Hargreaves Pritchard Llewellyn Griffiths MacKay Buchanan Drummond Sutherland Begum Khan Hussain Patel Singh Okoro Mensah Chan Nowak Thorpe Bramley Sykes Garside Penrose Trelawney',
  },
  en_IE: {
    female:
      'Mary Bridget Kathleen Noreen Breda Deirdre Sinéad Orla Niamh Aoife Ciara Róisín Gráinne Siobhán Caoimhe Saoirse Emma Sarah Laura Fionnuala Eimear Maeve Geraldine Assumpta Una',
    male: 'Patrick Seán Michael Brendan Declan Fergus Noel Liam Ciarán Eoin Conor Cathal Niall Darragh Oisín Cillian Padraig Donal Kevin Colm Dermot Aidan Fionn Tadhg Gerard',
    last: "Murphy Kelly O'Sullivan Walsh Smith O'Brien Byrne Ryan O'Connor O'Neill O'Reilly Doyle McCarthy Gallagher O'Doherty Kennedy Lynch Murray Quinn Moore McLoughlin Carroll Connolly Daly Wilson Dunne Brennan Burke Collins Clarke Hughes Fitzgerald Nolan Flynn Moran Healy Foley Power Keane Tierney",
  },
  fr: {
    female:
      'Marie Monique Françoise Nicole Jacqueline Sylvie Martine Brigitte Catherine Isabelle Véronique Nathalie Sandrine Céline Aurélie Émilie Julie Camille Manon Léa Chloé Inès Fatou Aïcha Samira Odile Ginette Colette Yvette Solène Maëlle Anaïs Lucie Clémence Mathilde',
    male: 'Jean Michel Pierre Alain Philippe Bernard Daniel Gérard Patrick Christian Thierry Éric Laurent Christophe Stéphane Nicolas Sébastien Julien Romain Thomas Hugo Lucas Théo Mehdi Karim Mamadou Yann Gaël René Marcel Roger Quentin Baptiste Antoine Bastien',
    last: 'Martin Bernard Dubois Thomas Robert Richard Petit Durand Leroy Moreau Simon Laurent Lefebvre Michel Garcia David Bertrand Roux Vincent Fournier Morel Girard André Mercier Dupont Lambert Bonnet François Martinez Legrand Garnier Faure Rousseau Blanc Guérin Muller Henry Roussel Nicolas Perrin Morin Mathieu Clément Gauthier Dumont Lopez Fontaine Chevalier Robin Masson Sanchez Gérard Nguyen Boyer Denis Lemaire Duval Joly Gautier Roger Roche Diallo Benali Le_Gall Kervella',
  },
  it: {
    female:
      'Maria Anna Giuseppina Rosa Angela Giovanna Teresa Lucia Carmela Caterina Francesca Paola Laura Daniela Patrizia Silvia Elena Chiara Sara Valentina Federica Giulia Martina Alessia Sofia Aurora Giorgia Elisa Ilaria Serena Concetta Loredana Ornella Graziella Noemi',
    male: 'Giuseppe Antonio Giovanni Mario Luigi Francesco Salvatore Vincenzo Pietro Domenico Franco Angelo Bruno Sergio Roberto Paolo Marco Andrea Stefano Massimo Fabio Luca Alessandro Davide Matteo Simone Lorenzo Leonardo Tommaso Riccardo Gennaro Ciro Renato Emanuele Nicola',
    last: 'Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti De_Luca Mancini Costa Giordano Rizzo Lombardi Moretti Barbieri Fontana Santoro Mariani Rinaldi Caruso Ferrara Galli Martini Leone Longo Gentile Martinelli Vitale Lombardo Serra Coppola De_Santis Marchetti Parisi Villa Conte Ferraro Fabbri Bianco Marini Grasso Valentini Messina Sala De_Angelis Gatti Pellegrini Palumbo Sanna Farina Rizzi Monti Cattaneo Morelli',
  },
  pl: {
    female:
      'Maria Krystyna Anna Barbara Teresa Elżbieta Janina Zofia Jadwiga Danuta Halina Ewa Małgorzata Agnieszka Katarzyna Monika Magdalena Joanna Justyna Karolina Paulina Natalia Aleksandra Zuzanna Julia Oliwia Hanna Iwona Beata Grażyna',
    male: 'Jan Andrzej Stanisław Józef Tadeusz Jerzy Zbigniew Krzysztof Henryk Ryszard Kazimierz Marek Piotr Tomasz Paweł Marcin Michał Grzegorz Łukasz Adam Jakub Mateusz Dawid Kamil Szymon Filip Wojciech Mariusz Rafał Bartosz',
    pairs:
      'Nowak/Nowak Kowalska/Kowalski Wiśniewska/Wiśniewski Wójcik/Wójcik Kowalczyk/Kowalczyk Kamińska/Kamiński Lewandowska/Lewandowski Zielińska/Zieliński Szymańska/Szymański Woźniak/Woźniak Dąbrowska/Dąbrowski Kozłowska/Kozłowski Jankowska/Jankowski Mazur/Mazur Wojciechowska/Wojciechowski Kwiatkowska/Kwiatkowski Krawczyk/Krawczyk Kaczmarek/Kaczmarek Piotrowska/Piotrowski Grabowska/Grabowski Pawłowska/Pawłowski Michalska/Michalski Zając/Zając Król/Król Wieczorek/Wieczorek Jabłońska/Jabłoński Wróbel/Wróbel Majewska/Majewski Stępień/Stępień Malinowska/Malinowski Dudek/Dudek Nowicka/Nowicki Sikora/Sikora Baran/Baran Rutkowska/Rutkowski',
  },
  cs_CZ: {
    female:
      'Marie Jana Eva Hana Anna Lenka Kateřina Věra Lucie Alena Petra Jaroslava Ludmila Helena Veronika Zdeňka Michaela Tereza Martina Jitka Ivana Markéta Barbora Eliška Kristýna Božena Natálie Adéla Karolína Klára',
    male: 'Jiří Jan Petr Josef Pavel Martin Tomáš Jaroslav Miroslav Zdeněk František Václav Michal Milan Karel Jakub Lukáš David Vladimír Ladislav Ondřej Roman Marek Stanislav Daniel Filip Vojtěch Matěj Adam Radek',
    pairs:
      'Nováková/Novák Svobodová/Svoboda Novotná/Novotný Dvořáková/Dvořák Černá/Černý Procházková/Procházka Kučerová/Kučera Veselá/Veselý Horáková/Horák Němcová/Němec Marková/Marek Pokorná/Pokorný Pospíšilová/Pospíšil Hájková/Hájek Jelínková/Jelínek Králová/Král Růžičková/Růžička Benešová/Beneš Fialová/Fiala Sedláčková/Sedláček Doležalová/Doležal Zemanová/Zeman Kolářová/Kolář Navrátilová/Navrátil Čermáková/Čermák Vaňková/Vaněk Urbanová/Urban Blažková/Blažek Křížová/Kříž Kovářová/Kovář',
  },
  pt_BR: {
    female:
      'Maria Ana Francisca Antônia Adriana Juliana Márcia Fernanda Patrícia Aline Sandra Camila Amanda Bruna Jéssica Letícia Júlia Luciana Vanessa Mariana Gabriela Vera Larissa Cláudia Beatriz Rita Luana Sônia Renata Eliane Tainá Iracema Yasmin Helena Raimunda',
    male: 'José João Antônio Francisco Carlos Paulo Pedro Lucas Luiz Marcos Gabriel Rafael Daniel Marcelo Bruno Eduardo Felipe Raimundo Rodrigo Manoel Mateus André Fernando Fábio Leonardo Gustavo Guilherme Leandro Tiago Anderson Ricardo Márcio Jorge Sebastião Caio',
    last: 'Silva Santos Oliveira Souza Rodrigues Ferreira Alves Pereira Lima Gomes Costa Ribeiro Martins Carvalho Almeida Lopes Soares Fernandes Vieira Barbosa Rocha Dias Nascimento Andrade Moreira Nunes Marques Machado Mendes Freitas Cardoso Ramos Gonçalves Santana Teixeira Araújo Cavalcanti Bezerra Nakamura Moura Campos Pinheiro Azevedo Correia Barros',
  },
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
