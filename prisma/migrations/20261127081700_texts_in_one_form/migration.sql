-- Texts are composed by Unicode's rules (NFC) where they come in (api/rules/cleanText.ts). The next migration composes those
-- that are there: here only what takes a lock on a whole table, so that it is held for a moment.
DO $$ BEGIN
  IF current_setting('server_encoding') <> 'UTF8' THEN
    RAISE EXCEPTION 'The database must have the encoding UTF8; it has %', current_setting('server_encoding');
  END IF;
END $$;

-- What api/rules/folding.ts does to a text that is searched for; whatever changes here changes there.
CREATE FUNCTION folded(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT replace(replace(replace(
    translate(lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036F\u200C\u200D]', '', 'g')), 'øłđðıς', 'olddiσ'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
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
