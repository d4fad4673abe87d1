-- Texts are composed by Unicode's rules (NFC) where they come in (api/rules/cleanText.ts), and here once where they are.
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

-- Logs that are only appended to stay as they were written, and so does the name that an administrator signs in with.
DO $$
DECLARE found record;
BEGIN
  FOR found IN
    SELECT c.table_name AS "table", c.column_name AS "column", c.udt_name = '_text' AS is_list
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = current_schema() AND t.table_type = 'BASE TABLE' AND c.udt_name IN ('text', '_text')
      AND c.table_name NOT IN ('audit_entries', 'payment_journal') AND (c.table_name, c.column_name) <> ('admin_users', 'username')
  LOOP
    IF found.is_list THEN
      EXECUTE format(
        'UPDATE %1$I SET %2$I = ARRAY(SELECT normalize(line, NFC) FROM unnest(%2$I) WITH ORDINALITY AS lines (line, place) ORDER BY place)
         WHERE array_to_string(%2$I, '' '') IS NOT NFC NORMALIZED', found."table", found."column");
    ELSE
      EXECUTE format('UPDATE %1$I SET %2$I = normalize(%2$I, NFC) WHERE %2$I IS NOT NFC NORMALIZED', found."table", found."column");
    END IF;
  END LOOP;
END $$;

-- The triggers, for the rows that are there.
UPDATE "mentors" SET "name" = "name";
UPDATE "mentees" SET "name" = "name";
UPDATE "workshop_registrations" SET "name" = "name";

DROP INDEX "mentors_search_trgm";
CREATE INDEX "mentors_search_trgm" ON "mentors" USING GIN ("name_folded" gin_trgm_ops, "email" gin_trgm_ops, "current_company" gin_trgm_ops);
DROP INDEX "mentees_search_trgm";
CREATE INDEX "mentees_search_trgm" ON "mentees" USING GIN ("name_folded" gin_trgm_ops, "email" gin_trgm_ops, "college" gin_trgm_ops);
DROP INDEX "workshop_registrations_search_trgm";
CREATE INDEX "workshop_registrations_search_trgm" ON "workshop_registrations" USING GIN ("name_folded" gin_trgm_ops, "email" gin_trgm_ops);
