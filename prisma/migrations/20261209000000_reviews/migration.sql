-- Reviews are written by mentees, answered by mentors, reported, and hidden by administrators.
CREATE TYPE "review_report_reason" AS ENUM ('abuse', 'off_topic', 'personal_details', 'fake', 'other');

ALTER TABLE "bookings" ADD COLUMN "review_asked_at" TIMESTAMPTZ(3);

ALTER TABLE "reviews" ALTER COLUMN "body" SET DEFAULT '',
  ADD COLUMN "tags" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
  ADD COLUMN "outcome_score" SMALLINT,
  ADD COLUMN "edited_at" TIMESTAMPTZ(3),
  ADD COLUMN "answer" TEXT,
  ADD COLUMN "answered_at" TIMESTAMPTZ(3),
  ADD COLUMN "answer_edited_at" TIMESTAMPTZ(3),
  ADD COLUMN "hidden_at" TIMESTAMPTZ(3),
  ADD COLUMN "hidden_reason" TEXT,
  ADD CONSTRAINT "reviews_tags" CHECK (cardinality("tags") <= 3 AND "tags" <@ ARRAY['clear_explanations', 'practical_advice',
    'deep_knowledge', 'well_prepared', 'good_listener', 'honest_feedback', 'career_direction', 'useful_resources']),
  ADD CONSTRAINT "reviews_outcome" CHECK ("outcome_score" BETWEEN 1 AND 5),
  ADD CONSTRAINT "reviews_answered" CHECK (("answer" IS NULL) = ("answered_at" IS NULL)),
  ADD CONSTRAINT "reviews_hidden" CHECK (("hidden_at" IS NULL) = ("hidden_reason" IS NULL));

CREATE TABLE "review_reports" (
    "id" SERIAL NOT NULL,
    "review_id" INTEGER NOT NULL,
    "reporter_type" "user_type" NOT NULL,
    "reporter_id" INTEGER,
    "reason" "review_report_reason" NOT NULL,
    "details" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "resolved_at" TIMESTAMPTZ(3),
    "note" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "review_reports_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "review_reports_review_id_idx" ON "review_reports"("review_id");
CREATE INDEX "review_reports_reporter_type_reporter_id_idx" ON "review_reports"("reporter_type", "reporter_id");
CREATE UNIQUE INDEX "review_reports_one_open" ON "review_reports"("review_id", "reporter_type", "reporter_id")
  WHERE "resolved_at" IS NULL;
-- The work queue counts them with every look.
CREATE INDEX "review_reports_open" ON "review_reports"("id") WHERE "resolved_at" IS NULL;
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "reviews"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Rating and number of a mentor's reviews, from the rows that are shown. Whoever changes reviews of the same mentor at the
-- same time waits for the lock; the next statement then sees what the other has committed.
CREATE FUNCTION count_reviews(of_mentors integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "mentors" WHERE "id" = ANY(of_mentors) ORDER BY "id" FOR NO KEY UPDATE;
  UPDATE "mentors" m SET "rating" = counted.rating, "review_count" = counted.reviews
  FROM (
    SELECT given.id, coalesce(round(avg(r."stars"), 2), 0) AS rating, count(r."id")::int AS reviews
    FROM (SELECT DISTINCT unnest(of_mentors) AS id) given
    LEFT JOIN "reviews" r ON r."mentor_id" = given.id AND r."hidden_at" IS NULL
    GROUP BY given.id
  ) counted
  WHERE m."id" = counted.id AND (m."rating", m."review_count") IS DISTINCT FROM (counted.rating, counted.reviews);
END $$;

-- For each statement, so that many rows at once are counted once.
CREATE FUNCTION reviews_counted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE of_mentors integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT "mentor_id") INTO of_mentors FROM written WHERE "hidden_at" IS NULL;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT "mentor_id") INTO of_mentors FROM gone WHERE "hidden_at" IS NULL;
  ELSE
    SELECT array_agg(DISTINCT mentor) INTO of_mentors
    FROM gone JOIN written USING ("id"), LATERAL unnest(ARRAY[gone."mentor_id", written."mentor_id"]) AS mentor
    WHERE (gone."mentor_id", gone."stars", gone."hidden_at" IS NULL)
      IS DISTINCT FROM (written."mentor_id", written."stars", written."hidden_at" IS NULL);
  END IF;
  IF of_mentors IS NOT NULL THEN PERFORM count_reviews(of_mentors); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER reviews_inserted_counted AFTER INSERT ON "reviews"
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION reviews_counted();
CREATE TRIGGER reviews_deleted_counted AFTER DELETE ON "reviews"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION reviews_counted();
CREATE TRIGGER reviews_updated_counted AFTER UPDATE ON "reviews"
  REFERENCING OLD TABLE AS gone NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION reviews_counted();

-- No number stands without its rows.
SELECT count_reviews(array_agg("id")) FROM "mentors";
