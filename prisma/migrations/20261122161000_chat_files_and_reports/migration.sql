-- AlterTable
ALTER TABLE "conversation_reports" ADD COLUMN "note" TEXT NOT NULL DEFAULT '',
ADD COLUMN "resolved_at" TIMESTAMPTZ(3),
ADD COLUMN "resolved_by_id" INTEGER;

-- CreateIndex
CREATE INDEX "conversation_reports_resolved_by_id_idx" ON "conversation_reports"("resolved_by_id");

-- AddForeignKey
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_resolved_by_id_fkey" FOREIGN KEY ("resolved_by_id") REFERENCES "admin_users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Whose message a file is in: asked each time it is served, and by the sweep. Most messages have none.
CREATE INDEX "chat_messages_attachments" ON "chat_messages" USING GIN ("attachments") WHERE "attachments" <> '{}';

-- What was unread before there were emails about it is not told of after weeks.
UPDATE "conversation_readers" r SET "digested_up_to" = c."last_number", "digested_at" = now()
  FROM "conversations" c
  WHERE c."plan_subscription_id" = r."plan_subscription_id" AND r."unread_since" IS NOT NULL;
