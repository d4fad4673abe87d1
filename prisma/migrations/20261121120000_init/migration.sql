CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "user_type" AS ENUM ('mentor', 'mentee', 'community');

-- CreateEnum
CREATE TYPE "booking_status" AS ENUM ('pending', 'confirmed', 'completed', 'cancelled', 'expired');

-- CreateEnum
CREATE TYPE "package_type" AS ENUM ('starter', 'advanced');

-- CreateEnum
CREATE TYPE "booking_payment_status" AS ENUM ('pending', 'completed', 'failed', 'refunded');

-- CreateEnum
CREATE TYPE "email_status" AS ENUM ('queued', 'sent', 'kept', 'failed');

-- CreateEnum
CREATE TYPE "payment_order_status" AS ENUM ('created', 'paid', 'closed');

-- CreateEnum
CREATE TYPE "payment_status" AS ENUM ('pending', 'captured', 'refunded', 'failed');

-- CreateEnum
CREATE TYPE "refund_status" AS ENUM ('requested', 'pending', 'processed', 'failed');

-- CreateEnum
CREATE TYPE "mentor_status" AS ENUM ('pending review', 'accepted', 'rejected');

-- CreateEnum
CREATE TYPE "subscription_status" AS ENUM ('active', 'expired', 'cancelled');

-- CreateEnum
CREATE TYPE "sender_type" AS ENUM ('mentor', 'mentee');

-- CreateEnum
CREATE TYPE "request_status" AS ENUM ('pending', 'approved', 'rejected', 'withdrawn');

-- CreateEnum
CREATE TYPE "registration_payment_status" AS ENUM ('pending', 'completed', 'failed', 'refunded');

