-- Search by meaning (decision 56). Each mentor has their words with the fields in which they stand; `search_words` has every
-- word once, with the ways in which it may be mistyped; `search_meanings` says what means the same.

-- The words of a text with their places. What stands between blanks is one word more if signs divide it: `STAAD.Pro` is `staad`,
-- `pro` and, behind all others, `staadpro`. C++ and C# are words too.
CREATE FUNCTION search_words_of(text) RETURNS TABLE (word text, place bigint) LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  WITH given AS MATERIALIZED (SELECT folded($1) AS text)
  SELECT left(part, 60), least(at, 3500) FROM given, string_to_table(plain_words(text), ' ') WITH ORDINALITY AS parts (part, at)
  WHERE part <> ''
  UNION ALL
  SELECT left(replace(plain_words(chunk[1]), ' ', ''), 60), least(3500 + 2 * at, 3999)
  FROM given, regexp_matches(text, '[^\s]*[a-z0-9][^a-z0-9\s]+[a-z0-9][^\s]*', 'g') WITH ORDINALITY AS chunks (chunk, at)
  UNION ALL
  SELECT sign[1], 3999 FROM given, regexp_matches(text, '(?:^|[^a-z0-9])([a-z](?:\+\+|#))', 'g') sign
$$;

-- A profile as words: each with the weight of its field, those of the strongest fields once more behind a ^, which an index can
-- look up without reading a row. The places of each weight begin at a number of their own.
CREATE FUNCTION search_vector_of(a text, b text, c text, d text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg('''' || word || ''':' || 4000 * (nr - 1) + place || substr('ABCD', nr::int, 1) ||
    CASE WHEN nr = 1 THEN ' ''^' || word || '''' ELSE '' END, ' '), '')::tsvector
  FROM unnest(ARRAY[a, b, c, d]) WITH ORDINALITY AS fields (field, nr), LATERAL search_words_of(field)
$$;

ALTER TABLE "mentors" ADD COLUMN "search_vector" tsvector;

-- Which field has which weight; api/mentors/search/weights.ts says what A to D are worth.
CREATE FUNCTION search_vector_of_mentor(m "mentors") RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT search_vector_of(
    concat_ws(' ', m.name, m.current_job_title, array_to_string(m.topics_can_mentor_on, ' '), array_to_string(m.skills, ' ')),
    concat_ws(' ', m.sub_branch, m.current_city, m.current_company, array_to_string(m.tools_and_software, ' '),
      array_to_string(m.certifications, ' '), array_to_string(m.industries_worked_in, ' '), array_to_string(m.languages, ' ')),
    concat_ws(' ', m.main_branch, array_to_string(m.key_projects, ' '), array_to_string(m.previous_companies, ' ')),
    concat_ws(' ', m.bio, m.why_i_mentor, m.success_stories))
$$;
CREATE FUNCTION mentors_search_vector() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_vector := search_vector_of_mentor(NEW);
  RETURN NEW;
END $$;
CREATE TRIGGER mentors_search_vector BEFORE INSERT OR UPDATE OF "name", "current_job_title", "current_company", "current_city",
  "main_branch", "sub_branch", "skills", "topics_can_mentor_on", "tools_and_software", "industries_worked_in", "certifications",
  "key_projects", "previous_companies", "languages", "bio", "why_i_mentor", "success_stories"
  ON "mentors" FOR EACH ROW EXECUTE FUNCTION mentors_search_vector();

-- Every word of a listed mentor, and every word of a meaning.
CREATE TABLE "search_words" (
  "word" TEXT NOT NULL,
  "mentors" INTEGER NOT NULL DEFAULT 0,
  "is_meant" BOOLEAN NOT NULL DEFAULT false,
  "stem" TEXT NOT NULL,
  "near" TEXT[],
  CONSTRAINT "search_words_pkey" PRIMARY KEY ("word")
);
CREATE INDEX "search_words_stem_idx" ON "search_words" ("stem");
-- Without a list of what is to be indexed later: every search would read it.
CREATE INDEX "search_words_near_idx" ON "search_words" USING GIN ("near") WITH (fastupdate = off);
CREATE INDEX "search_words_word_trgm" ON "search_words" USING GIN ("word" gin_trgm_ops) WITH (fastupdate = off);

-- `designing` and `designs` are forms of `design`; the dictionary leaves abbreviations without a vowel alone, such as `PLCs`.
CREATE FUNCTION stem_of(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN $1 ~ '^[^aeiouy0-9]{2,}s$' THEN left($1, -1) WHEN $1 ~ '^[a-z]{3,}$' THEN coalesce((ts_lexize('english_stem', $1))[1], $1) ELSE $1 END
$$;

-- A word as it sounds in India's spellings: Fathima and Fatima, Murthy and Murti, Laxmi and Lakshmi.
CREATE FUNCTION sound_of(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(translate(
    replace(replace(replace(replace(replace(
      regexp_replace(replace(replace($1, 'ph', 'f'), 'x', 'ks'), '([tdbgkjsc])h', '\1', 'g'),
      'ee', 'i'), 'oo', 'u'), 'ou', 'u'), 'ow', 'u'), 'ck', 'k'),
    'wzyq', 'vjik'), '(.)\1+', '\1', 'g')
$$;

-- What a word and its mistakes have in common: the word without one letter, a longer one also without two, and its sound. Two
-- words that are one mistake apart share at least one of these, so that an index finds them.
CREATE FUNCTION near_forms(text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN $1 ~ '^[^0-9+#]{3,24}$' THEN ARRAY(
    SELECT $1
    UNION SELECT '~' || sound_of($1) WHERE char_length($1) > 3
    UNION SELECT overlay($1 PLACING '' FROM i FOR 1) FROM generate_series(1, char_length($1)) i
    UNION SELECT overlay(overlay($1 PLACING '' FROM j FOR 1) PLACING '' FROM i FOR 1)
      FROM generate_series(1, char_length($1)) i, generate_series(1, char_length($1)) j
      WHERE i < j AND char_length($1) BETWEEN 8 AND 16
  ) END
$$;

-- Words that share a form. PostgreSQL takes the look at the index for dearer than one at every word, which takes up to half a
-- second for a word at 15,000: comparing two arrays costs more than it knows.
CREATE FUNCTION words_near(forms text[]) RETURNS SETOF "search_words" LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  SELECT * FROM "search_words" WHERE "near" && forms AND ("mentors" > 0 OR "is_meant")
$$;

-- Keeps the words in step, within the transaction of the change; words are locked in one order, so that nobody waits in a circle.
-- A word has up to 138 forms, and an index never gives their room back: forms are made only for words that come, and of one change
-- for at most 500 words a mentor, the shortest. Another word is found as it is written.
CREATE FUNCTION count_search_words(words text[], numbers int[], mentors bigint) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "search_words" AS known ("word", "mentors", "stem", "near")
  SELECT w, n, stem_of(w), CASE WHEN is_new AND row_number() OVER (PARTITION BY is_new ORDER BY char_length(w), w) <= 500 * $3 THEN near_forms(w) END
  FROM (
    SELECT w, n, n > 0 AND NOT EXISTS (SELECT FROM "search_words" k WHERE k."word" = w AND k."mentors" > 1) AS is_new
    FROM (SELECT w, sum(n)::int AS n FROM unnest(words, numbers) AS u (w, n) WHERE left(w, 1) <> '^' GROUP BY w HAVING sum(n) <> 0) s
  ) t
  ORDER BY w
  ON CONFLICT ("word") DO UPDATE SET "mentors" = known."mentors" + excluded."mentors", "near" = coalesce(known."near", excluded."near");
  -- A name goes with its person.
  DELETE FROM "search_words" WHERE "word" = ANY (words) AND "mentors" <= 0 AND NOT "is_meant"
$$;
CREATE FUNCTION mentors_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  words text[];
  numbers int[];
  mentors bigint;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(w), array_agg(n) INTO words, numbers FROM (
      SELECT w, count(*)::int AS n FROM now_rows, unnest(tsvector_to_array("search_vector")) w
      WHERE "status" = 'accepted' AND "is_active" GROUP BY w) s;
    SELECT count(*) INTO mentors FROM now_rows;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(w), array_agg(n) INTO words, numbers FROM (
      SELECT w, -count(*)::int AS n FROM old_rows, unnest(tsvector_to_array("search_vector")) w
      WHERE "status" = 'accepted' AND "is_active" GROUP BY w) s;
    mentors := 0;
  ELSE
    WITH changed AS (
      SELECT o."search_vector" AS before, n."search_vector" AS after,
        o."status" = 'accepted' AND o."is_active" AS was_listed, n."status" = 'accepted' AND n."is_active" AS is_listed
      FROM old_rows o JOIN now_rows n USING ("id")
      WHERE o."search_vector" IS DISTINCT FROM n."search_vector" OR o."status" <> n."status" OR o."is_active" <> n."is_active"
    )
    SELECT array_agg(w), array_agg(n) INTO words, numbers FROM (
      SELECT w, sum(n)::int AS n FROM (
        SELECT w, -1 AS n FROM changed, unnest(tsvector_to_array(before)) w WHERE was_listed
        UNION ALL SELECT w, 1 FROM changed, unnest(tsvector_to_array(after)) w WHERE is_listed
      ) u GROUP BY w HAVING sum(n) <> 0) s;
    SELECT count(*) INTO mentors FROM now_rows;
  END IF;
  IF words IS NOT NULL THEN PERFORM count_search_words(words, numbers, mentors); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER mentors_search_words_inserted AFTER INSERT ON "mentors" REFERENCING NEW TABLE AS now_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mentors_search_words();
CREATE TRIGGER mentors_search_words_updated AFTER UPDATE ON "mentors" REFERENCING OLD TABLE AS old_rows NEW TABLE AS now_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mentors_search_words();
CREATE TRIGGER mentors_search_words_deleted AFTER DELETE ON "mentors" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mentors_search_words();

-- The columns that the version before searches stay; without their indexes it is slow for the minutes in which it still runs. The
-- next migrations write the words of the mentors that are there, and index them.
DROP INDEX "mentors_search_text_trgm", "mentors_search_names_trgm";

-- What means the same. Who looks for one of `said` finds all of `said`, and with the weight all of `found`. The importance says
-- how much it tells about whom to find: `project` less than `bridge`, `help` nothing. Phrases are small letters and single blanks.
CREATE TABLE "search_meanings" (
  "id" SERIAL NOT NULL,
  "said" TEXT[],
  "found" TEXT[],
  "weight" DOUBLE PRECISION NOT NULL DEFAULT 0.6,
  "importance" DOUBLE PRECISION NOT NULL DEFAULT 1,
  "stems" TEXT[],
  CONSTRAINT "search_meanings_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "search_meanings_weight" CHECK ("weight" > 0 AND "weight" <= 1),
  CONSTRAINT "search_meanings_importance" CHECK ("importance" >= 0 AND "importance" <= 1)
);
-- `flyovers` is said, too, where `flyover` is.
CREATE FUNCTION search_meanings_stems() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."stems" := ARRAY(SELECT DISTINCT (SELECT string_agg(stem_of(word), ' ' ORDER BY place)
    FROM string_to_table(phrase, ' ') WITH ORDINALITY AS words (word, place)) FROM unnest(NEW."said") phrase);
  RETURN NEW;
END $$;
CREATE TRIGGER search_meanings_stems BEFORE INSERT OR UPDATE ON "search_meanings"
  FOR EACH ROW EXECUTE FUNCTION search_meanings_stems();
CREATE FUNCTION search_meanings_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "search_words" SET "is_meant" = false WHERE "is_meant";
  INSERT INTO "search_words" ("word", "is_meant", "stem", "near")
  SELECT w, true, stem_of(w), near_forms(w) FROM (
    SELECT DISTINCT w FROM "search_meanings" m, unnest(m."said" || m."found") phrase, string_to_table(phrase, ' ') w ORDER BY w) s
  ON CONFLICT ("word") DO UPDATE SET "is_meant" = true;
  DELETE FROM "search_words" WHERE "mentors" <= 0 AND NOT "is_meant";
  RETURN NULL;
END $$;
CREATE TRIGGER search_meanings_words AFTER INSERT OR UPDATE OR DELETE ON "search_meanings"
  FOR EACH STATEMENT EXECUTE FUNCTION search_meanings_words();
CREATE TRIGGER search_meanings_public AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "search_meanings"
  FOR EACH STATEMENT EXECUTE FUNCTION public_change();

-- What says nothing, in English and as Hindi is typed; and what says little.
INSERT INTO "search_meanings" ("said", "found", "importance")
SELECT ARRAY[word], '{}'::text[], 0 FROM string_to_table('1st 2nd 3rd 4th a able about above accha according acha across actual actually additional advice advices advise affordable afraid after again against ago alike all almost alone along already also although always am among an and another answer answers any anybody anyone anywhere are around arrear arrears as asap ask asking aspiring at aur available average avoid avoided bachelor back backlog backlogs bad based basically bataiye batao bataye batch batchmate became because become becomes becoming been before began begin beginning behind being beside best better between beyond bhai bhaiya bigger biggest bit bits book books boring both bring brother brought btw but by call called came can cannot cant care carry certain cgpa chahiye chahta chahti changed channel channels chat cheap choose choosing classmates clear clearing clearly closed coach coaching come comes common complete completed completely complex complicated confused confusing continue continued correct correctly could couple course courses crack curious currently daily day days dear decide deciding define definitely describe despite detailed details did didi didnt difference different differently difficult difficulties difficulty do does doing done dont doubt doubts dr dream due during each eager easier easiest easily easy eighth either else email end ended ending english enjoy enjoyed enjoys enough entire etc even evening ever every everything everywhere exactly except excited experience experienced expert experts explain explained explaining explanation extra face facing fail failed failing fails false family famous fascinated father favourite feel few final find finish finished first fix follow followed following for found fourth free friend friendly friends from full fully further future gave general get getting give given gives go going gone gonna good got gotta gpa graduate graduating great guidance guide guided guideline guidelines guides had hai hain half handle handled handling happy hard harder hardest has hate hated have having he hear heard held hello help helpful helping her here hey hi high hii him his hlo ho hold home honestly hoon hope hopefully hoping hour hours how however hu i id idea ideas if iiit iit im important impossible improve improving in including info information inside instead interest interested interests into is issue it its ive jee ji join joining just ka kab kahan kaise kare karna karne karo kaun ke keep keeps kept ki kind kindly know knowledge known knows ko koi kuch kya kyun last later latest learn learned learning leave leaving lecture lectures less let like link literally little live liye lonely long look looking lost lot lots love loved low luckily maam madam main mainly make making mam man many may maybe me mean meaning means meet meeting mein mentor mentoring mentors mentorship mera mere meri might milega mind minute minutes mode modern monday money month months more morning most mostly mother move moved moving mr mrs much mujhe multiple must my myself naam nahi namaste name named near nearby nearly need needed needs nervous never new next nice nit no nobody not note nothing now nowhere obviously of off offline often ok old older oldest on once one online only onto open opened opinion opinions opt opting option options or order other otherwise our out outside over own padhai padhna par parents particular passed passing passion passionate passout path pay peers people percentage perfect person phone pick picked playlist please plenty pls plz point pointer popular possible prefer prep preparation prepare preparing present problem problems proceed prof professional proper properly provide puchna purpose pursuing put puts queries query ques question questions quickly quit quitting raha rahi rare rarely rather reach read ready real really reason reasons recently recommend regard regarding regards reject rejected rejection related reply resign resource resources respect right rightly roadmap role roles roughly runs rupees sahi said same samjhao saturday say says scared scratch se second secret secrets see seekhna seen select selected sem semester semesters send seniors sent serious session sets settle settled seventh several shall share she shortlist shortlisted should show shy sikha sikhaye sikhna similar simple simply since sir sirji sister sixth slowly smaller smallest so solve solved solving some somebody someone something sometimes somewhere soon speak speaking special specific start started stay staying step steps still stop strong struggling stuck student students study studying succeed succeeding success successful such suggest suggestion suggestions suitable sunday support sure take taken takes talk talking teach teacher teaches teaching tell than thank thanks thankyou that the their them then there these they thing things think third this those though thought thoughts through throughout tier till time tip tips to today together told tomorrow too took top topic topics totally tough towards town trick tricks triple true truly try trying tuition turned tutorial tutorials twice two type uncle understand understanding unfortunately unique unknown unless until up upon urgent urgently us use used useful using usually various very video view views village vs vtu wait waited waiting wala wale wanna want wanted wants was way we weak website week weekend weeks welcome well went were what whatever whats whatsapp when where whether which whichever while who whoever whole whom whose why will wish with within without wont worked working works worse worst worth would write writing wrong ya year years yes yet you young younger youngest your yourself youtube zero zoom', ' ') word
UNION ALL SELECT ARRAY[word], '{}'::text[], 0.5 FROM string_to_table('engineer engineers engineering design project projects plant system systems company companies industry industries core college basic basics review big field branch work technology technical model method application practical theory advanced beginner analysis tool tools line test testing check senior junior management manager life subject department area large degree btech be', ' ') word;
INSERT INTO "search_meanings" ("said", "found", "weight", "importance")
SELECT string_to_array(said, ', '), array_remove(string_to_array(found, ', '), ''), weight, importance FROM (VALUES
  -- Exams, degrees, study abroad
  ('gate, gate exam, gate preparation, gate coaching, gate score', 'm tech, mtech, psu', 0.5, 1),
  ('masters, m tech, mtech, m e, ms, m s, postgraduate, post graduation, pg, higher studies, higher education, study abroad, master degree, msc', 'thesis, research, gate', 0.4, 1),
  ('ms in us, ms abroad, ms in germany, masters abroad, foreign university, gre, ielts, toefl, sop, statement of purpose, lor, abroad, germany, usa, canada, australia, uk, europe', 'masters, m tech, research, thesis, higher studies', 0.5, 1),
  ('mba, management degree, cat exam, business school', 'management, operations research, supply chain', 0.5, 1),
  ('psu, psus, public sector, government, govt, government exam, government company, government job, govt job, government sector, sarkari, sarkari naukri, ongc job, bhel, ntpc, nhpc, sail, iocl, hpcl, bpcl, gail, ongc, powergrid, coal india, isro exam, barc, drdo, public sector power', 'state engineering services, commission, utility', 0.5, 1),
  ('ies, ese, engineering services, engineering service exam, upsc, ssc je, rrb je, state psc, psc, junior engineer exam, ae exam, je exam', 'public sector, psu, state engineering services, executive engineer', 0.6, 1),
  ('phd, doctorate, doctoral, research scholar, research, r d, r and d, research and development', 'thesis, research fellow, research engineer, laboratory', 0.6, 1),
  ('thesis, dissertation, research paper, publication, journal paper', '', 0.6, 0.5),
  ('final year project, major project, capstone, college project, fyp, btech project, b tech project, be project, minor project, mini project, semester project', 'student project, project review, design project, final year', 0.7, 0.5),
  ('viva, oral exam, orals, oral', 'viva preparation', 0.7, 0.5),
  ('certification, certificate, certified, licence, license', 'certifications, registration', 0.7, 0.5),
  ('diploma, polytechnic, iti', 'diploma holders', 0.7, 0.5),
  -- Work
  ('placement, placements, campus placement, campus interview, interview, mock interview, hr interview, technical interview, interview preparation, recruitment, hiring, recruiter', 'first job, campus, recruiters, offers', 0.5, 0.5),
  ('internship, intern, industrial training, summer training, inplant training, vocational training, apprentice, apprenticeship', 'trainee, first posting, graduate trainee, first job', 0.6, 0.5),
  ('resume, cv, curriculum vitae, biodata, bio data, resume review, cv review, cover letter, linkedin profile', 'cvs, recruiters, portfolio', 0.6, 0.7),
  ('resume, cv, curriculum vitae, biodata, resume review, cv review', 'interview, first job', 0.3, 0.7),
  ('job, jobs, career, careers, career guidance, career change, naukri, employment, vacancy, work opportunities, career path', 'first job, industry jobs', 0.6, 0.5),
  ('fresher, freshers, fresh graduate, first job, entry level, graduate trainee, get trainee, graduate engineer trainee, off campus', 'first posting, graduate engineer, first year, trainee', 0.7, 0.5),
  ('salary, ctc, package, pay scale, negotiation', 'offers, what pays', 0.6, 0.5),
  ('career break, gap, career gap, maternity break, comeback, restart, returning', 'returning to work', 0.8, 1),
  ('women in engineering, woman engineer, female mentor, lady engineer, women, girls', 'woman, second woman', 0.7, 1),
  ('site vs design, site or design, design or site', 'moving from site, design office', 0.8, 1),
  ('shop floor, production floor, factory floor, factory', 'manufacturing, plant', 0.6, 1),
  ('night shift, shift work, shift duty, shift life, rotational shift', '', 0.6, 1),
  ('startup, start up, entrepreneur, entrepreneurship, own business, founder', 'co founder, incubators, grants, business', 0.8, 1),
  ('team lead, leadership, people management, manager role, team management, manage team', 'leading, team building, leading operators', 0.7, 1),
  ('product company, product based', 'service company to product company, semiconductor', 0.6, 1),
  ('freelance, consultancy, consultant, consulting', 'consultants', 0.6, 1),
  ('tender, tendering, bidding, bid', 'tenders, tender documents', 0.8, 1),
  ('safety officer, industrial safety, process safety, hse, ehs, fire safety, nebosh', 'safety, hazop, machine safety, permit systems', 0.6, 1),
  ('software, it job, coding, programming', 'code, python, c', 0.4, 0.5),
  -- Civil and structures
  ('civil, civil engineer, civil engineering, ce', 'structural, construction, site engineer, geotechnical', 0.5, 1),
  ('structural, structure, structures, structural engineer, structural design, structural analysis, building design, building, multistorey, multi storey, high rise, highrise, skyscraper', 'etabs, rcc, seismic, frames, staad pro', 0.6, 1),
  ('rcc, reinforced concrete, rc design, reinforced cement concrete, concrete design, is 456, is456, beam design, column design, slab design, footing design, foundation design', 'rcc frames, detailing, raft foundations', 0.6, 1),
  ('foundation, foundations, footing, pile, piles, raft', 'pile design, raft foundations, geotechnical', 0.6, 1),
  ('steel structure, steel structures, steel design, is 800, is800, peb, pre engineered building, truss', 'structural, industrial sheds, staad pro, tekla structures', 0.5, 1),
  ('earthquake, seismic, seismic design, earthquake resistant, earthquake engineering, is 1893, is 13920, ductile detailing, structural dynamics', '', 0.7, 1),
  ('bbs, bar bending, bar bending schedule, rebar, reinforcement detailing', 'detailing, bar bending schedules', 0.8, 1),
  ('staad, staad pro, staadpro, stad pro, sap2000, sap 2000, etabs, safe software, midas, robot structural', 'structural', 0.45, 1),
  ('bridge, bridges, flyover, viaduct, overbridge, rob, girder, bridge design, irc 6, irc 112, metro viaduct, culvert', 'overbridges, metro, spans, road overbridges', 0.7, 1),
  ('highway, highways, expressway, road, roads, road design, road construction, pavement, nhai, irc, mx road, openroads, morth', 'hill roads, pavement design, rural roads', 0.65, 1),
  ('transportation, transport engineering, traffic, traffic engineering, transport planning', 'pavement, highways, railways, transportation thesis', 0.6, 1),
  ('railway, railways, rail, metro, metro rail, dmrc, rvnl, train', 'metro stations, metro viaducts', 0.7, 1),
  ('geotech, geotechnical, soil, soil mechanics, foundation engineering, ground improvement, bore log, borelog, spt', 'soil report, bore logs, soil engineer, settlement', 0.7, 1),
  ('slope, landslide, retaining wall, retaining walls, hill road, slope stability', 'cut slopes, gabion, retaining structures', 0.7, 1),
  ('tunnel, tunnelling, tunneling, underground, tbm', 'geotechnical, metro, mine ventilation, long tunnel', 0.5, 1),
  ('dam, irrigation, canal, hydrology, hydraulic, hydraulics, water resources, river, flood, floods, open channel', 'hydrologist, flood control, hec ras, hydropower', 0.65, 1),
  ('bim, building information, building information modelling, building information modeling, revit, navisworks, 3d model, clash', 'bim coordinator, clash detection', 0.75, 1),
  ('quantity surveying, quantity surveyor, qs, estimation, estimate, estimating, costing, bill of quantities, boq, rate analysis, billing, billing engineer, take off, takeoff, is 1200', 'quantity take off, cost plan, running bills', 0.7, 1),
  ('planning engineer, project planning, project scheduling, scheduling, schedule, scheduler, primavera, p6, primavera p6, ms project, msp, microsoft project, project management, project manager, construction management, pmp, gantt, cpm, critical path', 'planning, p6 schedule, delay analysis', 0.65, 1),
  ('precast, prefab, prefabricated, pre cast, precast concrete, modular construction, tilt up', 'casting yard', 0.8, 1),
  ('concrete, mix design, concrete technology, cement concrete, ready mix, rmc, m25', 'concrete mix design, precast', 0.6, 1),
  ('site engineer, site execution, construction site, site work, execution, supervision, construction', 'on site, began as a site engineer, construction technology', 0.6, 1),
  ('autocad, auto cad, cad, acad, drafting, draughting, cad drawing, 2d drawing', 'drawing, drawings, shop drawings', 0.5, 1),
  ('architecture, architect, interior, building services, mep', 'revit, services, clash detection', 0.5, 1),
  ('real estate, residential, housing, apartment, township', 'residential towers, affordable housing', 0.7, 1),
  ('survey, surveying, total station, gis, qgis, arcgis, remote sensing, lidar, dgps', 'google earth engine, community surveys', 0.6, 1),
  ('larsen toubro, larsen and toubro, l t, lnt, lt, epc, epc company, shapoorji, tata projects, afcons, gmr', 'contractors, infrastructure, construction, interviews', 0.4, 1),
  -- Environment
  ('environmental, environment, evs, environmental engineering, pollution, pollution control, sustainability, esg, climate', 'effluent, eia, sanitation', 0.5, 1),
  ('water treatment, wtp, water purification, drinking water, jal jeevan, water supply, plumbing', 'water treatment plants, epanet, pipes', 0.65, 1),
  ('water treatment, wtp, water purification, drinking water, jal jeevan, water supply', 'water', 0.4, 1),
  ('wastewater, waste water, sewage, sewage treatment, sewerage, stp, stp design, etp, effluent, effluent treatment, wastewater treatment, effluent treatment plant, zld, zero liquid discharge, cetp', 'sludge, treatment, reverse osmosis', 0.65, 1),
  ('ro, reverse osmosis, desalination, membrane, membranes, ultrafiltration', '', 0.7, 1),
  ('eia, environmental impact, environmental impact assessment, environmental clearance, clearances', 'eia reports, consent', 0.8, 1),
  ('solid waste, waste management, municipal waste, recycling', 'sludge handling, alternative fuels', 0.6, 1),
  ('air pollution, air quality, emission, emissions', 'gas analysers, dispersion models', 0.5, 1),
  -- Electrical and energy
  ('electrical, electrical engineering, eee, ee, electricals, electrical engineer', 'relay, substation, power, energy engineering', 0.5, 1),
  ('power system, power systems, transmission, distribution, load flow, grid, transmission line, power grid, switchgear, switchyard', 'substation, relay settings, etap, single line diagram', 0.6, 1),
  ('substation, protection, relay, relays, relay setting, relay coordination, power system protection, scada substation', 'distance protection, iec 61850', 0.7, 1),
  ('sld, single line diagram, electrical drawing, panel design', 'single line diagrams, electrical drawings', 0.8, 1),
  ('earthing, grounding, lightning protection', 'earthing design', 0.9, 1),
  ('etap, digsilent, powerfactory, pscad', 'relay, power', 0.5, 1),
  ('solar, photovoltaic, photovoltaics, pv, solar energy, solar power, solar panel, solar plant, rooftop solar, renewable, renewables, renewable energy, green energy, clean energy, pvsyst', 'yield, grid code', 0.65, 1),
  ('wind, wind energy, wind power, windmill, wind turbine', 'renewables, energy, grid code', 0.5, 1),
  ('hydro, hydel, hydropower, hydro power, hydroelectric, hydro electric, water turbine', 'hydro generators, francis units', 0.8, 1),
  ('thermal power, thermal power plant, power plant, power station, boiler, boilers, steam turbine, turbine, generator', 'power boilers, hydro generators, hydro plant, governor tuning', 0.6, 1),
  ('battery, batteries, bess, energy storage, battery storage, li ion, lithium, battery pack, bms', 'battery packs, battery pack design', 0.7, 1),
  ('energy audit, energy auditor, energy efficiency, energy conservation, bee, energy management, energy manager', 'energy audits', 0.8, 1),
  ('motor, motors, electrical machines, electric machine, induction motor, transformer, machines', 'motor control, motor selection, generators, inverters', 0.6, 1),
  ('power electronics, inverter, converter, drives, vfd', 'inverters, drive, string inverters', 0.7, 1),
  ('smart meter, metering, meters', 'smart meters', 0.9, 1),
  ('high voltage, hv, ehv, gis substation', '220 kv, substation', 0.6, 1),
  -- Instrumentation, automation, IoT
  ('instrumentation, instrument, instruments, eie, ice, instrumentation engineering, instrument engineer, field instruments, sensor, sensors, transducer', 'calibration, control systems', 0.65, 1),
  ('process control, control system, control systems, control engineering, pid, pid tuning, loop tuning, pid controller, dcs, distributed control', 'control valve', 0.75, 1),
  ('p id, p i d, piping and instrumentation, piping, pfd', 'p id reading, p id review, p ids', 0.8, 1),
  ('plc, plc programming, programmable logic, ladder logic, ladder, ladder diagram, siemens, allen bradley, s7, tia portal, rslogix, codesys, structured text', 'plcs, controls, panel', 0.65, 1),
  ('scada, hmi, wincc, ignition, wonderware, plc scada, supervisory control', 'plc, hmi design, dcs', 0.6, 1),
  ('automation, industrial automation, automation engineer, controls engineer', 'plc, robots, controls', 0.6, 1),
  ('robot, robots, robotics, robotic arm, cobot, fanuc, kuka, abb robot, robotics engineer', 'robot cell, ros 2, fanuc robots', 0.65, 1),
  ('ros, ros2, ros 2, slam, gazebo, autonomous robot, self driving, autonomous, lidar slam, path planning, navigation', 'localisation, motion planning, robots', 0.6, 1),
  ('ai, artificial intelligence, machine learning, ml, ai ml, deep learning, neural network, computer vision, data science, data scientist, data analytics', 'pytorch, python, robotics artificial intelligence, vision inspection, time series data, predictive maintenance', 0.55, 1),
  ('python, python programming, r programming', '', 0.7, 1),
  ('iot, internet of things, iiot, industrial iot, industry 4 0, industry 40, smart factory, digital twin, digitalisation, digital transformation, mqtt, edge computing', 'opc ua, connected, dashboard, predictive maintenance', 0.65, 1),
  ('modbus, opc, opc ua, fieldbus, profibus, profinet, industrial protocols, hart, can bus', 'protocols, can', 0.7, 1),
  ('predictive maintenance, condition monitoring, vibration analysis, maintenance, preventive maintenance, plant maintenance, reliability, breakdown', 'planned maintenance, maintenance engineer, overhaul', 0.65, 1),
  ('cyber security, cybersecurity, iec 62443, ot security, network security', '', 0.8, 1),
  ('cloud, aws, azure', 'aws iot sitewise', 0.8, 1),
  ('mechatronics, mechatronic', 'servo, motion, motors', 0.6, 1),
  ('servo, motion control, stepper, stepper motor, cnc motion', 'servo sizing, servo motion', 0.8, 1),
  ('matlab, simulink, matlab simulink, scilab', '', 0.9, 1),
  -- Electronics, telecom, chips, computers
  ('electronics, ece, electronics engineer, electronics and communication, ec, circuit, circuits, circuit design, analog, analog electronics, analogue, electronics communication', 'schematic, analogue front ends, embedded, rf', 0.55, 1),
  ('entc, e tc, extc, etc branch, electronics and telecommunication, tele, telecom, telecommunication, telecommunications, communication, communication engineer', 'radio network, optical', 0.65, 1),
  ('vlsi, chip, chips, chip design, semiconductor, semiconductors, asic, ic design, silicon, soc, fabless, intel, qualcomm, nvidia, texas instruments, fab, microelectronics', 'rtl, physical design, verification', 0.65, 1),
  ('verilog, vhdl, systemverilog, system verilog, rtl, rtl design, fpga, digital design, digital electronics, xilinx', 'verification, rtl to gdsii, uvm', 0.7, 1),
  ('verification, uvm, design verification, dv, testbench, functional verification, formal verification, dv engineer', '', 0.8, 1),
  ('physical design, pd, backend vlsi, pnr, place and route, floorplan, floorplanning, sta, static timing, static timing analysis, timing analysis, timing closure, gdsii, layout, cadence, synopsys', 'clock tree, innovus', 0.7, 1),
  ('embedded, embedded system, embedded systems, embedded c, firmware, microcontroller, microcontrollers, stm32, esp32, arduino, 8051, rtos, freertos, arm cortex, pic, bare metal, raspberry pi, i2c, spi, uart', 'embedded linux', 0.6, 1),
  ('embedded linux, linux, linux kernel, device driver, device drivers, yocto, kernel, bsp', 'linux drivers, board bring up', 0.75, 1),
  ('pcb, pcb design, schematic, altium, kicad, eagle, hardware design, board design, hardware engineer', 'schematic review, pcb for rf', 0.7, 1),
  ('rf, radio frequency, antenna, antennas, microwave, hfss, cst, radar, rf engineer, smith chart', 'matching networks, impedance matching', 0.75, 1),
  ('emi, emc, emi emc, compliance testing', 'emc testing, emi debugging', 0.8, 1),
  ('wireless, wireless communication, mobile network, cellular, 5g, 4g, lte, 5g ran, ran, drive test, telecom tower', 'radio network, rf, antennas, lora', 0.6, 1),
  ('optical fibre, optical fiber, fibre, fiber, fiber optics, fibre optics, dwdm, otdr, ftth, optical communication, optical network, ofc', 'link budgets, splicing', 0.75, 1),
  ('networking, computer network, ccna, network engineer', 'network documentation, wireshark, telecom certifications', 0.6, 1),
  ('signal processing, dsp, image processing', 'biosignal processing, filters, vision inspection', 0.7, 1),
  ('cse, computer science, computer engineering, computers, cs, software engineer, web development, software development', 'software, linux, python, robotics software', 0.45, 1),
  ('rust, c programming, embedded programming, c language', 'c and rust, c', 0.8, 1),
  -- Biomedical
  ('biomedical, bio medical, biomed, bme, medical device, medical devices, medical equipment, hospital equipment, clinical engineer, clinical engineering, medical electronics, healthcare, hospital', 'ventilators, patient monitors', 0.65, 1),
  ('mri, ct scan, ct, x ray, xray, imaging, radiology, scanner', 'scanner installations, diagnostics', 0.7, 1),
  ('ecg, eeg, ekg, emg, biosignal, bio signal, biosignals, heartbeat', 'patient monitoring', 0.7, 1),
  -- Aero, auto, marine, space
  ('aerospace, aeronautical, aeronautics, aircraft, aviation, airplane, aeroplane, aero, aerodynamics, hal, airbus, boeing, airframe, helicopter, flight', 'stress, space, composite', 0.6, 1),
  ('rocket, rockets, rocketry, space, isro, satellite, satellites, propulsion, launch vehicle, spacecraft, astronautics, space industry', 'liquid propulsion, private space', 0.7, 1),
  ('jet engine, gas turbine, combustion, turbomachinery', 'propulsion, combustion stability', 0.6, 1),
  ('automobile, automotive, auto, car, cars, vehicle, vehicles, automobile engineer, maruti, mahindra, tata motors, hyundai, automotive engineering, two wheeler, bike, motorcycle', 'passenger cars, transmission, powertrain, auto components', 0.6, 1),
  ('ev, electric vehicle, electric vehicles, electric car, e vehicle, electric bike, electric scooter, e mobility, electric mobility, ev powertrain, ola electric, ather', 'battery packs, evs, electric', 0.7, 1),
  ('gearbox, gear, gears, transmission, powertrain, drivetrain, gear design', 'power transmission', 0.7, 1),
  ('formula student, baja, supra, sae, bajasae, racing', 'formula student electric, rocketry club', 0.7, 1),
  ('ic engine, ic engines, internal combustion, engine, engines, diesel engine, petrol engine, engine design', 'two stroke engines, calibration engineer', 0.6, 1),
  ('nvh, vibration, vibrations, noise', 'nvh root cause, whine', 0.7, 1),
  ('marine, ship, ships, shipping, merchant navy, merchant ship, sailor, navy, naval, marine engineer, sea, meo, meo class iv, dg shipping, cadet, vessel, sailing, gme, imu cet', 'class surveys, marpol, engine room, marine engineering', 0.7, 1),
  ('drone, drones, uav, uavs, unmanned, quadcopter, unmanned aerial', 'drone imagery', 0.85, 1),
  -- Mechanical and production
  ('mechanical, mech, mechanical engineering, mechanical engineer, me branch', 'machine design, gear design, design engineer, production', 0.5, 1),
  ('machine design, mechanical design, product design, design engineer, mechanism', 'mechanism design, gear design, design engineer interviews, farm machinery design', 0.7, 1),
  ('cad software, catia, catia v5, solidworks, solid works, creo, pro e, nx, unigraphics, siemens nx, inventor, fusion 360, solid edge, 3d modelling, 3d modeling, 3d cad, cad modelling', 'cad', 0.7, 1),
  ('3d printing, additive manufacturing, rapid prototyping, 3d printer', 'cad, machining, prototype, solidworks, fusion 360', 0.6, 1),
  ('gd t, gdt, gd and t, geometric dimensioning, tolerance, tolerances, tolerance stack up, stack up, limits and fits, engineering drawing, drawing reading, metrology', 'cmm inspection, drawing', 0.7, 1),
  ('fea, fem, finite element, finite elements, finite element analysis, stress analysis, ansys, abaqus, nastran, hypermesh, simulation, cae, structural simulation, fatigue', 'stress, hand calculations', 0.65, 1),
  ('cfd, computational fluid, computational fluid dynamics, fluid dynamics, fluent, ansys fluent, openfoam, fluid mechanics, fluids, star ccm', 'ansys, thermal analysis', 0.7, 1),
  ('thermal, thermodynamics, heat transfer, thermal engineering, thermal analysis', 'heat exchanger, heat balance, thermal management, boiler efficiency', 0.65, 1),
  ('hvac, air conditioning, refrigeration, ac design, cooling, ventilation', 'fan selection, thermal management, mine ventilation', 0.5, 1),
  ('production, manufacturing, production engineer, production engineering, manufacturing engineer, manufacturing engineering, process planning', 'production planning, machining, casting, press tools, shop floor', 0.6, 1),
  ('lean, six sigma, lean six sigma, kaizen, 5s, tqm, lean manufacturing, green belt, black belt, smed, toyota production', 'value stream mapping, line balancing, oee', 0.7, 1),
  ('quality, quality control, quality engineer, quality assurance, qa, qc, qa qc, qaqc, iso 9001, spc, inspection', 'statistical process control, cmm inspection', 0.65, 1),
  ('industrial engineering, industrial engineer, operations, operations management, operation research, operations research, or project, time study, ie', 'capacity, value stream mapping, line balancing, simulation', 0.65, 1),
  ('supply chain, logistics, inventory, warehouse, warehousing, scm, procurement, purchase', 'inventory planning, warehouse design', 0.7, 1),
  ('cnc, cam, machining, vmc, lathe, milling, g code, cnc programming, cnc machine, machinist, mastercam, jigs and fixtures, jigs, fixtures', '5 axis machining, tool selection, fixture design', 0.75, 1),
  ('press tool, press tools, stamping, sheet metal, die design, tool and die, tool design, autoform', 'stampings, press shop', 0.8, 1),
  ('casting, foundry, die casting, castings, mould, molding, moulding, injection moulding', 'casting defects, gating design', 0.75, 1),
  ('metallurgy, metallurgical, material science, materials science, heat treatment, welding, alloys, metals, steel making', 'metallurgy for mechanical, casting', 0.65, 1),
  ('steel, steel plant, steel industry, tata steel, jsw, sail plant, blast furnace, rolling mill, iron and steel', 'integrated steel, coke ovens', 0.75, 1),
  ('composite, composites, carbon fibre, carbon fiber, laminate', 'composite laminates', 0.8, 1),
  ('pump, pumps, compressor, valves, valve, pipeline, pumping', 'pump systems, compressed air, control valve', 0.65, 1),
  ('minitab, statistics, doe, dfss', '', 0.7, 1),
  ('failure analysis, root cause, rca, fmea, dfmea, pfmea, 8d', 'nvh root cause', 0.75, 1),
  -- Chemical, process, petroleum
  ('chemical, chemical engineering, chem, chemical engineer, process engineer, process engineering, process design, chemical plant', 'distillation, mass balance, hazop, debottlenecking', 0.6, 1),
  ('distillation, column, absorption, mass transfer, separation, unit operations', 'crude distillation, mass balance', 0.7, 1),
  ('aspen, aspen plus, hysys, aspen hysys, process simulation, dwsim', 'process simulators', 0.7, 1),
  ('hazop, hazard, lopa, risk assessment, sil, safety study, psv, relief valve, functional safety, sis', 'relief sizing, hazop leader, sil assessment', 0.75, 1),
  ('petroleum, petrochemical, oil and gas, oil gas, oil, refinery, refining, refineries, petro, fcc, reliance, crude, drilling, upstream, downstream', 'crude distillation, refinery operations', 0.7, 1),
  ('polymer, polymers, plastic, plastics, rubber', 'tyres', 0.8, 1),
  ('pharma, pharmaceutical, medicine, drug', 'tablet plant', 0.9, 1),
  ('food technology, food processing, dairy', 'beverages, packaging', 0.7, 1),
  ('cement, cement plant, ultratech, acc cement, kiln', 'kiln operation, raw mix', 0.8, 1),
  ('ceramic, ceramics, tiles, tile, glass, sanitaryware, refractory', 'ceramic defects, glaze defects, refractories', 0.8, 1),
  ('paper, pulp, paper mill, paper industry', 'pulp and paper', 0.9, 1),
  ('fertiliser, fertilizer, agrochemical', '', 0.9, 1),
  ('packaging, packing, bottling', 'packaging machines', 0.9, 1),
  -- Mining, agriculture, textile
  ('mining, mines, mine, mining engineer, coal, coal mine, iron ore, ore, dgms, opencast, open cast, blasting, mine manager, colliery, explosives', 'mine ventilation, bench design, blast design', 0.7, 1),
  ('agriculture, agricultural, farming, farm, agri, agritech, agri tech, farmer, crop, tractor, tractors, precision farming, smart farming', 'farm machinery, soil sensing, grower', 0.7, 1),
  ('textile, textiles, garment, garments, apparel, fabric, dyeing, spinning, weaving, knitting, yarn, cloth', 'wet processing, knitwear export, reactive dyeing', 0.7, 1),
  ('silk, sericulture, cocoon, reeling', '', 0.9, 1),
  ('lora, lorawan, wireless sensor network', '', 0.8, 1),
  -- Cities by both names
  ('bangalore, bengaluru, blr, bengalore', '', 0.6, 1),
  ('bombay, mumbai', '', 0.6, 1),
  ('madras, chennai', '', 0.6, 1),
  ('calcutta, kolkata, cal', '', 0.6, 1),
  ('poona, pune, pcmc, pimpri', '', 0.6, 1),
  ('cochin, kochi, ernakulam, kochin', '', 0.6, 1),
  ('trivandrum, thiruvananthapuram, tvm', '', 0.6, 1),
  ('calicut, kozhikode', '', 0.6, 1),
  ('trichur, thrissur', '', 0.6, 1),
  ('baroda, vadodara', '', 0.6, 1),
  ('mysore, mysuru', '', 0.6, 1),
  ('mangalore, mangaluru', '', 0.6, 1),
  ('hubli, hubballi', '', 0.6, 1),
  ('belgaum, belagavi', '', 0.6, 1),
  ('gurgaon, gurugram, ggn', '', 0.6, 1),
  ('vizag, visakhapatnam, vishakhapatnam, waltair', '', 0.6, 1),
  ('pondicherry, puducherry, pondy', '', 0.6, 1),
  ('trichy, tiruchirappalli, tiruchi', '', 0.6, 1),
  ('tanjore, thanjavur', '', 0.6, 1),
  ('kovai, coimbatore, cbe', '', 0.6, 1),
  ('tirupur, tiruppur, avinashi', '', 0.6, 1),
  ('allahabad, prayagraj', '', 0.6, 1),
  ('banaras, benares, varanasi, kashi', '', 0.6, 1),
  ('simla, shimla', '', 0.6, 1),
  ('gauhati, guwahati', '', 0.6, 1),
  ('cawnpore, kanpur', '', 0.6, 1),
  ('panjim, panaji', '', 0.6, 1),
  ('hyd, hyderabad, secunderabad, hyderbad', '', 0.6, 1),
  ('jullundur, jalandhar', '', 0.6, 1),
  ('ramanagaram, ramanagara', '', 0.6, 1),
  ('tata nagar, tatanagar, jamshedpur', '', 0.6, 1),
  ('new delhi, delhi', '', 0.6, 1),
  ('margao, vasco, vasco da gama, goa, panaji', '', 0.6, 1),
  ('bhubaneshwar, bhubaneswar, bbsr', '', 0.6, 1),
  -- States and regions by their cities
  ('ncr, delhi ncr, national capital region', 'delhi, noida, gurugram, ghaziabad, faridabad', 0.9, 1),
  ('maharashtra, marathi', 'pune, mumbai, nagpur, nashik, aurangabad, solapur, thane', 0.9, 1),
  ('karnataka, kannada', 'bengaluru, mysuru, mangaluru, hubballi, belagavi, ramanagara', 0.9, 1),
  ('kerala, malayalam, malabar', 'kochi, kozhikode, thiruvananthapuram, thrissur, palakkad, kollam', 0.9, 1),
  ('tamil nadu, tamilnadu, tn, tamil', 'chennai, coimbatore, madurai, vellore, tiruppur, hosur, salem, tiruchirappalli', 0.9, 1),
  ('andhra, andhra pradesh, ap, coastal andhra', 'visakhapatnam, vijayawada, guntur, tirupati', 0.9, 1),
  ('telangana, telugu', 'hyderabad, warangal', 0.9, 1),
  ('gujarat, gujrat, gujarati', 'ahmedabad, vadodara, surat, rajkot, jamnagar, morbi', 0.9, 1),
  ('rajasthan', 'jaipur, jodhpur, kota, udaipur, ajmer', 0.9, 1),
  ('punjab, punjabi', 'ludhiana, patiala, amritsar, jalandhar, chandigarh', 0.9, 1),
  ('haryana', 'gurugram, faridabad, panipat, chandigarh', 0.9, 1),
  ('himachal, himachal pradesh', 'shimla, mandi', 0.9, 1),
  ('uttarakhand, uttaranchal, devbhoomi', 'dehradun, pantnagar, haridwar, roorkee', 0.9, 1),
  ('uttar pradesh, u p', 'lucknow, noida, kanpur, varanasi, prayagraj, ghaziabad', 0.9, 1),
  ('madhya pradesh, mp, m p', 'bhopal, indore, gwalior, jabalpur', 0.9, 1),
  ('chhattisgarh, chattisgarh', 'raipur, bhilai', 0.9, 1),
  ('bihar', 'patna', 0.9, 1),
  ('jharkhand', 'dhanbad, jamshedpur, ranchi, bokaro', 0.9, 1),
  ('west bengal, bengal, wb, bengali', 'kolkata, haldia, durgapur, kharagpur, siliguri', 0.9, 1),
  ('odisha, orissa, odia', 'bhubaneswar, rourkela, cuttack', 0.9, 1),
  ('assam, assamese', 'guwahati, jorhat, silchar', 0.9, 1),
  ('north east, northeast, north eastern, ner, seven sisters', 'aizawl, guwahati, jorhat, shillong, imphal, agartala, itanagar, kohima', 0.9, 1),
  ('mizoram', 'aizawl', 0.9, 1),
  ('meghalaya', 'shillong', 0.9, 1),
  ('manipur', 'imphal', 0.9, 1),
  ('tripura', 'agartala', 0.9, 1),
  ('nagaland', 'kohima', 0.9, 1),
  ('arunachal, arunachal pradesh', 'itanagar', 0.9, 1),
  ('sikkim', 'gangtok', 0.9, 1),
  ('kashmir, jammu, jammu and kashmir, j k, jk', 'srinagar', 0.9, 1),
  ('ladakh, himalaya, himalayas, cold region', 'leh, cold regions', 0.9, 1),
  ('south india, south indian', 'bengaluru, chennai, hyderabad, kochi, coimbatore', 0.6, 1),
  ('north india, north indian', 'delhi, chandigarh, ludhiana, lucknow', 0.6, 1),
  -- Codes and standards
  ('is 456, is 10262, is 383, aci 318', 'rcc, concrete mix design, mix design, detailing', 0.8, 1),
  ('is 800, is 875, is 2062, aisc, wind load', 'structural, steel, industrial sheds', 0.7, 1),
  ('is 1893, is 4326', 'seismic, earthquake, is 13920', 0.9, 1),
  ('is 2911, is 6403, is 1904', 'pile design, pile, soil', 0.9, 1),
  ('is 3370, water tank, nbc, national building code', 'rcc, structural', 0.6, 1),
  ('irc 37, irc 58, irc 81, astm, morth specification', 'pavement design, pavement', 0.8, 1),
  ('irc 73, irc 52, irc 38', 'geometric design, hill roads, alignment', 0.8, 1),
  ('asme, api, tema, pressure vessel, pressure vessels, static equipment, heat exchanger design, process equipment', 'heat exchanger, relief valve, process engineer, crude', 0.6, 1),
  ('api 520, api 521, oisd, nfpa, relief valve sizing, psm', 'relief sizing, process safety', 0.8, 1),
  ('ashrae, ishrae, ecbc', 'hvac, fan selection, energy audits', 0.6, 1),
  ('iec 61511, iec 61508, sil rating', 'sil assessment, functional safety', 0.9, 1),
  ('ieee, iec, ies code, is 3043, nec', 'relay, earthing design, electrical safety testing', 0.5, 1),
  ('iso 14001, cpcb, spcb, consent to operate, moef', 'eia, consent, effluent', 0.7, 1),
  ('iso 45001, osha, hira, hazid, permit to work, ptw', 'hazop, safety, permit systems', 0.7, 1),
  ('iso 9001, iatf 16949, apqp, ppap, msa, core tools, control plan', 'quality, pfmea, dfmea, six sigma', 0.8, 1),
  ('do 178, as9100, far 25, dgca', 'aerospace, certification, stress', 0.6, 1),
  ('iso 13485, fda, ce marking, medical regulation', 'device regulation, medical devices', 0.8, 1),
  ('iso 26262, autosar, aspice', 'automotive chips, calibration engineer, can', 0.6, 1),
  ('maths, math, mathematics, calculus, numerical methods', '', 0.8, 0.5),
  ('exam, exams, competitive exam, examination', 'exam strategy, gate', 0.5, 0.5),
  ('material, materials, materials engineering', 'metallurgy, composite, ceramic', 0.6, 1),
  ('physics, optics, photonics, laser', 'light, optical', 0.6, 1),
  ('sales, marketing, business development, technical sales', 'vendor, product pricing, business', 0.6, 1),
  ('cost, costing engineer, budget, cost engineering, cost estimation', 'cost plan, rate analysis, process costing', 0.7, 1),
  ('contract, contracts, claims, arbitration, delay claims, eot', 'contract claims, contract administration', 0.8, 1),
  ('commissioning, startup commissioning, pre commissioning, testing and commissioning, erection', 'plant commissioning', 0.7, 1),
  ('erection, lifting, crane, rigging', 'erection sequence, lifting design', 0.8, 1),
  ('shutdown, turnaround, overhaul, plant shutdown', '', 0.8, 1),
  ('data, data centre, data center, database, sql', 'time series data, data platform', 0.6, 1),
  ('blockchain, app development, android, java, javascript', 'software, code, phone app', 0.4, 1),
  ('tool life, tool wear, cutting tool', 'tool selection', 0.9, 1),
  ('hydrogen, fuel cell, nuclear, reactor, nuclear power, npcil', 'energy, process design, hydropower', 0.4, 1),
  ('biotech, biotechnology, bioprocess, fermentation', 'pharma, biowin, process engineer', 0.4, 1),
  ('nanotechnology, nano', 'materials, research', 0.3, 1),
  ('sugar, distillery, brewery, beverage', 'distillation, beverages', 0.6, 1),
  ('leather, tannery, tanneries', '', 0.9, 1),
  ('elevator, escalator, lift', 'mechanism design, machine safety', 0.4, 1),
  ('furniture, wood, plywood', 'manufacturing', 0.3, 1),
  ('smart city, urban planning, town planning', 'transportation, water supply, gis', 0.4, 1),
  ('fire, fire fighting, firefighting, sprinkler', 'process safety, hazop, emergency planning', 0.5, 1),
  ('corrosion, coating, painting, cathodic protection', 'metallurgy, materials', 0.5, 1),
  ('bearing, bearings, shaft, coupling, lubrication, tribology', 'vibration, condition monitoring, gear design', 0.6, 1),
  ('crash, crashworthiness, vehicle dynamics, suspension, brakes, chassis, body in white, biw', 'passenger cars, stampings, design engineer', 0.5, 1),
  ('ecu, can, obd, automotive electronics, adas', 'automotive chips, calibration engineer', 0.6, 1),
  ('thermal management, battery thermal, heat sink', '', 0.9, 1),
  ('wearable, wearables, consumer electronics, gadget', 'smart meters', 0.8, 1),
  ('speaker, audio, acoustics, sound', 'noise, nvh root cause', 0.5, 1),
  ('railway signalling, signalling, kavach, irse', 'railways, plc', 0.5, 1),
  ('port, ports, harbour, jetty, offshore, coastal', 'container yard', 0.7, 1),
  ('airport, airports, runway', 'pavement', 0.7, 1),
  ('hospital project, hospital building', 'hospitals', 0.8, 1),
  ('tea, paddy, plantation, crops, fields, irrigation farm', 'tea gardens, soil sensing', 0.7, 1),
  ('chlor alkali, caustic, solvent, solvents, specialty chemicals, organic chemistry', '', 0.8, 1),
  ('lpg, lng, natural gas, gas, cng', 'lpg storage, gas monitoring, refining', 0.6, 1),
  ('silicon valley, amd, arm, samsung, tsmc, micron', 'vlsi, verification, physical design', 0.5, 1),
  ('siemens, abb, schneider, honeywell, rockwell, yokogawa, emerson', 'automation, plc, dcs, relay', 0.5, 1),
  ('ge, ge vernova, hitachi energy, adani, adani green, renew power, suzlon, tata power, greenko', 'solar, substation, renewables', 0.6, 1),
  ('reliance industries, ril, nayara, mrpl, essar', 'refinery, refining', 0.8, 1),
  ('bosch, continental, valeo, eaton, cummins, ashok leyland, eicher, tvs, bajaj, hero, royal enfield, toyota, honda', 'automobile, passenger cars, auto components', 0.6, 1),
  ('mahindra tractors, john deere, tafe, sonalika, escorts', 'farm machinery, tractor industry', 0.8, 1),
  ('hindustan aeronautics, safran, collins, rolls royce', 'aerospace, stress, propulsion', 0.6, 1),
  ('skyroot, agnikul, spacex, nasa, drdo lab', 'liquid propulsion, private space, satellite', 0.6, 1),
  ('jio, airtel, vodafone, bsnl, nokia, ericsson, huawei', 'mobile operators, radio network, telecom', 0.8, 1),
  ('vedanta, hindalco, nalco, nmdc, singareni, cil', 'mining, aluminium, iron ore', 0.7, 1),
  ('asian paints, upl, tata chemicals, deepak nitrite, basf, dow', 'chemical, process engineer', 0.7, 1),
  ('itc, hul, hindustan unilever, nestle, p g, britannia, amul, fmcg', 'consumer goods, packaging, dairy', 0.7, 1),
  ('sun pharma, cipla, dr reddys, lupin, biocon', 'pharma', 0.9, 1),
  ('apollo, philips, philips healthcare, ge healthcare, siemens healthineers, medtronic', 'medical devices, hospitals, medical equipment', 0.8, 1),
  ('mrf, apollo tyres, ceat, jk tyre, tyre, tire, tyres', '', 0.9, 1),
  ('kajaria, somany, morbi tiles', 'floor tiles, ceramic defects', 0.9, 1),
  ('raymond, arvind mills, welspun, vardhman', 'textile, knitwear export', 0.8, 1),
  ('maersk, shipping corporation, anglo eastern, synergy marine', 'bulk carriers, tankers, marine', 0.8, 1),
  ('wabag, ion exchange, thermax, veolia', 'water treatment, membrane, boiler efficiency', 0.7, 1),
  ('amazon, flipkart, delhivery', 'warehousing, warehouse robots, warehouse flow', 0.7, 1),
  ('greyorange, addverb, boston dynamics, robotics company', 'warehouse robots, robots', 0.8, 1),
  ('tcs, infosys, wipro, cognizant, accenture, service company, mass recruiter', 'software', 0.6, 1),
  ('accenture industry, deloitte, kpmg, mckinsey, big 4', 'consultancy, energy auditor, supply chain', 0.4, 1),
  ('tata steel, jindal, jsw steel, essar steel, rinl, vsp', 'steel plant, integrated steel, coke ovens', 0.8, 1),
  ('l t construction, ncc, dilip buildcon, itd cementation, j kumar', 'contractors, metro viaducts, on site', 0.6, 1),
  ('aecom, jacobs, atkins, wsp, mott macdonald, arup, tata consulting', 'design office, consultants, structural', 0.5, 1)
) AS rows (said, found, weight, importance);
