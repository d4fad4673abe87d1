-- Texts are composed by Unicode's rules (NFC) where they come in (api/rules/cleanText.ts). The next migration composes those
-- that are there: here only what takes a lock on a whole table, so that it is held for a moment.
DO $$ BEGIN
  IF current_setting('server_encoding') <> 'UTF8' THEN
    RAISE EXCEPTION 'The database must have the encoding UTF8; it has %', current_setting('server_encoding');
  END IF;
END $$;

-- Letters of Malayalam, Bengali and Urdu that have two spellings, and digits of all scripts, here by the numbers of their zeros.
-- Most texts have none of them, which is quicker to tell.
DO $$
DECLARE
  zeros int[] = '{
    1632,1776,1984,2406,2534,2662,2790,2918,3046,3174,3302,3430,3558,3664,3792,3872,4160,4240,6112,6160,6470,6608,6784,6800,
    6992,7088,7232,7248,42528,43216,43264,43472,43504,43600,44016,65296,66720,68912,68928,69734,69872,69942,70096,70384,
    70736,70864,71248,71360,71376,71386,71472,71904,72016,72688,72784,73040,73120,73184,73552,90416,92768,92864,93008,93552,
    118000,120782,120792,120802,120812,120822,123200,123632,124144,124401,125264,130032
  }';
  digits text = (SELECT string_agg(chr(zero + digit), '' ORDER BY place, digit)
    FROM unnest(zeros) WITH ORDINALITY AS rows (zero, place), generate_series(0, 9) digit);
BEGIN
  EXECUTE format(
    'CREATE FUNCTION spelled_alike(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $body$
      SELECT CASE WHEN octet_length($1) > char_length($1) AND $1 ~ %L THEN
        translate(regexp_replace(replace($1, ''ৎ'', ''ত্''), ''[ൔൕൖൺൻർൽൾൿ]'', ''\&്'', ''g''), %L, %L)
      ELSE $1 END
    $body$',
    '[ৎൔൕൖൺൻർൽൾൿيك' || digits || ']',
    'ൔൕൖൺൻർൽൾൿيك' || digits,
    'മയഴണനരലളകیک' || repeat('0123456789', cardinality(zeros)));
END $$;

-- What api/rules/folding.ts does to a text that is searched for; whatever changes here changes there.
CREATE FUNCTION folded(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT spelled_alike(replace(replace(replace(
    translate(lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036F\u200C\u200D]', '', 'g')), 'øłđðıς', 'olddiσ'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'))
$$;
CREATE FUNCTION plain_words(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace($1, '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00A9\u00AB-\u00B4\u00B6-\u00B9\u00BB-\u00BF'
    '\u00D7\u00F7\u02B0-\u02FF\u0964\u0965\u2000-\u2BFF\u3000-\u303F\uFE10-\uFE6F\U0001F000-\U0001FAFF]+', ' ', 'g'))
$$;

CREATE OR REPLACE FUNCTION mentors_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE written text;
BEGIN
  written := folded(concat_ws(' ', NEW.name, NEW.current_job_title, NEW.current_company, NEW.current_city, NEW.main_branch, NEW.sub_branch,
    array_to_string(NEW.skills, ' '), array_to_string(NEW.topics_can_mentor_on, ' '), array_to_string(NEW.tools_and_software, ' '),
    array_to_string(NEW.industries_worked_in, ' '), array_to_string(NEW.certifications, ' '), array_to_string(NEW.key_projects, ' '),
    NEW.bio));
  NEW.search_names := folded(concat_ws(' ', NEW.name, NEW.main_branch, NEW.sub_branch));
  NEW.search_text := concat(written, ' ', plain_words(written), ' ');
  RETURN NEW;
END $$;

-- Names by which administrators and the sides of a chat find each other.
ALTER TABLE "mentors" ADD COLUMN "name_folded" TEXT NOT NULL DEFAULT '';
ALTER TABLE "mentees" ADD COLUMN "name_folded" TEXT NOT NULL DEFAULT '';
ALTER TABLE "workshop_registrations" ADD COLUMN "name_folded" TEXT NOT NULL DEFAULT '';
CREATE FUNCTION fold_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.name_folded := folded(NEW.name);
  RETURN NEW;
END $$;
CREATE TRIGGER mentors_fold_name BEFORE INSERT OR UPDATE OF "name" ON "mentors" FOR EACH ROW EXECUTE FUNCTION fold_name();
CREATE TRIGGER mentees_fold_name BEFORE INSERT OR UPDATE OF "name" ON "mentees" FOR EACH ROW EXECUTE FUNCTION fold_name();
CREATE TRIGGER workshop_registrations_fold_name BEFORE INSERT OR UPDATE OF "name" ON "workshop_registrations"
  FOR EACH ROW EXECUTE FUNCTION fold_name();

-- The next migration rewrites what these hold; the one after makes them anew.
DROP INDEX "mentors_search_text_trgm", "mentors_search_names_trgm", "mentors_search_trgm", "mentees_search_trgm",
  "workshop_registrations_search_trgm";
