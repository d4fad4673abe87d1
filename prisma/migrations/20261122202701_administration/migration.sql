-- CreateEnum
CREATE TYPE "no_show_finding" AS ENUM ('mentee_missed', 'mentor_missed', 'took_place');

-- AlterTable
ALTER TABLE "admin_users" ADD COLUMN     "last_login_at" TIMESTAMPTZ(3),
ADD COLUMN     "name" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "second_factor_at" TIMESTAMPTZ(3),
ADD COLUMN     "second_factor_pending" TEXT,
ADD COLUMN     "second_factor_secret" TEXT,
ADD COLUMN     "second_factor_step" INTEGER;

-- AlterTable
ALTER TABLE "bookings" ADD COLUMN     "cancel_reason" TEXT;

-- AlterTable
ALTER TABLE "emails" ADD COLUMN     "resolved_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "no_shows" ADD COLUMN     "decided_at" TIMESTAMPTZ(3),
ADD COLUMN     "finding" "no_show_finding";

-- AlterTable
ALTER TABLE "webhook_events" ADD COLUMN     "resolved_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "workshop_registrations" ADD COLUMN     "cancel_reason" TEXT;

-- CreateTable
CREATE TABLE "admin_recovery_codes" (
    "code_hash" TEXT NOT NULL,
    "admin_user_id" INTEGER NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "admin_recovery_codes_pkey" PRIMARY KEY ("code_hash")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" SERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor" TEXT NOT NULL,
    "actor_name" TEXT NOT NULL DEFAULT '',
    "action" TEXT NOT NULL,
    "subjects" TEXT[],
    "reason" TEXT,
    "before" JSONB,
    "after" JSONB,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "admin_recovery_codes_admin_user_id_idx" ON "admin_recovery_codes"("admin_user_id");

-- CreateIndex
CREATE INDEX "audit_entries_at_id_idx" ON "audit_entries"("at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_actor_at_idx" ON "audit_entries"("actor", "at" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_subjects_idx" ON "audit_entries" USING GIN ("subjects");

-- Of administrators who were removed by hand.
DELETE FROM "admin_sessions" s WHERE NOT EXISTS (SELECT FROM "admin_users" u WHERE u.id = s.admin_user_id);

-- AddForeignKey
ALTER TABLE "admin_sessions" ADD CONSTRAINT "admin_sessions_admin_user_id_fkey" FOREIGN KEY ("admin_user_id") REFERENCES "admin_users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "admin_recovery_codes" ADD CONSTRAINT "admin_recovery_codes_admin_user_id_fkey" FOREIGN KEY ("admin_user_id") REFERENCES "admin_users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

UPDATE "admin_users" SET "name" = "username";

ALTER TABLE "admin_users" ADD CONSTRAINT "admin_users_second_factor"
  CHECK (("second_factor_secret" IS NULL) = ("second_factor_at" IS NULL));

ALTER TABLE "no_shows" ADD CONSTRAINT "no_shows_decided" CHECK (("finding" IS NULL) = ("decided_at" IS NULL));

ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor"
  CHECK ("actor" ~ '^(operator|visitor|administrator:[0-9]+)$');

CREATE FUNCTION audit_entries_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_entries is append-only';
END $$;
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION audit_entries_append_only();

-- The audit log reads the journal of money by day and by payment.
CREATE INDEX "payment_journal_at_id_idx" ON "payment_journal"("at" DESC, "id" DESC);
CREATE INDEX "payment_journal_payment_id_idx" ON "payment_journal"("payment_id");
