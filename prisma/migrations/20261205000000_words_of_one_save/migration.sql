-- A profile full of words that nobody else has took seconds to save, to accept and to take off the list, and made the indexes
-- grow for good: each such word has up to 138 forms. Now forms are made only for words that come, never for those that go, and of
-- one change for at most 500 words a mentor, the shortest; another word is found as it is written.
DROP FUNCTION count_search_words(text[], int[]);
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
CREATE OR REPLACE FUNCTION mentors_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- Words that share a form. PostgreSQL takes the look at the index for dearer than one at every word, which takes up to half a
-- second for a word at 15,000: comparing two arrays costs more than it knows.
CREATE FUNCTION words_near(forms text[]) RETURNS SETOF "search_words" LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  SELECT * FROM "search_words" WHERE "near" && forms AND ("mentors" > 0 OR "is_meant")
$$;
