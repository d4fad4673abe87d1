-- DropIndex
DROP INDEX "mentors_ranking";

-- AlterTable
ALTER TABLE "mentors" ADD COLUMN     "ranking_score" DECIMAL(6,4) NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "mentors_ranking" ON "mentors"("available" DESC, "ranking_score" DESC, "review_count" DESC, "id");

-- What search reads, in lower case, one text a mentor: first as written, for "contains"; then word by word between single
-- spaces, for terms that must begin a word (api/mentors/searchWords.ts). The trigram index answers both.
CREATE OR REPLACE FUNCTION mentors_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE written text;
BEGIN
  written := lower(concat_ws(' ', NEW.name, NEW.current_job_title, NEW.current_company, NEW.current_city, NEW.main_branch, NEW.sub_branch,
    array_to_string(NEW.skills, ' '), array_to_string(NEW.topics_can_mentor_on, ' '), array_to_string(NEW.tools_and_software, ' '),
    array_to_string(NEW.industries_worked_in, ' '), array_to_string(NEW.certifications, ' '), array_to_string(NEW.key_projects, ' '),
    NEW.bio));
  NEW.search_names := lower(concat_ws(' ', NEW.name, NEW.main_branch, NEW.sub_branch));
  NEW.search_text := concat(written, ' ', regexp_replace(written, '[^[:alnum:]]+', ' ', 'g'), ' ');
  RETURN NEW;
END $$;
DROP TRIGGER mentors_search ON "mentors";
CREATE TRIGGER mentors_search BEFORE INSERT OR UPDATE OF "name", "current_job_title", "current_company", "current_city", "main_branch",
  "sub_branch", "skills", "topics_can_mentor_on", "tools_and_software", "industries_worked_in", "certifications", "key_projects", "bio"
  ON "mentors" FOR EACH ROW EXECUTE FUNCTION mentors_search();

-- The rating as if ten reviews at the mean of all came before a mentor's own: three reviews at 5.0 don't outweigh sixty at 4.9.
-- The mean is taken to two places, so that one review among thousands moves one row. Rows that another transaction has locked
-- are left for the next change: nobody waits here.
CREATE FUNCTION mentors_rank() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH mean AS (
    SELECT coalesce(round(sum("rating" * "review_count") / nullif(sum("review_count"), 0), 2), 0) AS stars FROM "mentors"
  ), ranked AS (
    SELECT m."id", round((10 * mean.stars + m."rating" * m."review_count") / (10 + m."review_count"), 4) AS score
    FROM "mentors" m, mean
  ), changed AS (
    SELECT m."id", ranked.score FROM "mentors" m JOIN ranked USING ("id") WHERE m."ranking_score" <> ranked.score
    FOR NO KEY UPDATE OF m SKIP LOCKED
  )
  UPDATE "mentors" m SET "ranking_score" = changed.score FROM changed WHERE m."id" = changed."id";
  RETURN NULL;
END $$;
CREATE TRIGGER mentors_rank AFTER INSERT OR DELETE OR UPDATE OF "rating", "review_count" ON "mentors"
  FOR EACH STATEMENT EXECUTE FUNCTION mentors_rank();

-- Both for the rows that are there.
UPDATE "mentors" SET "name" = "name", "rating" = "rating";
