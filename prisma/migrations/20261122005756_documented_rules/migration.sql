-- Rows of before that break a rule written below are brought to the nearest value that keeps it. Only rows written by hand
-- can be such: the API has asked for all of this from the first version on.
UPDATE "mentors" SET "experience" = 1 WHERE "experience" < 1;
UPDATE "mentees" SET "year" = NULL WHERE "year" NOT BETWEEN 1990 AND 2030;
UPDATE "mentees" SET "current_level" = 'Working Professional' WHERE "current_level" NOT IN ('1st Year Student', '2nd Year Student', '3rd Year Student', '4th Year Student', 'Final Year Student', 'Fresh Graduate', 'Working Professional');
UPDATE "notifications" SET "type" = 'general' WHERE "type" NOT IN ('booking', 'payment', 'workshop', 'mentorship_request', 'request_approved', 'request_rejected', 'general');
UPDATE "payments" SET "currency" = lower("currency");

-- AlterTable
ALTER TABLE "bookings" ALTER COLUMN "agenda" DROP DEFAULT;

-- AlterTable
ALTER TABLE "community_members" ALTER COLUMN "type" DROP DEFAULT;

-- AlterTable
ALTER TABLE "payments" ALTER COLUMN "currency" SET DEFAULT 'inr';

-- CreateIndex
CREATE INDEX "bookings_session_type_id_idx" ON "bookings"("session_type_id");

-- CreateIndex
CREATE INDEX "bookings_plan_subscription_id_idx" ON "bookings"("plan_subscription_id");

-- CreateIndex
CREATE INDEX "mentee_goals_mentor_id_idx" ON "mentee_goals"("mentor_id");

-- CreateIndex
CREATE INDEX "mentor_roadmaps_mentee_goals_id_idx" ON "mentor_roadmaps"("mentee_goals_id");

-- CreateIndex
CREATE INDEX "mentor_roadmaps_mentor_id_idx" ON "mentor_roadmaps"("mentor_id");

-- CreateIndex
CREATE INDEX "mentor_roadmaps_mentee_id_idx" ON "mentor_roadmaps"("mentee_id");

-- CreateIndex
CREATE INDEX "payment_orders_workshop_registration_id_idx" ON "payment_orders"("workshop_registration_id");

-- CreateIndex
CREATE INDEX "payment_orders_mentee_id_idx" ON "payment_orders"("mentee_id");

-- CreateIndex
CREATE INDEX "payments_mentee_id_idx" ON "payments"("mentee_id");

-- CreateIndex
CREATE INDEX "payments_plan_id_idx" ON "payments"("plan_id");

-- CreateIndex
CREATE INDEX "plan_subscriptions_plan_id_idx" ON "plan_subscriptions"("plan_id");

-- CreateIndex
CREATE INDEX "plan_subscriptions_payment_id_idx" ON "plan_subscriptions"("payment_id");

-- CreateIndex
CREATE INDEX "plan_subscriptions_roadmap_id_idx" ON "plan_subscriptions"("roadmap_id");

-- CreateIndex
CREATE INDEX "reviews_mentee_id_idx" ON "reviews"("mentee_id");

-- CreateIndex
CREATE INDEX "thread_likes_thread_id_idx" ON "thread_likes"("thread_id");

-- CreateIndex
CREATE INDEX "thread_likes_reply_id_idx" ON "thread_likes"("reply_id");

-- CreateIndex
CREATE INDEX "thread_votes_thread_id_idx" ON "thread_votes"("thread_id");

-- CreateIndex
CREATE INDEX "thread_votes_reply_id_idx" ON "thread_votes"("reply_id");

-- CreateIndex
CREATE INDEX "workshop_registrations_mentee_id_idx" ON "workshop_registrations"("mentee_id");

-- CreateIndex
CREATE INDEX "workshops_mentor_id_idx" ON "workshops"("mentor_id");

-- Closing an account looks for its mails, whatever the case of the address.
CREATE INDEX "emails_to_address" ON "emails" (lower("to_address"));

-- Check: the documented rules. Currencies in either case, because the version before writes INR.
ALTER TABLE "mentors" DROP CONSTRAINT "mentors_numbers";
ALTER TABLE "mentors" ADD CONSTRAINT "mentors_numbers" CHECK ("starter_package_rate" >= 0 AND "advanced_package_rate" >= 0 AND "rating" BETWEEN 0 AND 5 AND "review_count" >= 0);
ALTER TABLE "mentors" ADD CONSTRAINT "mentors_experience" CHECK ("experience" >= 1);
ALTER TABLE "mentees" ADD CONSTRAINT "mentees_year" CHECK ("year" BETWEEN 1990 AND 2030);
ALTER TABLE "mentees" ADD CONSTRAINT "mentees_current_level" CHECK ("current_level" IN ('1st Year Student', '2nd Year Student', '3rd Year Student', '4th Year Student', 'Final Year Student', 'Fresh Graduate', 'Working Professional'));
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type" CHECK ("type" IN ('booking', 'payment', 'workshop', 'mentorship_request', 'request_approved', 'request_rejected', 'general'));
ALTER TABLE "payments" ADD CONSTRAINT "payments_currency" CHECK ("currency" ~* '^[a-z]{3}$');
