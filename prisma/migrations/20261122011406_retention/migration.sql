-- AlterTable
ALTER TABLE "media" ADD COLUMN     "checked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateIndex
CREATE INDEX "media_checked_at_idx" ON "media"("checked_at");

-- The sweep looks every minute for last mails that were delivered; no other index helps outside the C collation.
CREATE INDEX "emails_account_closed" ON "emails" ("delivered_at") WHERE "dedupe_key" LIKE 'account-closed:%';
