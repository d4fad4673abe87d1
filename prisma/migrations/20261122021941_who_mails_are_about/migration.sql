-- AlterTable
ALTER TABLE "emails" ADD COLUMN     "about_id" INTEGER,
ADD COLUMN     "about_type" "user_type",
ADD COLUMN     "recipient_id" INTEGER,
ADD COLUMN     "recipient_type" "user_type";

-- AlterTable
ALTER TABLE "notifications" ADD COLUMN     "about_id" INTEGER,
ADD COLUMN     "about_type" "user_type";

-- AlterTable
ALTER TABLE "password_reset_tokens" ADD COLUMN     "is_first" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "emails_recipient_type_recipient_id_idx" ON "emails"("recipient_type", "recipient_id");

-- CreateIndex
CREATE INDEX "emails_about_type_about_id_idx" ON "emails"("about_type", "about_id");

-- CreateIndex
CREATE INDEX "notifications_about_type_about_id_idx" ON "notifications"("about_type", "about_id");

-- Links that were made for a first password work for a week, all others for an hour.
UPDATE "password_reset_tokens" SET "is_first" = true WHERE "expires_at" - "created_at" > interval '2 hours';

-- Whom the rows of before name, as far as their data or key says it. Words are never looked at: any of them may be a name.
UPDATE "notifications" SET "about_type" = 'mentee', "about_id" = substring("data" from '"menteeId":(\d{1,9})[,}]')::int
WHERE "user_type" = 'mentor' AND "data" ~ '"menteeId":\d{1,9}[,}]';
UPDATE "notifications" SET "about_type" = 'mentor', "about_id" = substring("data" from '"mentorId":(\d{1,9})[,}]')::int
WHERE "user_type" = 'mentee' AND "data" ~ '"mentorId":\d{1,9}[,}]';
UPDATE "notifications" n SET "about_type" = 'mentee', "about_id" = b."mentee_id"
FROM "bookings" b
WHERE n."about_id" IS NULL AND n."user_type" = 'mentor' AND b."mentee_id" IS NOT NULL
  AND b."id" = substring(n."data" from '"bookingId":(\d{1,9})[,}]')::int;
UPDATE "notifications" n SET "about_type" = 'mentor', "about_id" = b."mentor_id"
FROM "bookings" b
WHERE n."about_id" IS NULL AND n."user_type" = 'mentee' AND b."mentor_id" IS NOT NULL
  AND b."id" = substring(n."data" from '"bookingId":(\d{1,9})[,}]')::int;
UPDATE "notifications" n SET "about_type" = 'mentee', "about_id" = b."mentee_id"
FROM "refunds" r
  JOIN "payments" p ON p."id" = r."payment_id"
  JOIN "payment_orders" o ON o."id" = p."order_id"
  JOIN "bookings" b ON b."id" = o."booking_id"
WHERE n."user_type" = 'mentor' AND b."mentee_id" IS NOT NULL
  AND r."id" = substring(n."dedupe_key" from '^refund:(\d{1,9}):payee$')::int;

-- To the account that the key names.
UPDATE "emails" SET
  "recipient_type" = substring("dedupe_key" from '^[a-z-]+:(mentor|mentee|community):')::user_type,
  "recipient_id" = substring("dedupe_key" from '^[a-z-]+:[a-z]+:(\d{1,9})(?::|$)')::int
WHERE "dedupe_key" ~ '^(welcome|confirmation|password-changed):(mentor|mentee|community):\d{1,9}(:|$)';
UPDATE "emails" SET "recipient_type" = 'mentor', "recipient_id" = substring("dedupe_key" from '^mentor:(\d{1,9}):')::int
WHERE "dedupe_key" ~ '^mentor:\d{1,9}:(accepted|rejected):';

-- To one side of what the key names, and about the other.
WITH between AS (
  SELECT e."id", pair."mentor_id", pair."mentee_id", e."dedupe_key" ~ ':(mentor|payee)$' AS "to_mentor",
    e."dedupe_key" !~ ':payer$' AS "names_other"
  FROM "emails" e JOIN (
    SELECT 'booking' AS "what", "id", "mentor_id", "mentee_id" FROM "bookings"
    UNION ALL SELECT 'reminder', "id", "mentor_id", "mentee_id" FROM "bookings"
    UNION ALL SELECT 'access', "id", "mentor_id", "mentee_id" FROM "plan_subscriptions"
    UNION ALL SELECT 'request', "id", "mentor_id", "mentee_id" FROM "mentorship_requests"
    UNION ALL SELECT 'refund', r."id", b."mentor_id", b."mentee_id"
      FROM "refunds" r
        JOIN "payments" p ON p."id" = r."payment_id"
        JOIN "payment_orders" o ON o."id" = p."order_id"
        JOIN "bookings" b ON b."id" = o."booking_id"
  ) pair ON pair."what" = split_part(e."dedupe_key", ':', 1)
    AND pair."id" = substring(e."dedupe_key" from '^[a-z]+:(\d{1,9}):')::int
  WHERE e."dedupe_key" ~ '^(booking|reminder|access|request|refund):\d{1,9}:.*(mentor|mentee|payer|payee)$'
), found AS (
  SELECT "id",
    CASE WHEN "to_mentor" THEN 'mentor' ELSE 'mentee' END::user_type AS "recipient_type",
    CASE WHEN "to_mentor" THEN "mentor_id" ELSE "mentee_id" END AS "recipient_id",
    CASE WHEN "to_mentor" THEN 'mentee' ELSE 'mentor' END::user_type AS "about_type",
    CASE WHEN "names_other" THEN CASE WHEN "to_mentor" THEN "mentee_id" ELSE "mentor_id" END END AS "about_id"
  FROM between
)
UPDATE "emails" e SET
  "recipient_type" = CASE WHEN f."recipient_id" IS NOT NULL THEN f."recipient_type" END, "recipient_id" = f."recipient_id",
  "about_type" = CASE WHEN f."about_id" IS NOT NULL THEN f."about_type" END, "about_id" = f."about_id"
FROM found f WHERE f."id" = e."id";
