-- A change of the meanings writes only the words that begin or end to be meant: all others were written twice each time.
CREATE OR REPLACE FUNCTION search_meanings_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  meant TEXT[] := ARRAY(SELECT DISTINCT w FROM "search_meanings" m, unnest(m."said" || m."found") phrase, string_to_table(phrase, ' ') w);
BEGIN
  UPDATE "search_words" s SET "is_meant" = false
  WHERE "is_meant" AND NOT EXISTS (SELECT FROM unnest(meant) w WHERE w = s."word");
  INSERT INTO "search_words" ("word", "is_meant", "stem", "near")
  SELECT w, true, stem_of(w), near_forms(w) FROM unnest(meant) w
  WHERE NOT EXISTS (SELECT FROM "search_words" s WHERE s."word" = w AND s."is_meant") ORDER BY w
  ON CONFLICT ("word") DO UPDATE SET "is_meant" = true;
  DELETE FROM "search_words" WHERE "mentors" <= 0 AND NOT "is_meant";
  RETURN NULL;
END $$;
