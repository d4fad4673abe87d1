-- CreateEnum
CREATE TYPE "workshop_party" AS ENUM ('participant', 'mentor', 'administrator');

-- CreateEnum
CREATE TYPE "registration_seat" AS ENUM ('none', 'held', 'registered');

-- CreateEnum
CREATE TYPE "waiting_list_state" AS ENUM ('unconfirmed', 'waiting', 'offered', 'registering', 'registered', 'declined', 'expired', 'left');

-- DropIndex
DROP INDEX "workshop_registrations_workshop_id_idx";

-- DropIndex
DROP INDEX "workshops_is_active_date_idx";

-- DropIndex
DROP INDEX "workshops_mentor_id_idx";

-- AlterTable
ALTER TABLE "workshop_registrations" ADD COLUMN     "attended_at" TIMESTAMPTZ(3),
ADD COLUMN     "cancelled_at" TIMESTAMPTZ(3),
ADD COLUMN     "cancelled_by" "workshop_party",
ADD COLUMN     "certificate_code" TEXT,
ADD COLUMN     "code" TEXT NOT NULL DEFAULT replace((gen_random_uuid())::text, '-'::text, ''::text),
ADD COLUMN     "held_from" TEXT,
ADD COLUMN     "registered_at" TIMESTAMPTZ(3),
ADD COLUMN     "seat" "registration_seat" NOT NULL DEFAULT 'none',
ADD COLUMN     "waiting_list_entry_id" INTEGER;

