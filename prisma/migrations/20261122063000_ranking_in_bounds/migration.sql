-- The score of a row is worked out where it is written, from the row as it is by then: read before, it could be that of a
-- rating which another transaction has replaced meanwhile, and would stay. A change of one rating moves at most 500 rows,
-- those furthest off first; the mean is everybody's, and the others follow with the next changes.
CREATE FUNCTION mentor_score(mean numeric, rating numeric, reviews integer) RETURNS numeric LANGUAGE sql IMMUTABLE
  RETURN round((10 * mean + rating * reviews) / (10 + reviews), 4);
CREATE OR REPLACE FUNCTION mentors_rank() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH mean AS (
    SELECT coalesce(round(sum("rating" * "review_count") / nullif(sum("review_count"), 0), 2), 0) AS stars FROM "mentors"
  ), changed AS (
    SELECT m."id", mean.stars FROM "mentors" m, mean
    WHERE m."ranking_score" <> mentor_score(mean.stars, m."rating", m."review_count")
    ORDER BY abs(m."ranking_score" - mentor_score(mean.stars, m."rating", m."review_count")) DESC, m."id"
    LIMIT 500
    FOR NO KEY UPDATE OF m SKIP LOCKED
  )
  UPDATE "mentors" m SET "ranking_score" = mentor_score(changed.stars, m."rating", m."review_count")
  FROM changed WHERE m."id" = changed."id";
  RETURN NULL;
END $$;
