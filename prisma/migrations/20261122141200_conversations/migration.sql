-- CreateEnum
CREATE TYPE "conversation_report_reason" AS ENUM ('spam', 'abuse', 'off_platform', 'other');

-- CreateEnum
CREATE TYPE "conversation_report_status" AS ENUM ('open', 'resolved');

-- CreateTable
CREATE TABLE "conversations" (
    "plan_subscription_id" INTEGER NOT NULL,
    "mentor_id" INTEGER NOT NULL,
    "mentee_id" INTEGER NOT NULL,
    "last_number" INTEGER NOT NULL DEFAULT 0,
    "last_activity_at" TIMESTAMPTZ(3) NOT NULL,
    "mentor_has_blocked" BOOLEAN NOT NULL DEFAULT false,
    "mentee_has_blocked" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "conversations_pkey" PRIMARY KEY ("plan_subscription_id")
);

-- CreateTable
CREATE TABLE "conversation_readers" (
    "plan_subscription_id" INTEGER NOT NULL,
    "side" "sender_type" NOT NULL,
    "read_up_to" INTEGER NOT NULL DEFAULT 0,
    "unread_since" TIMESTAMPTZ(3),
    "digested_up_to" INTEGER NOT NULL DEFAULT 0,
    "digested_at" TIMESTAMPTZ(3),

    CONSTRAINT "conversation_readers_pkey" PRIMARY KEY ("plan_subscription_id","side")
);

-- CreateTable
CREATE TABLE "conversation_blocks" (
    "mentor_id" INTEGER NOT NULL,
    "mentee_id" INTEGER NOT NULL,
    "blocked_by" "sender_type" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "conversation_blocks_pkey" PRIMARY KEY ("mentor_id","mentee_id","blocked_by")
);