-- AlterTable
ALTER TABLE "workshops" ADD COLUMN     "calendar_sequence" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "cancel_reason" TEXT,
ADD COLUMN     "cancelled_at" TIMESTAMPTZ(3),
ADD COLUMN     "cancelled_by" "workshop_party",
ADD COLUMN     "rejection_reason" TEXT,
ADD COLUMN     "seats_taken" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "starts_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "time_changed_at" TIMESTAMPTZ(3),
ADD COLUMN     "told_up_to" TIMESTAMPTZ(3),
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "workshop_waiting_list" (
    "id" SERIAL NOT NULL,
    "workshop_id" INTEGER NOT NULL,
    "mentee_id" INTEGER,
    "email" TEXT NOT NULL,
    "state" "waiting_list_state" NOT NULL DEFAULT 'unconfirmed',
    "code" TEXT NOT NULL DEFAULT replace((gen_random_uuid())::text, '-'::text, ''::text),
    "queued_at" TIMESTAMPTZ(3),
    "offered_at" TIMESTAMPTZ(3),
    "offer_expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "workshop_waiting_list_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "workshop_messages" (
    "id" SERIAL NOT NULL,
    "workshop_id" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "client_id" UUID NOT NULL,
    "sent_by" "workshop_party" NOT NULL,
    "message" TEXT NOT NULL,
    "recipients" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "workshop_messages_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "workshop_waiting_list_code_key" ON "workshop_waiting_list"("code");

-- CreateIndex
CREATE INDEX "workshop_waiting_list_workshop_id_state_queued_at_id_idx" ON "workshop_waiting_list"("workshop_id", "state", "queued_at", "id");

-- CreateIndex
CREATE INDEX "workshop_waiting_list_mentee_id_idx" ON "workshop_waiting_list"("mentee_id");

-- CreateIndex
CREATE UNIQUE INDEX "workshop_messages_workshop_id_number_key" ON "workshop_messages"("workshop_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "workshop_messages_workshop_id_client_id_key" ON "workshop_messages"("workshop_id", "client_id");

-- CreateIndex
CREATE UNIQUE INDEX "workshop_registrations_code_key" ON "workshop_registrations"("code");

-- CreateIndex
CREATE UNIQUE INDEX "workshop_registrations_certificate_code_key" ON "workshop_registrations"("certificate_code");

-- CreateIndex
CREATE INDEX "workshop_registrations_workshop_id_registered_at_idx" ON "workshop_registrations"("workshop_id", "registered_at");

-- CreateIndex
CREATE INDEX "workshop_registrations_waiting_list_entry_id_idx" ON "workshop_registrations"("waiting_list_entry_id");

-- CreateIndex
CREATE INDEX "workshops_is_active_starts_at_id_idx" ON "workshops"("is_active", "starts_at", "id");

-- CreateIndex
CREATE INDEX "workshops_mentor_id_starts_at_idx" ON "workshops"("mentor_id", "starts_at");

-- CreateIndex
CREATE INDEX "workshops_starts_at_idx" ON "workshops"("starts_at");

-- AddForeignKey
ALTER TABLE "workshop_registrations" ADD CONSTRAINT "workshop_registrations_waiting_list_entry_id_fkey" FOREIGN KEY ("waiting_list_entry_id") REFERENCES "workshop_waiting_list"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "workshop_waiting_list" ADD CONSTRAINT "workshop_waiting_list_workshop_id_fkey" FOREIGN KEY ("workshop_id") REFERENCES "workshops"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "workshop_waiting_list" ADD CONSTRAINT "workshop_waiting_list_mentee_id_fkey" FOREIGN KEY ("mentee_id") REFERENCES "mentees"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "workshop_messages" ADD CONSTRAINT "workshop_messages_workshop_id_fkey" FOREIGN KEY ("workshop_id") REFERENCES "workshops"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Nothing wrote workshops before: what a table may hold came from a person's hand. Whoever has paid is registered.
UPDATE "workshop_registrations" SET "seat" = 'registered', "registered_at" = "created_at", "hold_expires_at" = NULL
  WHERE "payment_status" = 'completed';

-- The instant of an IST day and time.
CREATE FUNCTION "workshop_starts_at"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.starts_at := (NEW.date + NEW.time::time) AT TIME ZONE 'Asia/Kolkata';
  RETURN NEW;
END $$;
CREATE TRIGGER "workshops_starts_at" BEFORE INSERT OR UPDATE OF "date", "time", "starts_at" ON "workshops"
  FOR EACH ROW EXECUTE FUNCTION "workshop_starts_at"();
UPDATE "workshops" SET "starts_at" = now();

UPDATE "workshops" w SET
  "registered_count" = (SELECT count(*) FROM "workshop_registrations" r WHERE r."workshop_id" = w."id" AND r."seat" = 'registered'),
  "seats_taken" = (SELECT count(*) FROM "workshop_registrations" r WHERE r."workshop_id" = w."id" AND r."seat" <> 'none'),
  "max_participants" = greatest(w."max_participants",
    (SELECT count(*) FROM "workshop_registrations" r WHERE r."workshop_id" = w."id" AND r."seat" <> 'none'));

ALTER TABLE "workshops" DROP CONSTRAINT "workshops_seats";
ALTER TABLE "workshops" ADD CONSTRAINT "workshops_seats" CHECK ("max_participants" >= 1 AND 0 <= "registered_count"
  AND "registered_count" <= "seats_taken" AND "seats_taken" <= "max_participants");
-- A pending, an approved, a rejected or a cancelled one.
ALTER TABLE "workshops" ADD CONSTRAINT "workshops_one_state" CHECK (
  ("is_active"::int + ("rejected_at" IS NOT NULL)::int + ("cancelled_at" IS NOT NULL)::int) <= 1);

ALTER TABLE "workshop_registrations" ADD CONSTRAINT "workshop_registrations_held" CHECK (
  "seat" <> 'held' OR ("payment_status" = 'pending' AND "hold_expires_at" IS NOT NULL));
ALTER TABLE "workshop_registrations" ADD CONSTRAINT "workshop_registrations_registered" CHECK (
  "seat" <> 'registered' OR ("payment_status" = 'completed' AND "registered_at" IS NOT NULL AND "cancelled_at" IS NULL));
DROP INDEX "workshop_registrations_paid_once";
-- One person, one seat: whoever pays for a second one gets the money back.
CREATE UNIQUE INDEX "workshop_registrations_one_seat" ON "workshop_registrations" ("workshop_id", lower("email"))
  WHERE "seat" = 'registered';
-- An account's hold on an address is not a visitor's: neither may take over the other's order.
CREATE UNIQUE INDEX "workshop_registrations_one_hold" ON "workshop_registrations"
  ("workshop_id", lower("email"), coalesce("mentee_id", 0)) WHERE "seat" = 'held';
CREATE INDEX "workshop_registrations_holds" ON "workshop_registrations" ("hold_expires_at") WHERE "seat" = 'held';
CREATE INDEX "workshop_registrations_email" ON "workshop_registrations" (lower("email"));

CREATE UNIQUE INDEX "waiting_list_one_live" ON "workshop_waiting_list" ("workshop_id", lower("email"))
  WHERE "state" IN ('unconfirmed', 'waiting', 'offered', 'registering');
ALTER TABLE "workshop_waiting_list" ADD CONSTRAINT "waiting_list_offered" CHECK (
  "state" NOT IN ('offered', 'registering') OR ("offered_at" IS NOT NULL AND "offer_expires_at" IS NOT NULL));
ALTER TABLE "workshop_waiting_list" ADD CONSTRAINT "waiting_list_queued" CHECK (
  "state" <> 'waiting' OR "queued_at" IS NOT NULL);
CREATE INDEX "waiting_list_offers" ON "workshop_waiting_list" ("offer_expires_at") WHERE "state" = 'offered';
CREATE INDEX "waiting_list_email" ON "workshop_waiting_list" (lower("email"));

ALTER TABLE "workshop_messages" ADD CONSTRAINT "workshop_messages_number" CHECK ("number" BETWEEN 1 AND 3);

-- Every change of who has a seat changes the counts in the same transaction, by whatever hand.
CREATE FUNCTION "count_workshop_seats"(workshop int, seats int, registered int) RETURNS void LANGUAGE sql AS $$
  UPDATE workshops SET seats_taken = seats_taken + seats, registered_count = registered_count + registered
    WHERE id = workshop AND (seats <> 0 OR registered <> 0)
$$;
CREATE FUNCTION "count_registration_seat"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was registration_seat := CASE WHEN TG_OP = 'INSERT' THEN 'none' ELSE OLD.seat END;
  now_is registration_seat := CASE WHEN TG_OP = 'DELETE' THEN 'none' ELSE NEW.seat END;
BEGIN
  PERFORM count_workshop_seats(coalesce(NEW.workshop_id, OLD.workshop_id),
    (now_is <> 'none')::int - (was <> 'none')::int, (now_is = 'registered')::int - (was = 'registered')::int);
  RETURN NULL;
END $$;
CREATE TRIGGER "workshop_registrations_counted" AFTER INSERT OR DELETE OR UPDATE OF "seat" ON "workshop_registrations"
  FOR EACH ROW EXECUTE FUNCTION "count_registration_seat"();
CREATE FUNCTION "count_offered_seat"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was boolean := TG_OP <> 'INSERT' AND OLD.state = 'offered';
  now_is boolean := TG_OP <> 'DELETE' AND NEW.state = 'offered';
BEGIN
  PERFORM count_workshop_seats(coalesce(NEW.workshop_id, OLD.workshop_id), now_is::int - was::int, 0);
  RETURN NULL;
END $$;
CREATE TRIGGER "workshop_waiting_list_counted" AFTER INSERT OR DELETE OR UPDATE OF "state" ON "workshop_waiting_list"
  FOR EACH ROW EXECUTE FUNCTION "count_offered_seat"();

-- A purchase whose last seat went while it was paid for.
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_reason";
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_reason" CHECK ("reason" IN ('slot_lost', 'sold_out', 'own_session', 'too_late', 'not_offered', 'already_paid',
  'duplicate_payment', 'order_settled', 'amount_mismatch', 'cancelled_by_payer', 'cancelled_by_mentor',
  'cancelled_by_administrator', 'moved', 'no_show', 'late', 'refunded_at_provider'));
