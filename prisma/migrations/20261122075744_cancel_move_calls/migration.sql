-- CreateEnum
CREATE TYPE "booking_actor" AS ENUM ('mentee', 'mentor', 'administrator');

-- CreateEnum
CREATE TYPE "no_show_answer" AS ENUM ('agreed', 'disputed');

-- AlterTable
ALTER TABLE "bookings" ADD COLUMN     "cancelled_by" "booking_actor",
ADD COLUMN     "moved_at" TIMESTAMPTZ(3),
ADD COLUMN     "proposal_expires_at" TIMESTAMPTZ(3),
ADD COLUMN     "proposed_starts_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "no_shows" (
    "id" SERIAL NOT NULL,
    "booking_id" INTEGER NOT NULL,
    "reported_by" "booking_actor" NOT NULL,
    "reported_at" TIMESTAMPTZ(3) NOT NULL,
    "answer" "no_show_answer",
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "no_shows_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "no_shows_booking_id_key" ON "no_shows"("booking_id");

-- CreateIndex
CREATE INDEX "no_shows_answer_reported_at_idx" ON "no_shows"("answer", "reported_at");

-- AddForeignKey
ALTER TABLE "no_shows" ADD CONSTRAINT "no_shows_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Check: what is proposed is proposed for a session that takes place, with an end; who cancelled is said of what was cancelled.
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_proposal" CHECK (("proposed_starts_at" IS NULL) = ("proposal_expires_at" IS NULL) AND ("proposed_starts_at" IS NULL OR ("status" = 'confirmed' AND "starts_at" IS NOT NULL)));
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_cancelled_by" CHECK ("cancelled_by" IS NULL OR "status" = 'cancelled');
ALTER TABLE "no_shows" ADD CONSTRAINT "no_shows_reporter" CHECK ("reported_by" <> 'administrator');
ALTER TABLE "no_shows" ADD CONSTRAINT "no_shows_answered" CHECK (("answer" IS NULL) = ("answered_at" IS NULL));

-- A plan's calls are taken by UPDATE … WHERE calls_remaining > 0; this is the last word.
ALTER TABLE "plan_subscriptions" ADD CONSTRAINT "plan_subscriptions_calls" CHECK ("calls_used" >= 0 AND "calls_remaining" >= 0);
