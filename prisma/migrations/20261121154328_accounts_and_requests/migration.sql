-- AlterTable
ALTER TABLE "bookings" ADD COLUMN     "calendar_sequence" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "community_members" ADD COLUMN     "email_confirmed_at" TIMESTAMPTZ(3),
ADD COLUMN     "terms_version" TEXT;

-- AlterTable
ALTER TABLE "mentees" ADD COLUMN     "email_confirmed_at" TIMESTAMPTZ(3),
ADD COLUMN     "terms_version" TEXT;

-- AlterTable
ALTER TABLE "mentors" ADD COLUMN     "email_confirmed_at" TIMESTAMPTZ(3),
ADD COLUMN     "terms_version" TEXT;

-- AlterTable
ALTER TABLE "mentorship_requests" ADD COLUMN     "withdrawn_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "id" SERIAL NOT NULL;

-- CreateTable
CREATE TABLE "email_confirmations" (
    "token_hash" TEXT NOT NULL,
    "user_type" "user_type" NOT NULL,
    "user_id" INTEGER NOT NULL,
    "email" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "email_confirmations_pkey" PRIMARY KEY ("token_hash")
);

-- CreateIndex
CREATE INDEX "email_confirmations_user_type_user_id_idx" ON "email_confirmations"("user_type", "user_id");

-- CreateIndex
CREATE INDEX "email_confirmations_expires_at_idx" ON "email_confirmations"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "sessions_id_key" ON "sessions"("id");
