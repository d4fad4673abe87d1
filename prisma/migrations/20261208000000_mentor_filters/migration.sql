-- Lists of mentors are filtered by language and by city, in any case. Few mentors have a rare one: without an index, all would be
-- read to find them. PostgreSQL does not know that a list of texts reads the same everywhere, so a function says it.
CREATE FUNCTION lowered(texts text[]) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN lower(texts::text)::text[];
END $$;

CREATE INDEX "mentors_languages_lower" ON "mentors" USING GIN (lowered("languages")) WITH (fastupdate = off);
CREATE INDEX "mentors_city_lower" ON "mentors" (lower("current_city"));