-- CreateTable
CREATE TABLE "sessions" (
    "token_hash" TEXT NOT NULL,
    "user_type" "user_type" NOT NULL,
    "user_id" INTEGER NOT NULL,
    "user_agent" TEXT,
    "ip" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "admin_sessions" (
    "token_hash" TEXT NOT NULL,
    "admin_user_id" INTEGER NOT NULL,
    "login_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_activity" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "admin_sessions_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "password_reset_tokens" (
    "id" SERIAL NOT NULL,
    "token" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "user_type" "user_type" NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "password_reset_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "reset_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "bookings" (
    "id" SERIAL NOT NULL,
    "mentor_id" INTEGER,
    "mentee_id" INTEGER,
    "session_type_id" INTEGER,
    "plan_subscription_id" INTEGER,
    "selected_time_slot" TEXT NOT NULL,
    "starts_at" TIMESTAMPTZ(3),
    "ends_at" TIMESTAMPTZ(3),
    "start_date" DATE,
    "end_date" DATE,
    "agenda" TEXT NOT NULL DEFAULT '',
    "package_type" "package_type" NOT NULL DEFAULT 'starter',
    "duration" INTEGER NOT NULL DEFAULT 45,
    "status" "booking_status" NOT NULL DEFAULT 'pending',
    "session_type" TEXT NOT NULL DEFAULT 'starter',
    "meeting_link" TEXT,
    "notes" TEXT,
    "mentee_goals_id" INTEGER,
    "calendar_event_id" TEXT,
    "payment_status" "booking_payment_status" NOT NULL DEFAULT 'pending',
    "payment_id" TEXT,
    "order_id" TEXT,
    "hold_expires_at" TIMESTAMPTZ(3),
    "confirmed_at" TIMESTAMPTZ(3),
    "completed_at" TIMESTAMPTZ(3),
    "cancelled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bookings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session_types" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "duration" INTEGER NOT NULL,
    "price" INTEGER NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "session_types_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reviews" (
    "id" SERIAL NOT NULL,
    "booking_id" INTEGER NOT NULL,
    "mentor_id" INTEGER NOT NULL,
    "mentee_id" INTEGER,
    "stars" SMALLINT NOT NULL,
    "body" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reviews_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "discussion_threads" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "author_id" INTEGER NOT NULL,
    "author_name" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "tags" TEXT[],
    "attachments" TEXT[],
    "likes" INTEGER NOT NULL DEFAULT 0,
    "replies" INTEGER NOT NULL DEFAULT 0,
    "votes" INTEGER NOT NULL DEFAULT 0,
    "is_pinned" BOOLEAN NOT NULL DEFAULT false,
    "is_locked" BOOLEAN NOT NULL DEFAULT false,
    "last_activity" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "discussion_threads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "thread_replies" (
    "id" SERIAL NOT NULL,
    "thread_id" INTEGER NOT NULL,
    "content" TEXT NOT NULL,
    "author_id" INTEGER NOT NULL,
    "author_name" TEXT NOT NULL,
    "likes" INTEGER NOT NULL DEFAULT 0,
    "votes" INTEGER NOT NULL DEFAULT 0,
    "attachments" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "thread_replies_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "thread_likes" (
    "id" SERIAL NOT NULL,
    "thread_id" INTEGER,
    "reply_id" INTEGER,
    "user_id" INTEGER NOT NULL,

    CONSTRAINT "thread_likes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "thread_votes" (
    "id" SERIAL NOT NULL,
    "thread_id" INTEGER,
    "reply_id" INTEGER,
    "user_id" INTEGER NOT NULL,
    "vote_type" TEXT NOT NULL,

    CONSTRAINT "thread_votes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "content_reports" (
    "id" SERIAL NOT NULL,
    "reporter_id" INTEGER NOT NULL,
    "thread_id" INTEGER,
    "reply_id" INTEGER,
    "reason" TEXT NOT NULL,
    "description" TEXT,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "content_reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notifications" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "user_type" "user_type" NOT NULL DEFAULT 'mentee',
    "type" TEXT NOT NULL DEFAULT 'general',
    "title" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "link" TEXT,
    "data" TEXT,
    "is_read" BOOLEAN NOT NULL DEFAULT false,
    "related_thread_id" INTEGER,
    "related_reply_id" INTEGER,
    "dedupe_key" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "emails" (
    "id" SERIAL NOT NULL,
    "dedupe_key" TEXT NOT NULL,
    "to_address" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "ics" TEXT,
    "message_id" TEXT NOT NULL,
    "status" "email_status" NOT NULL DEFAULT 'queued',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "delivered_at" TIMESTAMPTZ(3),

    CONSTRAINT "emails_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "media" (
    "hash" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "content" BYTEA NOT NULL,
    "byte_length" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "media_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "payment_orders" (
    "id" SERIAL NOT NULL,
    "booking_id" INTEGER,
    "workshop_registration_id" INTEGER,
    "mentee_id" INTEGER,
    "amount" INTEGER NOT NULL,
    "currency" TEXT NOT NULL DEFAULT 'INR',
    "platform_fee" INTEGER NOT NULL,
    "mentor_earning" INTEGER NOT NULL,
    "receipt" TEXT NOT NULL,
    "provider_order_id" TEXT,
    "status" "payment_order_status" NOT NULL DEFAULT 'created',
    "checks" INTEGER NOT NULL DEFAULT 0,
    "next_check_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "payment_orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payments" (
    "id" SERIAL NOT NULL,
    "order_id" INTEGER NOT NULL,
    "mentee_id" INTEGER,
    "plan_id" INTEGER,
    "provider_payment_id" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "currency" TEXT NOT NULL DEFAULT 'INR',
    "status" "payment_status" NOT NULL DEFAULT 'pending',
    "payment_method" TEXT,
    "platform_fee" INTEGER NOT NULL,
    "mentor_earning" INTEGER NOT NULL,
    "captured_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refunds" (
    "id" SERIAL NOT NULL,
    "payment_id" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "idempotency_key" TEXT NOT NULL,
    "provider_refund_id" TEXT,
    "status" "refund_status" NOT NULL DEFAULT 'requested',
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "processed_at" TIMESTAMPTZ(3),

    CONSTRAINT "refunds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_events" (
    "event_id" TEXT NOT NULL,
    "event" TEXT NOT NULL,
    "body" JSONB NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "processed_at" TIMESTAMPTZ(3),
    "error" TEXT,

    CONSTRAINT "webhook_events_pkey" PRIMARY KEY ("event_id")
);

-- CreateTable
CREATE TABLE "mentors" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "password" TEXT NOT NULL,
    "bio" TEXT NOT NULL DEFAULT '',
    "main_branch" TEXT NOT NULL DEFAULT 'General',
    "sub_branch" TEXT,
    "experience" INTEGER NOT NULL,
    "starter_package_rate" INTEGER NOT NULL DEFAULT 0,
    "advanced_package_rate" INTEGER NOT NULL DEFAULT 0,
    "rating" DECIMAL(3,2) NOT NULL DEFAULT 0,
    "review_count" INTEGER NOT NULL DEFAULT 0,
    "available" BOOLEAN NOT NULL DEFAULT true,
    "profile_image" TEXT,
    "linkedin_url" TEXT,
    "skills" TEXT[],
    "status" "mentor_status" NOT NULL DEFAULT 'pending review',
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "current_city" TEXT,
    "current_country" TEXT,
    "current_job_title" TEXT,
    "current_company" TEXT,
    "previous_companies" TEXT[],
    "key_projects" TEXT[],
    "industries_worked_in" TEXT[],
    "tools_and_software" TEXT[],
    "certifications" TEXT[],
    "topics_can_mentor_on" TEXT[],
    "time_slots_per_week" TEXT,
    "why_i_mentor" TEXT,
    "success_stories" TEXT,
    "terms_accepted" BOOLEAN NOT NULL DEFAULT false,
    "terms_accepted_at" TIMESTAMPTZ(3),
    "last_login_at" TIMESTAMPTZ(3),
    "last_active_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "search_text" TEXT NOT NULL DEFAULT '',
    "search_names" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "mentors_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mentor_availability" (
    "id" SERIAL NOT NULL,
    "mentor_id" INTEGER NOT NULL,
    "day_of_week" SMALLINT NOT NULL,
    "start_time" TEXT NOT NULL,
    "end_time" TEXT NOT NULL,
    "timezone" TEXT NOT NULL DEFAULT 'Asia/Kolkata',
    "is_active" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "mentor_availability_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mentees" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "password" TEXT NOT NULL,
    "main_branch" TEXT NOT NULL DEFAULT 'General',
    "sub_branch" TEXT,
    "current_level" TEXT NOT NULL,
    "college" TEXT,
    "year" INTEGER,
    "bio" TEXT,
    "goals" TEXT,
    "profile_image" TEXT,
    "linkedin_url" TEXT,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "terms_accepted" BOOLEAN NOT NULL DEFAULT false,
    "terms_accepted_at" TIMESTAMPTZ(3),
    "last_login_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mentees_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "community_members" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "password" TEXT,
    "branch" TEXT NOT NULL,
    "type" TEXT NOT NULL DEFAULT 'student',
    "linkedin_url" TEXT,
    "reputation" INTEGER NOT NULL DEFAULT 0,
    "badges" TEXT[],
    "profile_image_url" TEXT,
    "bio" TEXT,
    "expertise" TEXT[],
    "interests" TEXT[],
    "join_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_activity" TIMESTAMPTZ(3),
    "terms_accepted" BOOLEAN NOT NULL DEFAULT false,
    "terms_accepted_at" TIMESTAMPTZ(3),

    CONSTRAINT "community_members_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "admin_users" (
    "id" SERIAL NOT NULL,
    "username" TEXT NOT NULL,
    "password" TEXT NOT NULL,
    "email" TEXT,
    "role" TEXT NOT NULL DEFAULT 'admin',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "admin_users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mentorship_plans" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "price" INTEGER NOT NULL,
    "duration" INTEGER NOT NULL DEFAULT 30,
    "calls_per_month" INTEGER NOT NULL DEFAULT 6,
    "call_duration" INTEGER NOT NULL DEFAULT 45,
    "has_unlimited_chat" BOOLEAN NOT NULL DEFAULT true,
    "is_active" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "mentorship_plans_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "plan_subscriptions" (
    "id" SERIAL NOT NULL,
    "mentee_id" INTEGER NOT NULL,
    "mentor_id" INTEGER NOT NULL,
    "plan_id" INTEGER NOT NULL,
    "payment_id" INTEGER,
    "roadmap_id" INTEGER,
    "start_date" DATE NOT NULL,
    "end_date" DATE NOT NULL,
    "calls_used" INTEGER NOT NULL DEFAULT 0,
    "calls_remaining" INTEGER NOT NULL DEFAULT 6,
    "status" "subscription_status" NOT NULL DEFAULT 'active',
    "is_trial_completed" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "plan_subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mentee_goals" (
    "id" SERIAL NOT NULL,
    "mentee_id" INTEGER NOT NULL,
    "mentor_id" INTEGER NOT NULL,
    "career_goals" TEXT NOT NULL,
    "current_skills" TEXT NOT NULL DEFAULT '',
    "target_role" TEXT NOT NULL DEFAULT '',
    "timeline" TEXT NOT NULL DEFAULT '',
    "challenges" TEXT NOT NULL DEFAULT '',
    "additional_info" TEXT,
    "status" TEXT NOT NULL DEFAULT 'submitted',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mentee_goals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mentor_roadmaps" (
    "id" SERIAL NOT NULL,
    "mentee_goals_id" INTEGER NOT NULL,
    "mentor_id" INTEGER NOT NULL,
    "mentee_id" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "milestones" TEXT[],
    "resources" TEXT[],
    "estimated_duration" TEXT,
    "is_approved" BOOLEAN NOT NULL DEFAULT false,
    "approved_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mentor_roadmaps_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chat_messages" (
    "id" SERIAL NOT NULL,
    "plan_subscription_id" INTEGER NOT NULL,
    "sender_id" INTEGER NOT NULL,
    "sender_type" "sender_type" NOT NULL,
    "message" TEXT NOT NULL,
    "attachments" TEXT[],
    "is_read" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "chat_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mentorship_requests" (
    "id" SERIAL NOT NULL,
    "mentor_id" INTEGER NOT NULL,
    "mentee_id" INTEGER NOT NULL,
    "discussion_topic" TEXT NOT NULL,
    "background" TEXT NOT NULL,
    "preferred_date_time" TIMESTAMPTZ(3) NOT NULL,
    "additional_notes" TEXT,
    "status" "request_status" NOT NULL DEFAULT 'pending',
    "response_message" TEXT,
    "responded_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mentorship_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "workshops" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "branch" TEXT NOT NULL,
    "instructor_name" TEXT NOT NULL,
    "mentor_id" INTEGER,
    "date" DATE NOT NULL,
    "time" TEXT NOT NULL,
    "duration" TEXT NOT NULL,
    "max_participants" INTEGER NOT NULL DEFAULT 50,
    "registered_count" INTEGER NOT NULL DEFAULT 0,
    "price" INTEGER NOT NULL DEFAULT 0,
    "image_url" TEXT,
    "meeting_link" TEXT,
    "is_active" BOOLEAN NOT NULL DEFAULT false,
    "rejected_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "workshops_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "workshop_registrations" (
    "id" SERIAL NOT NULL,
    "workshop_id" INTEGER NOT NULL,
    "mentee_id" INTEGER,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "razorpay_payment_id" TEXT,
    "razorpay_order_id" TEXT,
    "amount" INTEGER NOT NULL DEFAULT 0,
    "currency" TEXT NOT NULL DEFAULT 'INR',
    "payment_status" "registration_payment_status" NOT NULL DEFAULT 'pending',
    "platform_fee" INTEGER NOT NULL DEFAULT 0,
    "mentor_earning" INTEGER NOT NULL DEFAULT 0,
    "hold_expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "workshop_registrations_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "sessions_user_type_user_id_idx" ON "sessions"("user_type", "user_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE INDEX "admin_sessions_admin_user_id_idx" ON "admin_sessions"("admin_user_id");

-- CreateIndex
CREATE UNIQUE INDEX "password_reset_tokens_token_key" ON "password_reset_tokens"("token");

-- CreateIndex
CREATE INDEX "password_reset_tokens_email_user_type_idx" ON "password_reset_tokens"("email", "user_type");

-- CreateIndex
CREATE INDEX "rate_limits_reset_at_idx" ON "rate_limits"("reset_at");

-- CreateIndex
CREATE INDEX "bookings_mentor_id_starts_at_idx" ON "bookings"("mentor_id", "starts_at");

-- CreateIndex
CREATE INDEX "bookings_mentee_id_starts_at_idx" ON "bookings"("mentee_id", "starts_at");

-- CreateIndex
CREATE INDEX "bookings_status_hold_expires_at_idx" ON "bookings"("status", "hold_expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "session_types_name_key" ON "session_types"("name");

-- CreateIndex
CREATE UNIQUE INDEX "reviews_booking_id_key" ON "reviews"("booking_id");

-- CreateIndex
CREATE INDEX "reviews_mentor_id_created_at_id_idx" ON "reviews"("mentor_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "thread_replies_thread_id_id_idx" ON "thread_replies"("thread_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "notifications_dedupe_key_key" ON "notifications"("dedupe_key");

-- CreateIndex
CREATE INDEX "notifications_user_type_user_id_id_idx" ON "notifications"("user_type", "user_id", "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "emails_dedupe_key_key" ON "emails"("dedupe_key");

-- CreateIndex
CREATE UNIQUE INDEX "emails_message_id_key" ON "emails"("message_id");

-- CreateIndex
CREATE INDEX "emails_created_at_idx" ON "emails"("created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "payment_orders_receipt_key" ON "payment_orders"("receipt");

-- CreateIndex
CREATE UNIQUE INDEX "payment_orders_provider_order_id_key" ON "payment_orders"("provider_order_id");

-- CreateIndex
CREATE INDEX "payment_orders_booking_id_idx" ON "payment_orders"("booking_id");

-- CreateIndex
CREATE INDEX "payment_orders_next_check_at_idx" ON "payment_orders"("next_check_at");

-- CreateIndex
CREATE UNIQUE INDEX "payments_provider_payment_id_key" ON "payments"("provider_payment_id");

-- CreateIndex
CREATE INDEX "payments_order_id_idx" ON "payments"("order_id");

-- CreateIndex
CREATE UNIQUE INDEX "refunds_idempotency_key_key" ON "refunds"("idempotency_key");

-- CreateIndex
CREATE UNIQUE INDEX "refunds_provider_refund_id_key" ON "refunds"("provider_refund_id");

-- CreateIndex
CREATE INDEX "refunds_status_idx" ON "refunds"("status");

-- CreateIndex
CREATE UNIQUE INDEX "refunds_payment_id_reason_key" ON "refunds"("payment_id", "reason");

-- CreateIndex
CREATE INDEX "webhook_events_processed_at_idx" ON "webhook_events"("processed_at");

-- CreateIndex
CREATE INDEX "mentors_search_text_trgm" ON "mentors" USING GIN ("search_text" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "mentors_ranking" ON "mentors"("available" DESC, "rating" DESC, "review_count" DESC, "id");

-- CreateIndex
CREATE INDEX "mentors_main_branch_sub_branch_idx" ON "mentors"("main_branch", "sub_branch");

-- CreateIndex
CREATE INDEX "mentor_availability_day_of_week_start_time_idx" ON "mentor_availability"("day_of_week", "start_time");

-- CreateIndex
CREATE UNIQUE INDEX "mentor_availability_mentor_id_day_of_week_key" ON "mentor_availability"("mentor_id", "day_of_week");

-- CreateIndex
CREATE UNIQUE INDEX "admin_users_username_key" ON "admin_users"("username");

-- CreateIndex
CREATE UNIQUE INDEX "mentorship_plans_name_key" ON "mentorship_plans"("name");

-- CreateIndex
CREATE INDEX "plan_subscriptions_mentor_id_status_idx" ON "plan_subscriptions"("mentor_id", "status");

-- CreateIndex
CREATE INDEX "plan_subscriptions_mentee_id_status_idx" ON "plan_subscriptions"("mentee_id", "status");

-- CreateIndex
CREATE INDEX "mentee_goals_mentee_id_idx" ON "mentee_goals"("mentee_id");

-- CreateIndex
CREATE INDEX "chat_messages_plan_subscription_id_id_idx" ON "chat_messages"("plan_subscription_id", "id");

-- CreateIndex
CREATE INDEX "mentorship_requests_mentor_id_status_id_idx" ON "mentorship_requests"("mentor_id", "status", "id");

-- CreateIndex
CREATE INDEX "mentorship_requests_mentee_id_id_idx" ON "mentorship_requests"("mentee_id", "id");

-- CreateIndex
CREATE INDEX "workshops_is_active_date_idx" ON "workshops"("is_active", "date");

-- CreateIndex
CREATE UNIQUE INDEX "workshop_registrations_razorpay_payment_id_key" ON "workshop_registrations"("razorpay_payment_id");

-- CreateIndex
CREATE INDEX "workshop_registrations_workshop_id_idx" ON "workshop_registrations"("workshop_id");

-- AddForeignKey
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_mentor_id_fkey" FOREIGN KEY ("mentor_id") REFERENCES "mentors"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_mentee_id_fkey" FOREIGN KEY ("mentee_id") REFERENCES "mentees"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_plan_subscription_id_fkey" FOREIGN KEY ("plan_subscription_id") REFERENCES "plan_subscriptions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_session_type_id_fkey" FOREIGN KEY ("session_type_id") REFERENCES "session_types"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_mentor_id_fkey" FOREIGN KEY ("mentor_id") REFERENCES "mentors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_mentee_id_fkey" FOREIGN KEY ("mentee_id") REFERENCES "mentees"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_replies" ADD CONSTRAINT "thread_replies_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "discussion_threads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_likes" ADD CONSTRAINT "thread_likes_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "discussion_threads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_likes" ADD CONSTRAINT "thread_likes_reply_id_fkey" FOREIGN KEY ("reply_id") REFERENCES "thread_replies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_votes" ADD CONSTRAINT "thread_votes_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "discussion_threads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_votes" ADD CONSTRAINT "thread_votes_reply_id_fkey" FOREIGN KEY ("reply_id") REFERENCES "thread_replies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_workshop_registration_id_fkey" FOREIGN KEY ("workshop_registration_id") REFERENCES "workshop_registrations"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_mentee_id_fkey" FOREIGN KEY ("mentee_id") REFERENCES "mentees"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "payment_orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_mentee_id_fkey" FOREIGN KEY ("mentee_id") REFERENCES "mentees"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_plan_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "mentorship_plans"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mentor_availability" ADD CONSTRAINT "mentor_availability_mentor_id_fkey" FOREIGN KEY ("mentor_id") REFERENCES "mentors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plan_subscriptions" ADD CONSTRAINT "plan_subscriptions_mentee_id_fkey" FOREIGN KEY ("mentee_id") REFERENCES "mentees"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plan_subscriptions" ADD CONSTRAINT "plan_subscriptions_mentor_id_fkey" FOREIGN KEY ("mentor_id") REFERENCES "mentors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plan_subscriptions" ADD CONSTRAINT "plan_subscriptions_plan_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "mentorship_plans"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plan_subscriptions" ADD CONSTRAINT "plan_subscriptions_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plan_subscriptions" ADD CONSTRAINT "plan_subscriptions_roadmap_id_fkey" FOREIGN KEY ("roadmap_id") REFERENCES "mentor_roadmaps"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mentee_goals" ADD CONSTRAINT "mentee_goals_mentee_id_fkey" FOREIGN KEY ("mentee_id") REFERENCES "mentees"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mentee_goals" ADD CONSTRAINT "mentee_goals_mentor_id_fkey" FOREIGN KEY ("mentor_id") REFERENCES "mentors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mentor_roadmaps" ADD CONSTRAINT "mentor_roadmaps_mentee_goals_id_fkey" FOREIGN KEY ("mentee_goals_id") REFERENCES "mentee_goals"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mentor_roadmaps" ADD CONSTRAINT "mentor_roadmaps_mentor_id_fkey" FOREIGN KEY ("mentor_id") REFERENCES "mentors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mentor_roadmaps" ADD CONSTRAINT "mentor_roadmaps_mentee_id_fkey" FOREIGN KEY ("mentee_id") REFERENCES "mentees"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_plan_subscription_id_fkey" FOREIGN KEY ("plan_subscription_id") REFERENCES "plan_subscriptions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mentorship_requests" ADD CONSTRAINT "mentorship_requests_mentor_id_fkey" FOREIGN KEY ("mentor_id") REFERENCES "mentors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mentorship_requests" ADD CONSTRAINT "mentorship_requests_mentee_id_fkey" FOREIGN KEY ("mentee_id") REFERENCES "mentees"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "workshops" ADD CONSTRAINT "workshops_mentor_id_fkey" FOREIGN KEY ("mentor_id") REFERENCES "mentors"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "workshop_registrations" ADD CONSTRAINT "workshop_registrations_workshop_id_fkey" FOREIGN KEY ("workshop_id") REFERENCES "workshops"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "workshop_registrations" ADD CONSTRAINT "workshop_registrations_mentee_id_fkey" FOREIGN KEY ("mentee_id") REFERENCES "mentees"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- ---------------------------------------------------------------------------
-- Written by hand: what the Prisma schema cannot say.
-- ---------------------------------------------------------------------------

-- E-mail addresses are unique per kind of account, regardless of case.
CREATE UNIQUE INDEX "mentors_email_key" ON "mentors" (lower("email"));
CREATE UNIQUE INDEX "mentees_email_key" ON "mentees" (lower("email"));
CREATE UNIQUE INDEX "community_members_email_key" ON "community_members" (lower("email"));

-- No two live bookings of a mentor, nor of a mentee, overlap. Never DEFERRABLE: the violation must reach the statement.
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_mentor_no_overlap"
  EXCLUDE USING gist ("mentor_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&)
  WHERE ("status" IN ('pending', 'confirmed') AND "starts_at" IS NOT NULL);
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_mentee_no_overlap"
  EXCLUDE USING gist ("mentee_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&)
  WHERE ("status" IN ('pending', 'confirmed') AND "starts_at" IS NOT NULL);
CREATE UNIQUE INDEX "bookings_one_hold_per_mentee" ON "bookings" ("mentee_id") WHERE "status" = 'pending';
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_time_range" CHECK (("starts_at" IS NULL) = ("ends_at" IS NULL) AND ("starts_at" IS NULL OR "ends_at" > "starts_at"));
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_has_a_time" CHECK ("starts_at" IS NOT NULL OR ("start_date" IS NOT NULL AND "end_date" > "start_date"));
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_hold_expires" CHECK ("status" <> 'pending' OR "hold_expires_at" IS NOT NULL);
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_session_type" CHECK ("session_type" IN ('starter', 'trial', 'plan_call'));

-- One live order a hold, one a registration; the split of every payment adds up.
CREATE UNIQUE INDEX "payment_orders_one_live_per_booking" ON "payment_orders" ("booking_id") WHERE "status" = 'created';
CREATE UNIQUE INDEX "payment_orders_one_live_per_registration" ON "payment_orders" ("workshop_registration_id") WHERE "status" = 'created';
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_split" CHECK ("amount" > 0 AND "platform_fee" >= 0 AND "mentor_earning" >= 0 AND "platform_fee" + "mentor_earning" = "amount");
ALTER TABLE "payments" ADD CONSTRAINT "payments_split" CHECK ("amount" > 0 AND "platform_fee" >= 0 AND "mentor_earning" >= 0 AND "platform_fee" + "mentor_earning" = "amount");
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amount" CHECK ("amount" > 0);

-- Seats are taken by UPDATE … WHERE registered_count < max_participants; this is the last word.
ALTER TABLE "workshops" ADD CONSTRAINT "workshops_seats" CHECK ("max_participants" >= 1 AND "registered_count" BETWEEN 0 AND "max_participants");
ALTER TABLE "workshops" ADD CONSTRAINT "workshops_time" CHECK ("time" ~ '^([01]\d|2[0-3]):[0-5]\d$');
ALTER TABLE "workshops" ADD CONSTRAINT "workshops_price" CHECK ("price" >= 0);
CREATE UNIQUE INDEX "workshop_registrations_paid_once" ON "workshop_registrations" ("workshop_id", lower("email")) WHERE "payment_status" = 'completed';

ALTER TABLE "mentors" ADD CONSTRAINT "mentors_numbers" CHECK ("experience" >= 0 AND "starter_package_rate" >= 0 AND "advanced_package_rate" >= 0 AND "rating" BETWEEN 0 AND 5 AND "review_count" >= 0);
ALTER TABLE "mentor_availability" ADD CONSTRAINT "mentor_availability_day" CHECK ("day_of_week" BETWEEN 0 AND 6);
ALTER TABLE "mentor_availability" ADD CONSTRAINT "mentor_availability_window" CHECK ("start_time" ~ '^([01]\d|2[0-3]):[0-5]\d$' AND "end_time" ~ '^(([01]\d|2[0-3]):[0-5]\d|24:00)$' AND "start_time" < "end_time");
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_stars" CHECK ("stars" BETWEEN 1 AND 5);
ALTER TABLE "community_members" ADD CONSTRAINT "community_members_type" CHECK ("type" IN ('student', 'early-career'));

CREATE UNIQUE INDEX "plan_subscriptions_one_active" ON "plan_subscriptions" ("mentee_id", "mentor_id") WHERE "status" = 'active';
CREATE UNIQUE INDEX "mentorship_requests_one_pending" ON "mentorship_requests" ("mentee_id", "mentor_id") WHERE "status" = 'pending';

ALTER TABLE "thread_likes" ADD CONSTRAINT "thread_likes_target" CHECK (num_nonnulls("thread_id", "reply_id") = 1);
ALTER TABLE "thread_votes" ADD CONSTRAINT "thread_votes_target" CHECK (num_nonnulls("thread_id", "reply_id") = 1);
CREATE UNIQUE INDEX "thread_likes_once" ON "thread_likes" ("user_id", coalesce("thread_id", 0), coalesce("reply_id", 0));
CREATE UNIQUE INDEX "thread_votes_once" ON "thread_votes" ("user_id", coalesce("thread_id", 0), coalesce("reply_id", 0));

-- Counters that may be lost in a crash; not worth their weight in the log.
ALTER TABLE "rate_limits" SET UNLOGGED;

-- What search reads, in lower case, one text a mentor: the trigram index answers "contains" for it.
CREATE FUNCTION mentors_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_names := lower(concat_ws(' ', NEW.name, NEW.main_branch, NEW.sub_branch));
  NEW.search_text := lower(concat_ws(' ', NEW.name, NEW.current_job_title, NEW.current_company, NEW.main_branch, NEW.sub_branch,
    array_to_string(NEW.skills, ' '), array_to_string(NEW.topics_can_mentor_on, ' '), array_to_string(NEW.tools_and_software, ' '), NEW.bio));
  RETURN NEW;
END $$;
CREATE TRIGGER mentors_search BEFORE INSERT OR UPDATE ON "mentors" FOR EACH ROW EXECUTE FUNCTION mentors_search();

-- The two things that are sold; every payment and subscription points at one of them.
INSERT INTO "session_types" ("name", "description", "duration", "price") VALUES
  ('Starter', 'One one-to-one session; the price is the mentor''s own rate', 45, 30000),
  ('Trial', 'Arranged by writing to support', 30, 0);
INSERT INTO "mentorship_plans" ("name", "description", "price", "duration", "calls_per_month", "call_duration", "has_unlimited_chat") VALUES
  ('Advanced', 'One month with chat and three calls; the price is the mentor''s own rate', 300000, 30, 3, 45, true);
