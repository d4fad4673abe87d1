-- A word as it sounds, with one vowel for e, i and ai and one for o, u and au, and without an h that nobody hears: Fatema, Qureshi
-- and Quraishi, Chauhan and Chohan. The next migration gives the words of before their new sound.
CREATE OR REPLACE FUNCTION sound_of(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(translate(
    regexp_replace(regexp_replace(replace(
      regexp_replace(regexp_replace(replace(replace($1, 'ph', 'f'), 'x', 'ks'), '([tdbgkjsc])h', '\1', 'g'), 'h(?![aeiouy])', '', 'g'),
      'ck', 'k'), 'au|o[uow]?', 'u', 'g'), 'a[iye]|e[iye]?|y', 'i', 'g'),
    'bwzq', 'vvjk'), '(.)\1+', '\1', 'g')
$$;

-- Forms are made only for words that are new: with twice as many meanings, a change of one would take seconds.
CREATE OR REPLACE FUNCTION search_meanings_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  meant text[];
BEGIN
  SELECT array_agg(DISTINCT w) INTO meant FROM "search_meanings" m, unnest(m."said" || m."found") phrase, string_to_table(phrase, ' ') w;
  UPDATE "search_words" SET "is_meant" = false WHERE "is_meant" AND "word" NOT IN (SELECT unnest(meant));
  UPDATE "search_words" SET "is_meant" = true WHERE NOT "is_meant" AND "word" IN (SELECT unnest(meant));
  INSERT INTO "search_words" ("word", "is_meant", "stem", "near")
  SELECT w, true, stem_of(w), near_forms(w) FROM unnest(meant) w WHERE NOT EXISTS (SELECT FROM "search_words" k WHERE k."word" = w) ORDER BY w
  ON CONFLICT ("word") DO UPDATE SET "is_meant" = true;
  DELETE FROM "search_words" WHERE "mentors" <= 0 AND NOT "is_meant";
  RETURN NULL;
END $$;

-- What a question wants it for says less than what it is about: in `gate ece` and `autocad viva` the branch and the tool decide.
UPDATE "search_meanings" SET "importance" = 0.3 WHERE "importance" = 0.5 AND "said" &&
  ARRAY['viva', 'certification', 'interview', 'internship', 'job', 'fresher', 'salary', 'exam', 'thesis', 'final year project'];
UPDATE "search_meanings" SET "importance" = 0.5 WHERE "importance" = 1 AND "said" &&
  ARRAY['gate', 'masters', 'ms abroad', 'mba', 'psu', 'ese', 'phd', 'startup', 'freelance', 'women', 'career break', 'product company'];
-- Of a company, its work says more than that the state owns it.
UPDATE "search_meanings" SET "said" = ARRAY(SELECT phrase FROM unnest("said") phrase WHERE phrase <> ALL (companies))
  FROM (VALUES (ARRAY['ongc job', 'bhel', 'ntpc', 'nhpc', 'sail', 'iocl', 'hpcl', 'bpcl', 'gail', 'ongc', 'powergrid', 'coal india', 'barc', 'drdo'])) c (companies)
  WHERE 'psu' = ANY ("said");
-- The dictionary takes IES for the plural of IE.
UPDATE "search_meanings" SET "said" = array_remove("said", 'ie') WHERE 'ie' = ANY ("said");
-- `can` is CAN only with its bus: every bio says it.
UPDATE "search_meanings" SET "said" = array_remove("said", 'can'), "found" = array_replace("found", 'can', 'can bus')
  WHERE 'can' = ANY ("said" || "found");
DELETE FROM "search_meanings" WHERE "said" = '{}';

-- What says nothing: more of Hindi as it is typed, and of sentences.
INSERT INTO "search_meanings" ("said", "found", "importance")
SELECT ARRAY[word], '{}'::text[], 0 FROM string_to_table('a2z aa aaj aana aao aap aapka aapke aapki aapko aasaan aata aate aati aaya abhi abroadly absolutely accept accordingly achcha achchha ache achha achhe achi achieve achieved acknowledge acquire actively adequate admission admissions advised adviser advisor afford afternoon agar age aicte aim aiming aisa aise aisi aktu allways alternate alternatives amazing amity amount amounts angle angry anjaan announce anxious anyway apart apka apke apki apko apna apne apni apologies apply applying appreciate appreciated approach approached approaching appropriate approx arey arrange asani asked asks aspect aspects aspirant aspirants aspirations assist assistance assume atleast attempt attempts attend attending aware awesome ayega baad baare banaana banana banane banani banate banau banaya bande bane banega banna banne banu barabar bare bas batade batado bataiyega batana batani batate batau batayega batayen batayiye beautiful beginners believe benefit benefits bhaiyya bhi bilkul bina bindaas bol bolo boost bother brief briefly bro budding buddy builds bunch bura busy cahiye careful carefully certainly chaahiye chahata chahate chahe chahie chahiyen chahte chaiye chaiyee chalana chalega chalo chalta chalu chance chances cheaper cheez cheezein chhod child chodo choice choices chose chosen clarification clarify clarity classes classmate clue clueless coep colleagues comfortable comment communicate concern concerned confidence confident confirm connect connecting consider considering constantly contact contacted convince cool counsel counselling counsellor counselor covered cracking crazy curiosity cutoff decision decisions dedo deejiye deeply dega dekar dekh dekhna dekho dena dene desire desired desperately destiny detail dijie dijiye dikhao dikkat dimag direct direction directly discuss discussed discussing discussion diye dono dost doston drop dropper dtu dude dusra dusre dusri earlier early earn earning efficiently effort efforts ek ekdum encourage encouragement enroll enter entering essential eventually everyday everyones exact example examples exciting expect expectation expectations expected expecting explore explored exploring express extremely faayda fact facts favor favorite favour fayda feedback feeling feels fees finally finding fine fir focus focused focusing folks forget forgot forward fr freely fresh frustrated fulfil fun gayi genuinely ghanta ghar girl glad goal goals god goodluck greatly growing gtu guess guiding guruji guy guys h haal haan habit har hears hee hesitate hindi hindimai hint hints hm hmm hoga hoge hogi hona hone honest honi hostel hota hote hoti hr hua hue hui hum humara humare humari humein humen hun hurry ichchha ichha ideal idhar ijazat ikdam immediately inform informed inka inke inki inspire inspired instant intend intended intention interesting interestingly intermediate introduce introduction invest isi iska iske iski isko isliye isnt itna itne itni jaa jaana jaane jaankari jaisa jaise jaldi jana jane jankari jata jate jati jinhe jinko jiske jisko jitna jldi jntu jntuh jo joh joined journey judge jyaada jyada kaam kabhi kabtak kafi kaha kahaa kahaan kahi kaisa kaisi kam kamaai kamao karaao karai karana karao karaye kardo karega karegi karein karen karenga karenge karengi karke karlo karta karte karti karu karun karunga karungi karvana karwa karwana kaunsa kaunse kaunsi kay kese khatam khud kidhar kids kiit kis kisi kisika kiska kiske kiski kisko kisne kisse kitna kitne kitni kiya kiye knowing knowledgeable kr kra krdo kre krega krke krna krne krni kro krta krte krti kru krunga krva ktu kuchh kyaa kyaaa kyoki kyon kyonki kyu kyuki lack lacking lag laga lagana lagega lagta lagti lakin laptop lazy leads least left legit lekar lekin lena lene leni lga linkedin list listen liya lo local located location lockdown logo logon loss lovely lpu luck lunga m maa maaloom maamla maan maangta mada madad mai makaut manage matter matters media mei meko member mene mention mentioned meraa mess message mil mila milegi milenge milna milne milta milte milti mindset minor mistake mistakes mjhe mka mko mom moment motivate motivated motivation mtlb muje mujhko mujko mushkil n na naa nahin naturally naya naye nayi nd ne nearest necessary neet nehi neighbour neither nhi nhin niche nii nobodys noob normal normally notes notice nsut nyi obvious occasionally offer offered offering openings opportunity ordinary original outcome overall overwhelmed paa paaya pace padega padegi padh padha padhana padhane padhao padhaye padhta padhte padhu padna pagal paid pain paisa paise panic partially participate pass pata pathway patience patta paying pe pehla pehle pehli peoples perfectly personal personally phele phir physically picking placed places pleased plis pliz plss plzz plzzz poora poori pora position positions possibly pr practically practise practising preferably preferred preferring pretty previous previously priority probably proceeded professionally professor professors progress promise proud prove provided provider pta pucha puche puchhna puchho pucho puchte pura puri pursue pursued push pyaar quick quiet quite r rah rahe rahega rahegi rahna rahta rahte rakha rakhna random ranges rank ranking rated reached reaching realise realistic realize recent recommendation recommendations recommended reference references referral regret regular regularly rehta rehte relate relation relevant remember remotely request requested require required requirement requirements respond response responsible result results revise revision rgpv rha rhe rhi rkh route rukh saal saari saath sab sabhi sabko sabse sach sakta sakte saktey sakti salah samaj samajh samajhao samajhna samajhne samay samj samja samjana samjao samjh samjha samjhado samjhaiye samjhana samjhane samjhaye samne sara saral sare sari sath satisfied satisfy scope seat seats seek seekh seekha seekhao seekhe seekhen seekhne seekhni seekho seekhta seekhte seekhu seekhunga seekhungi seeking seems seko sense separate seriously shayad shortcut shuru shuruaat shuruat shuruwat si sides sidha sight sikh sikhado sikhai sikhana sikhane sikhao sikhata sikhate sikhati sikhe sikhega sikhegi sikhen sikhenge sikhiye sikhlo sikhne sikhni sikho sikhta sikhte sikhti sikhu sikhunga sikhungi silly similarly sirf sit sitting situation situations skill skills skillset skta skte skti slot slots smjh smjha smjhao smjhna smoothly soch sochna social solution solutions sorry sort source sources spasht specifically spend spent sppu srm standing stepwise stories story straight strict strongly stupid style sub subjects suddenly suffering sufficient suggested suggesting suited sunna super supposed surely surprise suru suruaat survive switch switched syllabus taaki tab taiyaari taiyari tak taki talent talks tarah tareeka tareeke tarha tarika tarike taught tayaari tayari tayyari tbh teachers teen terms thapar theek thik thinking thk thoda thode thodi thora thorough thru thus tired toh tonight touch trained transparent trusted tu tujhe tum tumhara tumhe tutor tutors tyari u ultimately umeed un unable unclear understandable understood unemployed unka unke unki unsure upcoming update updated updates upgrade upskill usase uska uske uski usko usual utilise vaala vaale vaali vagairah vaise vale vali valuable verified version via vidyarthi visit visiting vjti vo vohi waale waali wahan wahi waise wajah wannabe waqt wasted wasting watch watched watching weakness wed whatsoever wide willing win wished wishes wo woh wohi wonder wonderful wondering word words worried worry worrying wow yaa yaad yaar yahan yahi ye yeh yo yr zara zaroor zaroori zarurat zaruri zindagi zyada', ' ') word
WHERE NOT EXISTS (SELECT FROM "search_meanings" WHERE "said" = ARRAY[word]);

INSERT INTO "search_meanings" ("said", "found", "weight", "importance")
SELECT string_to_array(said, ', '), array_remove(string_to_array(found, ', '), ''), weight, importance FROM (VALUES
  -- Names as they are shortened and written
  ('mohammed, mohammad, muhammad, muhammed, mohamed, mohd, md, mohamad', '', 0.6, 1),
  ('chatterjee, chatterji, chattopadhyay', '', 0.6, 1),
  ('banerjee, banerji, bandyopadhyay', '', 0.6, 1),
  ('mukherjee, mukherji, mukhopadhyay, mookerjee', '', 0.6, 1),
  ('ganguly, gangopadhyay', '', 0.6, 1),
  ('iyer, ayyar, aiyar, aiyer, iyyer', '', 0.6, 1),
  ('nambiar, nambeer, nambiyar', '', 0.6, 1),
  ('gaikwad, gaekwad, gayakwad, gaikwar', '', 0.6, 1),
  ('choudhary, chaudhary, chowdhury, choudhury, chaudhuri, chaudhari', '', 0.6, 1),
  ('lakshmi, laxmi, lakshmy', '', 0.6, 1),
  ('krishna, krishnan, krsna, kishan', '', 0.6, 1),
  ('subramanian, subramaniam, subramanyam, subrahmanyam, subbu', '', 0.6, 1),
  ('aravind, arvind, aravindh, arvindh', '', 0.6, 1),
  ('karthikeyan, karthik, kartik, kartikeya', '', 0.6, 1),
  ('venkata, venkat, venkatesh, venkateswara', '', 0.6, 1),
  ('siddharth, siddhartha, sid', '', 0.6, 1),
  ('syed, sayed, saiyad, sayyed', '', 0.6, 1),
  ('rehman, rahman, rehmaan, rahaman', '', 0.6, 1),
  ('joseph, jose, josef', '', 0.6, 1),
  -- Exams and degrees with what they are about
  ('pe exam, fe exam, professional engineer, pe license, ncees, chartered engineer, c eng', 'licensed structural engineer, chartered engineer, certification', 0.5, 0.5),
  ('gate, gate exam, ese, ies, upsc, ssc je, rrb je, psu exam, ncert, aptitude, competitive exams, jto, je civil, je electrical', 'exams, examination, exam strategy', 0.4, 0.5),
  ('mtech, m tech, gate, masters, ms, higher studies', 'm tech or job, masters or job, m tech or work', 0.8, 0.5),
  ('study in germany, study in usa, study in canada, study in uk, study in australia, ms in canada, ms in uk, ms in australia, ms in usa, ms in europe, ms in us, mba abroad, phd abroad, daad, tu munich, i20, f1 visa, visa, foreign education, overseas, overseas education, scholarship, study visa, duolingo, pte, university application, mim', 'masters, masters or job, m tech, research, thesis', 0.5, 0.5),
  ('gre, ielts, toefl, sop, lor, abroad, ms abroad, higher studies, study abroad, masters', 'masters or job', 0.8, 0.5),
  ('bee exam, bee energy auditor, certified energy auditor, certified energy manager, energy auditor exam', 'energy auditor, energy auditor examination', 0.9, 1),
  ('dgms exam, mine manager exam, first class mine manager, second class mine manager, overman, mining sirdar, fcmc, scmc, mine foreman', 'manager exams, mine manager, dgms rules', 0.9, 1),
  ('meo class 4, meo class iv, meo class 2, meo class ii, class 4 orals, coc, stcw, gp rating, eto, sponsorship dns, dns, imucet', 'class iv, competency exams, orals, sea time', 0.8, 1),
  ('pmp, pmi, prince2, pmi sp, capm', 'pmi scheduling professional, planning manager', 0.7, 1),
  ('six sigma exam, asq, lean certification, black belt certification', 'six sigma, black belt, green belt', 0.8, 1),
  ('ndt, asnt, nde, ultrasonic testing, radiography', 'x ray inspection, casting defects, quality', 0.6, 1),
  ('ccnp, ccna, jncia, fttx, gpon', 'telecom certifications, ftth design', 0.7, 1),
  -- Companies: the public sector by what it does
  ('ntpc, nhpc, sjvn, thdc, neepco, nepco, bhel, power psu, genco, transco, discom, mseb, msedcl, kseb, tneb, kptcl, pspcl, uppcl, jkspdcl', 'public sector power, power, hydropower, substation, utility', 0.8, 1),
  ('power grid corporation, power grid corporation of india, pgcil, powergrid, posoco, grid india, transmission utility', 'transmission utilities, substation, protection engineer', 0.9, 1),
  ('ongc, iocl, indian oil, hpcl, hindustan petroleum, bpcl, bharat petroleum, gail, oil india, oil psu, cpcl, numaligarh, eil, engineers india, petronet, shell, bp, chevron, exxonmobil, aramco, slb, schlumberger, halliburton, cairn', 'refinery, refining, crude, petro', 0.9, 1),
  ('coal india, cil, wcl, secl, mcl, bccl, ecl, ccl, ncl, mahanadi coalfields, singareni, sccl, nlc, neyveli, coal psu', 'underground coal, coal, colliery, mine ventilation', 0.9, 1),
  ('nmdc, vedanta, hindustan zinc, hzl, omc, moil, rio tinto, bhp, kiocl, adani mining', 'iron ore, open cast, mine manager', 0.9, 1),
  ('sail, bhilai steel, bokaro steel, rourkela steel, rinl, jsw, jspl, amns, steel psu, essar steel', 'steel plant, integrated steel, blast furnace', 0.9, 1),
  ('isro, vssc, lpsc, sac, ursc, in space, antrix, skyroot, agnikul, pixxel, bellatrix', 'launch vehicles, space, satellite, propulsion', 0.9, 1),
  ('drdo, drdl, lrde, dlrl, bel, bharat electronics, ada, nal, defence, defence research, ordnance factory, bdl, dpsu, army, military, astra', 'radar, propulsion, aerospace, helicopters, antenna', 0.7, 1),
  ('hal, hindustan aeronautics, airbus, boeing, tata advanced systems, mahindra aerospace, pratt whitney, ge aviation, cyient, quest global, ltts aerospace, spicejet, air india, embraer', 'airframe, civil aircraft, aerospace, stress', 0.8, 1),
  ('barc, npcil, igcar, nuclear power corporation, dae', 'process design, research engineer, instrumentation', 0.5, 1),
  ('indian railways, irctc, railway je, icf, rcf, rites, ircon, konkan railway, nhsrcl, bullet train, alstom, metro rail, dmrc, bmrcl, cmrl, mahametro, nmrcl', 'railways, metro rail, metro stations, metro viaducts', 0.8, 1),
  ('cpwd, pwd, mes, military engineer services, border roads, border roads organisation, nhai, nhidcl, morth, pmgsy, irrigation department, phed, public health engineering, jal nigam, water board, bwssb, municipal corporation, bmc, pmc, public works department, zilla parishad', 'executive engineer, highways, public works, municipal water, municipal corporation, hill roads, rural roads', 0.7, 1),
  ('cpcb, spcb, kspcb, mpcb, pollution control board, moefcc, neeri, teri', 'eia, environmental, regulator', 0.8, 1),
  ('ongc job', 'refinery', 0.8, 1),
  -- Companies: others
  ('larsen toubro, larsen and toubro, l t, lnt, lt, l t construction, afcons, shapoorji, shapoorji pallonji, tata projects, gmr, ncc, dilip buildcon, hcc, hindustan construction, simplex, kec, kalpataru, megha, meil, gammon, patel engineering, ashoka buildcon, dlf, godrej properties, lodha, prestige, brigade', 'site engineer, construction, contractors, rcc, metro', 0.6, 1),
  ('jacobs, aecom, wsp, arup, atkins, stup, mott macdonald, tce, tata consulting engineers, egis, systra, ramboll, buro happold, thornton tomasetti, skidmore', 'structural engineer, design associates, seismic, bridge', 0.7, 1),
  ('tesla, ather, ather energy, ola, ola electric, byd, tata ev, mahindra electric, hero electric, revolt, ultraviolette, kinetic green, euler motors, exponent energy, log9, omega seiki, bajaj ev, e rickshaw, erickshaw, e auto, electric auto, electric rickshaw, electric bus, electric three wheeler, lithium battery', 'ev powertrain, electric three wheelers, battery pack design, motor selection', 0.9, 1),
  ('maruti, maruti suzuki, tata motors, mahindra, hyundai, kia, honda, toyota, ashok leyland, eicher, volvo, mercedes, daimler, bmw, renault, nissan, ford, skoda, volkswagen, jlr, force motors, zf, schaeffler, magna, bharat forge, sona comstar, motherson, denso, lear, automotive company, oem', 'passenger cars, light commercial vehicles, auto components, auto stampings, gearbox', 0.7, 1),
  ('hero motocorp, tvs motor, bajaj auto, royal enfield, two wheelers, scooter, motorbike', 'two wheelers, die casting, auto components', 0.7, 1),
  ('tesla, bosch, rivian', 'automobile', 0.4, 1),
  ('intel, amd, nvidia, qualcomm, mediatek, samsung semiconductor, texas instruments, ti, nxp, arm, broadcom, marvell, micron, synopsys, cadence, infineon, stmicroelectronics, renesas, analog devices, adi, apple silicon, tsmc, tata electronics, sankalp, wipro vlsi, hcl vlsi, google silicon', 'vlsi, physical design, verification, semiconductors, soc, chips', 0.9, 1),
  ('foxconn, jabil, dixon, sanmina, syrma, kaynes, ems company, electronics manufacturing, samsung, lg, panasonic, oneplus, xiaomi, texas instruments', 'hardware engineer, embedded, pcb, schematic', 0.7, 1),
  ('jio, reliance jio, airtel, vodafone idea, bsnl, ericsson, nokia, huawei, zte, tejas networks, sterlite, stl, indus towers, telecom company', 'mobile operators, telecom operators, radio network, optical network', 0.8, 1),
  ('siemens, abb, schneider, schneider electric, honeywell, rockwell, yokogawa, emerson, mitsubishi electric, omron, beckhoff, delta electronics, fanuc india, kuka, gea, automation company, system integrator', 'automation, plc, controls engineer, dcs, robots', 0.7, 1),
  ('hitachi energy, ge vernova, ge grid, cg power, siemens energy, l t electrical, schneider electric, abb relay, sel, alstom grid', 'protection engineer, relay, substation', 0.7, 1),
  ('adani green, renew, renew power, azure power, tata power solar, suzlon, vestas, waaree, vikram solar, avaada, acme solar, greenko, hero future, first solar, inox wind, sembcorp', 'solar, renewables, utility solar, yield', 0.9, 1),
  ('ultratech, acc, ambuja, dalmia, shree cement, jk cement, birla, ramco cement, holcim', 'cement, kiln, clinkers', 0.9, 1),
  ('reliance, reliance industries, ril, nayara, essar oil, mrpl, jamnagar refinery', 'refinery, refining, petro', 0.9, 1),
  ('asian paints, berger, upl, tata chemicals, deepak nitrite, basf, dow, aarti, srf, gujarat fluoro, gacl, pidilite, grasim, unilever chemical, dcm shriram', 'chemical, process engineer, chlor alkali, solvents', 0.8, 1),
  ('sun pharma, cipla, dr reddys, lupin, biocon, zydus, torrent, aurobindo, pfizer, serum institute, glenmark, mankind', 'pharma, tablet plant', 0.9, 1),
  ('ge healthcare, siemens healthineers, philips healthcare, medtronic, stryker, wipro ge, mindray, skanray, trivitron, bpl medical, allengers, apollo hospitals, fortis, hospital, max hospital, aiims', 'medical devices, hospitals, medical equipment, patient monitors, diagnostics', 0.9, 1),
  ('john deere, mahindra tractors, tafe, sonalika, escorts, escorts kubota, swaraj, new holland, cnh, kubota, mahindra tractor, vst tillers', 'farm machinery, tractor industry, agro machines', 0.9, 1),
  ('dehaat, ninjacart, fasal, cropin, agri startup, agritech startup, agri drone', 'agritech, soil sensing, farm sensing', 0.9, 1),
  ('maersk, shipping corporation, anglo eastern, synergy marine, fleet management, bernhard schulte, great eastern, executive ship management, cochin shipyard, mazagon dock, garden reach, goa shipyard, shipyard, indian navy, coast guard', 'ship managers, bulk carriers, tankers, marine engineering', 0.9, 1),
  ('raymond, arvind mills, welspun, vardhman, trident, shahi exports, gokaldas, page industries, jockey, kpr mill, alok industries, spinning mill', 'textile, knits, knitwear export, dyeing', 0.9, 1),
  ('kajaria, somany, johnson tiles, cera, hindware, jaquar, rak ceramics, asian granito', 'tiles, floor tiles, sanitaryware, ceramics', 0.9, 1),
  ('amazon, flipkart, delhivery, blue dart, dhl, zepto, blinkit, walmart, fulfilment centre, fulfillment center', 'warehousing, warehouse design, warehouse robots, supply chain', 0.8, 1),
  ('greyorange, addverb, unbox robotics, cynlr, boston dynamics, robotics startup, robotics company', 'warehouse robots, ros 2, robotics software', 0.9, 1),
  ('wabag, ion exchange, thermax, veolia, suez, doshion, va tech wabag, triveni water', 'water treatment plants, membrane, effluent', 0.8, 1),
  ('itc paper, jk paper, ballarpur, bilt, tnpl, west coast paper, century paper', 'paper, pulp and paper', 0.9, 1),
  ('godrej, voltas, whirlpool, blue star, havells, crompton, bajaj electricals, appliances, home appliances, refrigerator, washing machine', 'white goods, consumer goods', 0.8, 1),
  ('hul, nestle, britannia, amul, coca cola, pepsi, pepsico, parle, dabur, itc, fmcg, bisleri, bottle filling', 'packaging, beverages, consumer goods, dairy', 0.8, 1),
  -- Hindi for things
  ('sadak, sadke, rasta, marg, highway, roads', 'pavement, hill roads, rural roads, highways', 0.9, 1),
  ('pul, setu, bridge', 'overbridges, bridges, viaducts', 0.8, 1),
  ('makaan, makan, imarat, bhavan, building, ghar banana', 'structural engineer, residential towers, rcc frames', 0.7, 1),
  ('neev, foundation', 'raft foundations, pile design', 0.8, 1),
  ('mitti, soil', 'soil report, geotechnical', 0.8, 1),
  ('paani, pani, jal, peene ka pani, water', 'water supply, water treatment, municipal water', 0.8, 1),
  ('ganda pani, gandagi, nala, naali, seepage, sewer', 'sewage treatment, stp design, effluent', 0.9, 1),
  ('nadi, baadh, baarish, barish, flood', 'flood forecasting, river, hydrologist', 0.9, 1),
  ('bijli, vidyut, current supply, electricity', 'power, relay, substation, energy engineering', 0.8, 1),
  ('suraj, saur, saur urja, saur oorja, solar', 'solar', 0.9, 1),
  ('gaadi, gadi, gaadiya, motor gaadi, vahan, vehicle', 'automobile, passenger cars, powertrain', 0.9, 1),
  ('koyla, koila, khadan, khan khanan, khadaan, khanij, mines', 'coal, mining, mine manager, mine ventilation', 0.9, 1),
  ('kheti, kisan, krishi, kheti badi, fasal, agriculture', 'farm machinery, agritech, farmer', 0.9, 1),
  ('kapda, kapde, kapra, dhaga, rangai, textile', 'textile, dyeing, knits', 0.9, 1),
  ('resham, silk', 'silk', 0.9, 1),
  ('loha, ispat, steel', 'steel plant, integrated steel', 0.9, 1),
  ('jahaz, jahaj, samudra, nauka, ship', 'marine engineering, ship managers, engine room', 0.9, 1),
  ('hawai jahaz, viman, aircraft', 'aircraft, airframe', 0.9, 1),
  ('antariksh, aakash, space', 'space, satellite, propulsion', 0.9, 1),
  ('mashin, masheen, machine, purza, yantra', 'machine, machinery, machining', 0.6, 1),
  ('kaarkhana, karkhana, factory', 'shop floor, production, plant', 0.7, 1),
  ('aspatal, haspatal, dawakhana, hospital', 'hospitals, biomedical', 0.9, 1),
  ('naukri, nokri, rozgar, job', 'first job', 0.5, 0.3),
  ('sarkari, sarkari job, sarkari nokri, govt job, gov job', 'public sector, state engineering services', 0.8, 0.5),
  ('ladki, ladkiyan, mahila, girl engineer, women', 'woman, second woman', 0.9, 0.5),
  -- Abbreviations with their signs
  ('o m, operation and maintenance, operations and maintenance', 'operations engineer, maintenance engineer, planned maintenance, overhaul', 0.7, 1),
  ('e i, c i, control and instrumentation, electrical and instrumentation, electronics and instrumentation, i c, ic engineer', 'instrumentation, instrument engineer, control systems', 0.8, 1),
  ('e tc, e tce, e t c, etce, e c, ec, e c e, electronics and communication', 'electronics communication, electronics telecommunication, rf, embedded', 0.8, 1),
  ('e e e, e e, electrical and electronics, electrical electronics', 'power, relay, energy engineering, etap', 0.6, 1),
  ('d b, drill and blast, drilling and blasting', 'blast design, blasting', 0.9, 1),
  ('q s, quantity survey', 'quantity surveyor, quantity take off', 0.9, 1),
  ('w t p, s t p, e t p, stps, wtps, etps', 'sewage treatment, water treatment plants, stp design', 0.9, 1),
  ('h t, l t panel, ht lt, h v, e h v, mv panel, vcb, acb, mccb, busbar, ct pt, idmt, overcurrent', 'relay settings, switchgear, substation, secondary injection', 0.7, 1),
  ('opcua, opc da', 'opc ua', 0.9, 1),
  ('can bus, canbus, can protocol, can fd, canoe, canalyser', 'canalyzer, powertrain, protocols', 0.8, 1),
  -- The same thing in other words
  ('earthquake, quake, bhukamp, ductile detailing, time history, pushover, base isolation, response spectrum', 'seismic design, ductile detailing', 0.8, 1),
  ('e tabs, tekla, prota, rcdc, etabs course, shear wall, seismic code, two way slab, flat slab, rcc detailing, multi storied, multistoried, storied, g 5 building', 'etabs, rcc frames, structural engineer', 0.7, 1),
  ('asphalt, bitumen, bituminous, flexible pavement, rigid pavement, dbm, wmm, subgrade, cbr', 'pavement design, marshall mix design, pavement engineer', 0.8, 1),
  ('geometric tolerancing, tolerancing, gdnt, asme y14, datum, limits fits', 'tolerance stack up, gd t', 0.9, 1),
  ('3d building model, revit mep, revit architecture, ifc, cobie, lod 400, bim manager, bim modeler, bim modeller', 'bim coordinator, bim modeller, clash detection', 0.9, 1),
  ('piping engineering, piping design, pipe stress, caesar, caesar ii, plant 3d, e3d, pdms', 'p id, autocad plant 3d, process engineer', 0.6, 1),
  ('refractory, clinker, raw mill, clinkerisation, preheater', 'kiln operation, refractories, clinkers', 0.8, 1),
  ('open pit, opencast mine, surface mining, quarry, haul road, dumper, dragline, shovel dumper', 'open cast, bench design, fleet matching', 0.9, 1),
  ('village water, rural water, har ghar jal, borewell, pipeline design, overhead tank, gravity flow', 'rural water project, rural water supply, gravity water schemes', 0.8, 1),
  ('wind turbine, wind farm, green hydrogen, renewables sector, bipv, inverter sizing, pv module, solar inverter, pv syst, rooftop', 'solar plant design, photovoltaics, pvsyst', 0.7, 1),
  ('pump selection, boiler tuning, steam trap, thermal audit, compressor audit, energy saving, energy savings, esco, pat scheme, iso 50001', 'energy audits, boiler efficiency, pump systems', 0.8, 1),
  ('transmitter, temperature transmitter, thermocouple, rtd, flow meter, flowmeter, level transmitter, analyser, analyzer, pressure transmitter, control valves', 'field instruments, instrumentation, calibration systems, thermometry', 0.8, 1),
  ('vfd drives, cobots, pick and place, conveyor, palletizing, gripper, robot cell, welding robot', 'robot cell layout, pick and place, servo sizing', 0.7, 1),
  ('esp8266, nodemcu, esp32, arduino uno, sensors project, smart home, home automation, thingspeak, blynk', 'iot project, embedded, microcontrollers, arduino', 0.7, 1),
  ('nodered, time series, telemetry, gateway, sensor data, machine data, historian', 'opc ua, time series data, dashboard', 0.8, 1),
  ('vlsi backend, pd engineer, asic physical design, dft, synthesis, lvs, drc, tapeout, tape out, eda, openlane, skywater, magic vlsi', 'physical design, rtl to gdsii, floorplanning', 0.8, 1),
  ('sva, coverage, testbenches, scoreboard, asic verification, soc verification, questasim, modelsim, vivado', 'uvm, coverage planning, soc verification, systemverilog assertions', 0.8, 1),
  ('patch antenna, microstrip, hfss simulation, sdr, gnu radio, mmic, lna, vna, s parameters, beamforming, mimo', 'antenna design, impedance matching, network analysers', 0.8, 1),
  ('mobile tower, bts, tower, cell tower, lte, volte, open ran, o ran, massive mimo, rf planning, rf optimization, rf optimisation, network optimization', 'radio network, drive testing, antenna tilt, site acquisition', 0.8, 1),
  ('keil, embedded developer, bare metal programming, can protocol, i2s, usart, adc, pwm, timers, interrupts, bootloader, ota, low power', 'embedded c, microcontrollers, firmware, low power design', 0.8, 1),
  ('operating system, os, buildroot, rtlinux, uboot, board bringup, bsp development, kernel driver, dts', 'embedded linux, linux drivers, board bring up, yocto', 0.8, 1),
  ('nav2, moveit, rviz, urdf, turtlebot, amr, agv, autonomous vehicle, kalman filter, localization, mapping, reinforcement learning, opencv, yolo', 'ros 2, slam, motion planning, localisation', 0.8, 1),
  ('hydraulic, hydraulics and pneumatics, pneumatic, pneumatics, actuator', 'mechanism design, automation, mechatronics', 0.5, 1),
  ('gearbox design, kisssoft, romax, helical gear, spur gear, planetary gear, clutch, driveline', 'gear design, transmission design', 0.9, 1),
  ('rocket motor, solid rocket, cubesat, nozzle, liquid engine, hybrid rocket, satellite design, orbital mechanics', 'liquid propulsion, injector design, student rocket', 0.8, 1),
  ('aircraft design, aeromodelling, plane, aeroplane design, wing, fuselage, landing gear, amie, dgca ame, ame', 'airframe stress, civil aircraft, stress analysis', 0.7, 1),
  ('jigs fixtures, tool room, edm, wire edm, grinding, surface finish, turning, 5 axis, vmc programming, cnc operator, delcam, powermill, esprit, gcode, cnc programmer', '5 axis machining, cam, tool selection, fixture design', 0.8, 1),
  ('hpdc, lpdc, gravity die casting, sand casting, investment casting, procast, magma, gating system, runner, riser, shrinkage porosity, blow holes', 'die casting, gating design, casting defects, porosity analysis', 0.9, 1),
  ('operations planning, erp, sap, sap mm, sap pp, mrp, ppc, production planning and control, takt time, jit, kanban, poka yoke, gemba', 'production planning, inventory planning, value stream mapping', 0.7, 1),
  ('linear programming, optimization, optimisation, queueing, discrete event simulation, flexsim, anylogic, forecasting demand, eoq', 'operations research, simulation, inventory planning', 0.8, 1),
  ('mccabe thiele, vle, reboiler, packed column, tray column, chemcad, pinch analysis, mass balance, material balance, energy balance, reaction engineering, cre, reactor design', 'distillation, mass and energy balance, column troubleshooting, process design', 0.8, 1),
  ('fire and explosion, explosion, qra, gas leak, phast simulation, flare, bowtie, bhopal, accident investigation, safety engineering, safety engineer', 'process safety, consequence modelling, relief sizing, incident investigation', 0.9, 1),
  ('cdu, vdu, hydrocracker, catalytic cracking, naphtha, aromatics, refinery job, panel operator, dcs operator, board operator', 'crude distillation, fcc operation, panel officer, refinery operations', 0.9, 1),
  ('fabric dyeing, knitting machine, garment technology, printing on fabric, cotton, polyester, apparel merchandising, merchandiser, wet processing', 'textile careers, reactive dyeing, knitwear export', 0.8, 1),
  ('harvester, thresher, rotavator, seed drill, plough, farm equipment, farm equipments, farm machine, agricultural machinery, stubble, parali, stubble burning', 'farm machinery design, straw management, seeders', 0.9, 1),
  ('bioinstrumentation, medical instrumentation, defibrillator, infusion pump, pulse oximeter, spo2, prosthetic, prosthetics, wearable health, health monitoring, bme project', 'device project, ecg acquisition, medical devices, patient monitoring', 0.7, 1),
  ('aadhaar, swot, aptitude test, group discussion, gd pi, hr round, technical round, communication skills, soft skills, english speaking, personality', 'interviews, first job, recruiters', 0.5, 0.3),
  -- Towns and districts by the cities near them
  ('mumbai, bombay, navi mumbai, thane, panvel, andheri, powai, vashi, vasai, raigad, dombivli', 'pune, nashik', 0.5, 1),
  ('pune, hinjewadi, hinjawadi, chakan, pimpri chinchwad, pimpri, kharadi, hadapsar, bhosari, wakad, chinchwad, talegaon, pcmc', '', 0.6, 1),
  ('nagpur, vidarbha, amravati, wardha, chandrapur, akola, yavatmal, butibori, orange city', '', 0.6, 1),
  ('nashik, nasik, nasik road', '', 0.6, 1),
  ('aurangabad, sambhajinagar, chhatrapati sambhajinagar, marathwada, latur, nanded, jalna, jalgaon, dhule, khandesh, ahmednagar, ahilyanagar', 'nashik, pune', 0.7, 1),
  ('kolhapur, sangli, satara, solapur, karad, ichalkaranji, ratnagiri, sindhudurg', 'pune', 0.7, 1),
  ('bengaluru, bangalore, blore, banglore, bangaluru, namma bengaluru, whitefield, electronic city, koramangala, marathahalli, peenya, bommasandra, tumkur, tumakuru, kolar, hosur road', '', 0.6, 1),
  ('mysuru, mysore, mandya, hassan, coorg, madikeri, chamarajanagar', '', 0.6, 1),
  ('mangaluru, mangalore, udupi, manipal, surathkal, karwar, dakshina kannada', '', 0.6, 1),
  ('hubballi, dharwad, belagavi, davangere, ballari, bellary, kalaburagi, gulbarga, shivamogga, shimoga, bijapur, vijayapura, north karnataka', 'bengaluru, mangaluru', 0.5, 1),
  ('delhi, new delhi, dilli, delhi city, dwarka, rohini sector, saket, laxmi nagar', 'noida, gurugram, ghaziabad, faridabad', 0.5, 1),
  ('noida, greater noida, gautam buddha nagar, ghaziabad, meerut, nodia', 'delhi', 0.5, 1),
  ('gurugram, gurgaon, manesar, dharuhera, bawal, rewari, sohna, faridabad, ballabgarh', 'delhi', 0.5, 1),
  ('rohtak, hisar, sonipat, sonepat, karnal, panipat, ambala, kurukshetra, yamunanagar, bhiwani', 'gurugram, chandigarh', 0.6, 1),
  ('mohali, panchkula, tricity, zirakpur, sas nagar, kharar, chandigarh, chd', 'chandigarh', 0.9, 1),
  ('amritsar, jalandhar, bathinda, bhatinda, phagwara, ropar, rupnagar, hoshiarpur, pathankot, sangrur, mohali', 'ludhiana, patiala, chandigarh', 0.6, 1),
  ('himachal, himachal pradesh, hp himachal, shimla, mandi, solan, hamirpur, baddi, kangra, dharamshala', 'chandigarh, dehradun', 0.6, 1),
  ('dehradun, doon, haridwar, roorkee, rishikesh, uttarakhand', 'dehradun', 0.9, 1),
  ('pantnagar, rudrapur, haldwani, nainital, kumaon, almora, kashipur, sidcul', 'pantnagar', 0.9, 1),
  ('lucknow, lko, kanpur, prayagraj, allahabad, varanasi, gorakhpur, agra, bareilly, jhansi, aligarh, mathura, ayodhya, faizabad, moradabad, eastern up, purvanchal', 'lucknow', 0.6, 1),
  ('jaipur, pink city, ajmer, alwar, sikar, udaipur, bhilwara, bikaner, pilani', 'jaipur, jodhpur, kota', 0.5, 1),
  ('jodhpur, marwar, barmer, jaisalmer, phalodi, bikaner', 'jodhpur', 0.9, 1),
  ('ahmedabad, amdavad, ahmadabad, amd, gandhinagar, sanand, mehsana, kalol', '', 0.6, 1),
  ('vadodara, baroda, bharuch, ankleshwar, dahej, surat, hazira, vapi, valsad, navsari', 'vadodara', 0.6, 1),
  ('rajkot, saurashtra, jamnagar, bhavnagar, junagadh, morbi, kathiawar, porbandar, kutch, kachchh, bhuj, mundra, gandhidham', 'jamnagar, morbi', 0.8, 1),
  ('hyderabad, hyd, cyberabad, hitech city, gachibowli, madhapur, secunderabad, kukatpally, sangareddy, medchal', '', 0.6, 1),
  ('warangal, karimnagar, nizamabad, khammam, ramagundam, telangana', 'hyderabad', 0.8, 1),
  ('visakhapatnam, vizag, vishakapatnam, visakhapatanam, gajuwaka, vizianagaram, srikakulam, kakinada, rajahmundry', 'visakhapatnam', 0.8, 1),
  ('vijayawada, guntur, nellore, tirupati, kurnool, anantapur, kadapa, amaravati, ongole, eluru, rayalaseema', 'visakhapatnam, hyderabad', 0.5, 1),
  ('chennai, madras, chenai, sriperumbudur, oragadam, ambattur, guindy, tambaram, kanchipuram, chengalpattu, avadi', '', 0.6, 1),
  ('madurai, salem, trichy, tiruchirappalli, erode, tirunelveli, thoothukudi, tuticorin, thanjavur, karur, dindigul, nagercoil, kanyakumari, namakkal, neyveli, cuddalore', 'coimbatore, chennai, tiruppur', 0.5, 1),
  ('vellore, ranipet, katpadi, ambur, tiruvannamalai, arcot', 'vellore', 0.9, 1),
  ('hosur, krishnagiri, dharmapuri', 'hosur', 0.9, 1),
  ('pondicherry, puducherry, pondy, villupuram, karaikal', 'chennai, vellore', 0.5, 1),
  ('kochi, cochin, ernakulam, aluva, kottayam, thrissur, alappuzha, alleppey, idukki, kalamassery', 'kochi', 0.8, 1),
  ('thiruvananthapuram, trivandrum, tvm, kollam, quilon, technopark, pathanamthitta', 'thiruvananthapuram', 0.8, 1),
  ('kozhikode, calicut, malappuram, kannur, wayanad, kasaragod, palakkad, palghat, malabar', 'kozhikode', 0.8, 1),
  ('kolkata, calcutta, kol, salt lake, howrah, rajarhat, hooghly, kalyani, barasat, durgapur, asansol, kharagpur, burdwan', 'kolkata, haldia', 0.5, 1),
  ('siliguri, darjeeling, jalpaiguri, cooch behar, malda, north bengal', 'kolkata, guwahati', 0.5, 1),
  ('bhubaneswar, bhubaneshwar, bbsr, cuttack, rourkela, sambalpur, berhampur, orisa, odissa, odisha, keonjhar, angul, jharsuguda', 'bhubaneswar', 0.8, 1),
  ('ranchi, bokaro, dhanbad, jharia, jamshedpur, hazaribagh, sindri, giridih, jsr', 'dhanbad, jamshedpur', 0.5, 1),
  ('patna, bihar, gaya ji, bhagalpur, muzaffarpur, darbhanga, begusarai', 'dhanbad, jamshedpur, kolkata, lucknow', 0.4, 1),
  ('raipur, bhilai, bilaspur, durg, korba, chhattisgarh', 'nagpur, bhubaneswar, bhopal', 0.4, 1),
  ('bhopal, indore, gwalior, jabalpur, ujjain, satna, dewas, pithampur, itarsi', 'bhopal', 0.7, 1),
  ('guwahati, gauhati, silchar, tezpur, nagaon, dispur, tinsukia, dibrugarh, jorhat, sivasagar, upper assam', 'guwahati, jorhat', 0.5, 1),
  ('shillong, imphal, agartala, kohima, dimapur, itanagar, gangtok, meghalaya, manipur, tripura, nagaland, arunachal, arunachal pradesh, sikkim', 'guwahati, aizawl, jorhat', 0.5, 1),
  ('srinagar, jammu, kashmir, anantnag, baramulla, udhampur, kashmir valley, j and k', 'srinagar', 0.8, 1),
  ('goa, panaji, panjim, margao, vasco, mapusa, ponda', 'vasco da gama', 0.9, 1),
  ('west india, western india', 'pune, ahmedabad, nashik, vadodara', 0.6, 1),
  ('east india, eastern india', 'kolkata, bhubaneswar, jamshedpur, haldia', 0.6, 1),
  ('central india', 'bhopal, nagpur', 0.6, 1),
  ('u p, uttar pradesh, uttarpradesh', 'lucknow, noida', 0.9, 1),
  ('a p, andhra, andhra pradesh, andhrapradesh', 'visakhapatnam', 0.9, 1),
  ('t n, tamil nadu, tamilnadu, tamilnad, tamil naidu', 'chennai, coimbatore, vellore, tiruppur, hosur', 0.9, 1),
  ('w b, west bengal, westbengal', 'kolkata, haldia', 0.9, 1),
  ('karnatka, karnataka, karnatak', 'bengaluru, mysuru, mangaluru, ramanagara', 0.9, 1),
  ('maharastra, maharashtra', 'pune, nagpur, nashik', 0.9, 1)
) AS rows (said, found, weight, importance);
INSERT INTO "search_meanings" ("said", "found", "weight")
SELECT ARRAY[company], '{public sector}', 0.5 FROM string_to_table('ntpc nhpc bhel ongc iocl hpcl bpcl gail sail powergrid barc drdo isro hal', ' ') company;
