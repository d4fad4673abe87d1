-- What a search box suggests while somebody types: names of listed mentors, and what they name as topics, software and branches.

-- The beginnings under which a text is found: from each of its first eight words on, folded and without blanks, so that `auto cad`
-- and `autocad` begin alike.
CREATE FUNCTION suggestion_starts(text) RETURNS TABLE (start text, place int) LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  WITH given AS MATERIALIZED (SELECT string_to_array(plain_words(folded($1)), ' ') AS words)
  SELECT left(array_to_string(words[nr:], ''), 40), nr - 1 FROM given, generate_series(1, least(cardinality(words), 8)) nr
$$;

-- What a mentor adds. A longer text is a sentence, which nobody looks for.
CREATE FUNCTION suggestions_of(mentor int, name text, topics text[], skills text[], software text[], main_branch text, sub_branch text)
RETURNS TABLE (kind text, text text, mentor_id int) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 'mentor', name, mentor
  UNION SELECT 'topic', t, 0 FROM unnest(topics || skills) t WHERE char_length(t) <= 60
  UNION SELECT 'software', t, 0 FROM unnest(software) t WHERE char_length(t) <= 60
  UNION SELECT 'branch', t, 0 FROM unnest(ARRAY[main_branch, sub_branch]) t WHERE t <> '' AND t <> 'General'
$$;

-- In the order of bytes: what begins alike stands together, whatever the locale of the database.
CREATE TABLE "search_suggestions" (
  "kind" TEXT NOT NULL,
  "start" TEXT COLLATE "C" NOT NULL,
  "text" TEXT COLLATE "C" NOT NULL,
  "mentor_id" INTEGER NOT NULL DEFAULT 0,
  "place" INTEGER NOT NULL,
  "mentors" INTEGER NOT NULL
);

