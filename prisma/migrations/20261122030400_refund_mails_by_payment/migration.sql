-- Refunds of before were announced under `refund:<payment>:<reason>:mentee|mentor`. The id is the payment's, while
-- who_mails_are_about looked for a refund of that id, and so found other people or none.
UPDATE "emails" SET "recipient_type" = NULL, "recipient_id" = NULL, "about_type" = NULL, "about_id" = NULL
WHERE "dedupe_key" ~ '^refund:\d{1,9}:[a-z_]+:(mentee|mentor)$';
UPDATE "notifications" SET "about_type" = NULL, "about_id" = NULL
WHERE "dedupe_key" ~ '^refund:\d{1,9}:[a-z_]+:(mentee|mentor)$';

WITH found AS (
  SELECT e."id", e."dedupe_key" LIKE '%:mentor' AS "to_mentor", b."mentor_id", b."mentee_id"
  FROM "emails" e
    JOIN "payments" p ON p."id" = substring(e."dedupe_key" from '^refund:(\d{1,9}):[a-z_]+:(?:mentee|mentor)$')::int
    JOIN "payment_orders" o ON o."id" = p."order_id"
    JOIN "bookings" b ON b."id" = o."booking_id"
), sides AS (
  SELECT "id",
    CASE WHEN "to_mentor" THEN 'mentor' ELSE 'mentee' END::user_type AS "to_type",
    CASE WHEN "to_mentor" THEN "mentor_id" ELSE "mentee_id" END AS "to_id",
    CASE WHEN "to_mentor" THEN 'mentee' ELSE 'mentor' END::user_type AS "other_type",
    CASE WHEN "to_mentor" THEN "mentee_id" ELSE "mentor_id" END AS "other_id"
  FROM found
)
UPDATE "emails" e SET
  "recipient_type" = CASE WHEN s."to_id" IS NOT NULL THEN s."to_type" END, "recipient_id" = s."to_id",
  "about_type" = CASE WHEN s."other_id" IS NOT NULL THEN s."other_type" END, "about_id" = s."other_id"
FROM sides s WHERE s."id" = e."id";

UPDATE "notifications" n SET
  "about_type" = CASE WHEN n."user_type" = 'mentor' THEN 'mentee' ELSE 'mentor' END::user_type,
  "about_id" = CASE WHEN n."user_type" = 'mentor' THEN b."mentee_id" ELSE b."mentor_id" END
FROM "payments" p
  JOIN "payment_orders" o ON o."id" = p."order_id"
  JOIN "bookings" b ON b."id" = o."booking_id"
WHERE p."id" = substring(n."dedupe_key" from '^refund:(\d{1,9}):[a-z_]+:(?:mentee|mentor)$')::int
  AND n."user_type" IN ('mentor', 'mentee')
  AND CASE WHEN n."user_type" = 'mentor' THEN b."mentee_id" ELSE b."mentor_id" END IS NOT NULL;
