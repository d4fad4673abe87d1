-- AlterTable
ALTER TABLE "emails" ADD COLUMN     "kind" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "emails_kind_delivered_at_idx" ON "emails"("kind", "delivered_at");

-- What the first words of a key have said so far.
UPDATE "emails" SET "kind" = CASE split_part("dedupe_key", ':', 1)
  WHEN 'welcome' THEN 'welcome-' || split_part("dedupe_key", ':', 2)
  WHEN 'mentor' THEN 'mentor-status'
  WHEN 'booking' THEN CASE split_part("dedupe_key", ':', 3) WHEN 'link' THEN 'meeting-link' ELSE 'booking-confirmed' END
  WHEN 'request' THEN CASE split_part("dedupe_key", ':', 3) WHEN 'created' THEN 'request-received' ELSE 'request-answered' END
  WHEN 'access' THEN CASE split_part("dedupe_key", ':', 3) WHEN 'ending' THEN 'month-ending' ELSE 'month-ended' END
  ELSE split_part("dedupe_key", ':', 1)
END;

-- The kind says it now, whatever the collation.
DROP INDEX "emails_account_closed";
