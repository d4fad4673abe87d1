-- AlterEnum
ALTER TYPE "email_status" ADD VALUE 'dropped';

-- AlterTable
ALTER TABLE "emails" ADD COLUMN     "next_try_at" TIMESTAMPTZ(3),
ADD COLUMN     "valid_until" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "emails_status_next_try_at_idx" ON "emails"("status", "next_try_at");