-- Adds numbers of mentors, some below zero, to what is suggested. Rows are locked in one order, so that no two saves wait in a circle.
CREATE FUNCTION count_search_suggestions(kinds text[], texts text[], ids int[], numbers int[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "search_suggestions" AS known ("kind", "start", "text", "mentor_id", "place", "mentors")
  SELECT kind, start, text, id, min(place), n
  FROM unnest(kinds, texts, ids, numbers) AS changed (kind, text, id, n), suggestion_starts(text)
  WHERE start <> ''
  GROUP BY kind, start, text, id, n
  ORDER BY kind, start COLLATE "C", text COLLATE "C", id
  ON CONFLICT ("kind", "start", "text", "mentor_id") DO UPDATE SET "mentors" = known."mentors" + excluded."mentors";
  -- A name goes with its person. Each row is looked up by its key: PostgreSQL would rather read the whole table.
  DELETE FROM "search_suggestions" WHERE ctid = ANY (ARRAY(
    SELECT gone.ctid FROM unnest(kinds, texts, ids, numbers) AS changed (kind, text, id, n), suggestion_starts(text) begins, LATERAL (
      SELECT s.ctid FROM "search_suggestions" s
      WHERE s."kind" = changed.kind AND s."start" = begins.start AND s."text" = changed.text AND s."mentor_id" = changed.id AND s."mentors" <= 0
      OFFSET 0) gone
    WHERE n < 0))
$$;

-- Keeps them in step, within the transaction of the change.
CREATE FUNCTION mentors_search_suggestions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kinds text[];
  texts text[];
  ids int[];
  numbers int[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(kind), array_agg(text), array_agg(mentor_id), array_agg(n) INTO kinds, texts, ids, numbers FROM (
      SELECT kind, text, mentor_id, count(*)::int AS n
      FROM now_rows, suggestions_of("id", "name", "topics_can_mentor_on", "skills", "tools_and_software", "main_branch", "sub_branch")
      WHERE "status" = 'accepted' AND "is_active" GROUP BY kind, text, mentor_id) s;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(kind), array_agg(text), array_agg(mentor_id), array_agg(n) INTO kinds, texts, ids, numbers FROM (
      SELECT kind, text, mentor_id, -count(*)::int AS n
      FROM old_rows, suggestions_of("id", "name", "topics_can_mentor_on", "skills", "tools_and_software", "main_branch", "sub_branch")
      WHERE "status" = 'accepted' AND "is_active" GROUP BY kind, text, mentor_id) s;
  ELSE
    WITH changed AS (
      SELECT o, n, o."status" = 'accepted' AND o."is_active" AS was_listed, n."status" = 'accepted' AND n."is_active" AS is_listed
      FROM old_rows o JOIN now_rows n USING ("id")
      WHERE (o."status", o."is_active", o."name", o."topics_can_mentor_on", o."skills", o."tools_and_software", o."main_branch", o."sub_branch")
        IS DISTINCT FROM (n."status", n."is_active", n."name", n."topics_can_mentor_on", n."skills", n."tools_and_software", n."main_branch", n."sub_branch")
    )
    SELECT array_agg(kind), array_agg(text), array_agg(mentor_id), array_agg(n) INTO kinds, texts, ids, numbers FROM (
      SELECT kind, text, mentor_id, sum(n)::int AS n FROM (
        SELECT s.*, -1 AS n FROM changed, suggestions_of((o)."id", (o)."name", (o)."topics_can_mentor_on", (o)."skills", (o)."tools_and_software", (o)."main_branch", (o)."sub_branch") s WHERE was_listed
        UNION ALL
        SELECT s.*, 1 FROM changed, suggestions_of((n)."id", (n)."name", (n)."topics_can_mentor_on", (n)."skills", (n)."tools_and_software", (n)."main_branch", (n)."sub_branch") s WHERE is_listed
      ) u GROUP BY kind, text, mentor_id HAVING sum(n) <> 0) s;
  END IF;
  IF kinds IS NOT NULL THEN PERFORM count_search_suggestions(kinds, texts, ids, numbers); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER mentors_search_suggestions_inserted AFTER INSERT ON "mentors" REFERENCING NEW TABLE AS now_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mentors_search_suggestions();
CREATE TRIGGER mentors_search_suggestions_updated AFTER UPDATE ON "mentors" REFERENCING OLD TABLE AS old_rows NEW TABLE AS now_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mentors_search_suggestions();
CREATE TRIGGER mentors_search_suggestions_deleted AFTER DELETE ON "mentors" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION mentors_search_suggestions();

-- Of the mentors that are there. Saves of profiles wait meanwhile, some seconds for 100,000 mentors; readers do not.
INSERT INTO "search_suggestions" ("kind", "start", "text", "mentor_id", "place", "mentors")
SELECT kind, start, text, id, min(place), mentors FROM (
  SELECT 'mentor' AS kind, "name" AS text, "id", 1 AS mentors FROM "mentors" WHERE "status" = 'accepted' AND "is_active"
  UNION ALL
  SELECT kind, text, 0, count(DISTINCT "id") FROM "mentors", LATERAL (
    SELECT 'topic' AS kind, t AS text FROM unnest("topics_can_mentor_on" || "skills") t WHERE char_length(t) <= 60
    UNION ALL SELECT 'software', t FROM unnest("tools_and_software") t WHERE char_length(t) <= 60
    UNION ALL SELECT 'branch', t FROM unnest(ARRAY["main_branch", "sub_branch"]) t WHERE t <> '' AND t <> 'General') named
  WHERE "status" = 'accepted' AND "is_active" GROUP BY kind, text
) named, suggestion_starts(text)
WHERE start <> '' GROUP BY kind, start, text, id, mentors;
ALTER TABLE "search_suggestions" ADD CONSTRAINT "search_suggestions_pkey" PRIMARY KEY ("kind", "start", "text", "mentor_id");
-- For the look whether anything at all begins so.
CREATE INDEX "search_suggestions_start_idx" ON "search_suggestions" ("start");
ANALYZE "search_suggestions";