-- CreateTable
CREATE TABLE "conversation_reports" (
    "id" SERIAL NOT NULL,
    "plan_subscription_id" INTEGER NOT NULL,
    "reporter" "sender_type" NOT NULL,
    "reason" "conversation_report_reason" NOT NULL,
    "details" TEXT NOT NULL DEFAULT '',
    "status" "conversation_report_status" NOT NULL DEFAULT 'open',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "conversation_reports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "conversations_mentor_id_last_activity_at_plan_subscription__idx" ON "conversations"("mentor_id", "last_activity_at" DESC, "plan_subscription_id" DESC);

-- CreateIndex
CREATE INDEX "conversations_mentee_id_last_activity_at_plan_subscription__idx" ON "conversations"("mentee_id", "last_activity_at" DESC, "plan_subscription_id" DESC);

-- CreateIndex
CREATE INDEX "conversation_blocks_mentee_id_idx" ON "conversation_blocks"("mentee_id");

-- CreateIndex
CREATE INDEX "conversation_reports_plan_subscription_id_idx" ON "conversation_reports"("plan_subscription_id");

-- CreateIndex
CREATE INDEX "conversation_reports_status_id_idx" ON "conversation_reports"("status", "id");

-- AlterTable
ALTER TABLE "chat_messages" ADD COLUMN     "attachment_names" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "client_id" UUID NOT NULL DEFAULT gen_random_uuid(),
ADD COLUMN     "number" INTEGER;

-- The version before goes on opening plans meanwhile: none may come between what is filled in and the trigger.
LOCK TABLE "plan_subscriptions", "chat_messages" IN SHARE ROW EXCLUSIVE MODE;

-- Every plan has its conversation and its two readers, whoever opens it; an old block holds for a new plan too.
CREATE FUNCTION open_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO conversations
    (plan_subscription_id, mentor_id, mentee_id, last_activity_at, mentor_has_blocked, mentee_has_blocked)
  VALUES (NEW.id, NEW.mentor_id, NEW.mentee_id, NEW.created_at,
    EXISTS (SELECT FROM conversation_blocks
      WHERE (mentor_id, mentee_id, blocked_by) = (NEW.mentor_id, NEW.mentee_id, 'mentor')),
    EXISTS (SELECT FROM conversation_blocks
      WHERE (mentor_id, mentee_id, blocked_by) = (NEW.mentor_id, NEW.mentee_id, 'mentee')));
  INSERT INTO conversation_readers (plan_subscription_id, side) VALUES (NEW.id, 'mentor'), (NEW.id, 'mentee');
  RETURN NULL;
END $$;
CREATE TRIGGER plan_subscriptions_conversation AFTER INSERT ON "plan_subscriptions"
  FOR EACH ROW EXECUTE FUNCTION open_conversation();

-- What was written so far is numbered in the order in which it was written.
INSERT INTO "conversations" ("plan_subscription_id", "mentor_id", "mentee_id", "last_activity_at", "last_number")
  SELECT p."id", p."mentor_id", p."mentee_id", coalesce(max(m."created_at"), p."created_at"), count(m."id")
  FROM "plan_subscriptions" p LEFT JOIN "chat_messages" m ON m."plan_subscription_id" = p."id" GROUP BY p."id";
UPDATE "chat_messages" m SET "number" = n."number" FROM (
  SELECT "id", row_number() OVER (PARTITION BY "plan_subscription_id" ORDER BY "id") AS "number" FROM "chat_messages"
) n WHERE n."id" = m."id";
ALTER TABLE "chat_messages" ALTER COLUMN "number" SET NOT NULL;
INSERT INTO "conversation_readers" ("plan_subscription_id", "side", "read_up_to", "unread_since")
  SELECT c."plan_subscription_id", s."side", coalesce(min(m."number") - 1, c."last_number"), min(m."created_at")
  FROM "conversations" c CROSS JOIN unnest(enum_range(NULL::"sender_type")) s("side")
  LEFT JOIN "chat_messages" m
    ON m."plan_subscription_id" = c."plan_subscription_id" AND m."sender_type" <> s."side" AND NOT m."is_read"
  GROUP BY c."plan_subscription_id", s."side";

-- DropForeignKey
ALTER TABLE "chat_messages" DROP CONSTRAINT "chat_messages_plan_subscription_id_fkey";

-- DropIndex
DROP INDEX "chat_messages_plan_subscription_id_id_idx";

-- CreateIndex
CREATE UNIQUE INDEX "chat_messages_plan_subscription_id_number_key" ON "chat_messages"("plan_subscription_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "chat_messages_plan_subscription_id_client_id_key" ON "chat_messages"("plan_subscription_id", "client_id");

-- AddForeignKey
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_plan_subscription_id_fkey" FOREIGN KEY ("plan_subscription_id") REFERENCES "plan_subscriptions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_mentor_id_fkey" FOREIGN KEY ("mentor_id") REFERENCES "mentors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_mentee_id_fkey" FOREIGN KEY ("mentee_id") REFERENCES "mentees"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversation_readers" ADD CONSTRAINT "conversation_readers_plan_subscription_id_fkey" FOREIGN KEY ("plan_subscription_id") REFERENCES "conversations"("plan_subscription_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_plan_subscription_id_fkey" FOREIGN KEY ("plan_subscription_id") REFERENCES "conversations"("plan_subscription_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversation_blocks" ADD CONSTRAINT "conversation_blocks_mentor_id_fkey" FOREIGN KEY ("mentor_id") REFERENCES "mentors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversation_blocks" ADD CONSTRAINT "conversation_blocks_mentee_id_fkey" FOREIGN KEY ("mentee_id") REFERENCES "mentees"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_plan_subscription_id_fkey" FOREIGN KEY ("plan_subscription_id") REFERENCES "conversations"("plan_subscription_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Digest mails look for what has waited long.
CREATE INDEX "conversation_readers_unread_since" ON "conversation_readers"("unread_since") WHERE "unread_since" IS NOT NULL;

-- One open report a side and conversation.
CREATE UNIQUE INDEX "conversation_reports_one_open" ON "conversation_reports"("plan_subscription_id", "reporter")
  WHERE "status" = 'open';

-- Check: numbers begin at 1.
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_number" CHECK ("number" > 0);

-- Reading goes forwards only. What is then unread is looked for here, with the reader's row locked: a statement that
-- waited for that lock would not see what was sent meanwhile.
CREATE FUNCTION keep_unread_since() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.read_up_to := greatest(NEW.read_up_to, OLD.read_up_to);
  NEW.unread_since := (
    SELECT m.created_at FROM chat_messages m
    WHERE m.plan_subscription_id = NEW.plan_subscription_id AND m.number > NEW.read_up_to AND m.sender_type <> NEW.side
    ORDER BY m.number LIMIT 1);
  RETURN NEW;
END $$;
CREATE TRIGGER conversation_readers_unread BEFORE UPDATE OF "read_up_to" ON "conversation_readers"
  FOR EACH ROW EXECUTE FUNCTION keep_unread_since();

-- Each conversation of the two says itself whether it is blocked: whoever sends has locked its row and reads no other.
CREATE FUNCTION tell_conversations_of_block() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  block conversation_blocks := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  IF block.blocked_by = 'mentor' THEN
    UPDATE conversations SET mentor_has_blocked = (TG_OP <> 'DELETE')
      WHERE mentor_id = block.mentor_id AND mentee_id = block.mentee_id;
  ELSE
    UPDATE conversations SET mentee_has_blocked = (TG_OP <> 'DELETE')
      WHERE mentor_id = block.mentor_id AND mentee_id = block.mentee_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER conversation_blocks_tell AFTER INSERT OR DELETE ON "conversation_blocks"
  FOR EACH ROW EXECUTE FUNCTION tell_conversations_of_block();
