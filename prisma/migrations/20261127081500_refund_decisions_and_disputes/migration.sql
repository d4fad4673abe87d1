-- What a person decided about a refund that failed, and what came of it.
ALTER TABLE "refunds" ADD COLUMN "returned_on" DATE,
  ADD COLUMN "not_returned" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "returned_twice_at" TIMESTAMPTZ(3),
  ADD COLUMN "tries_since" TIMESTAMPTZ(3);
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_not_returned" CHECK (NOT ("not_returned" AND "returned_elsewhere"));
UPDATE "refunds" SET "returned_on" = ("resolved_at" AT TIME ZONE 'Asia/Kolkata')::date WHERE "returned_elsewhere";
UPDATE "refunds" SET "tries_since" = "created_at" WHERE "status" IN ('requested', 'pending') AND "attempts" > 0;

-- A session or package whose money has all gone back waits for an administrator until it is cancelled or kept.
ALTER TABLE "bookings" ADD COLUMN "kept_unpaid_at" TIMESTAMPTZ(3);
CREATE INDEX "bookings_unpaid_idx" ON "bookings"("id") WHERE "status" = 'confirmed' AND "payment_status" = 'refunded';

CREATE TYPE "dispute_status" AS ENUM ('open', 'under_review', 'won', 'lost', 'closed');
CREATE TABLE "disputes" (
    "id" SERIAL NOT NULL,
    "payment_id" INTEGER NOT NULL,
    "provider_dispute_id" TEXT NOT NULL,
    "dispute_amount" INTEGER NOT NULL,
    "amount_deducted" INTEGER NOT NULL DEFAULT 0,
    "took_money_at" TIMESTAMPTZ(3),
    "held_refunds" BOOLEAN NOT NULL DEFAULT false,
    "dispute_status" "dispute_status" NOT NULL,
    "phase" TEXT NOT NULL,
    "reason_code" TEXT,
    "respond_by" TIMESTAMPTZ(3),
    "raised_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "next_check_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "overdue_at" TIMESTAMPTZ(3),
    "resolved_at" TIMESTAMPTZ(3),

    CONSTRAINT "disputes_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "disputes_amounts" CHECK ("dispute_amount" >= 0 AND "amount_deducted" >= 0)
);
CREATE UNIQUE INDEX "disputes_provider_dispute_id_key" ON "disputes"("provider_dispute_id");
CREATE INDEX "disputes_payment_id_idx" ON "disputes"("payment_id");
CREATE INDEX "disputes_dispute_status_idx" ON "disputes"("dispute_status");
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Decisions and disputes belong to the history of money too.
DROP TRIGGER refunds_journal ON "refunds";
CREATE TRIGGER refunds_journal AFTER INSERT OR UPDATE OR DELETE ON "refunds"
  FOR EACH ROW EXECUTE FUNCTION journal_money('status', 'amount', 'reason', 'provider_refund_id', 'resolved_at', 'returned_on', 'returned_twice_at');
CREATE TRIGGER disputes_journal AFTER INSERT OR UPDATE OR DELETE ON "disputes"
  FOR EACH ROW EXECUTE FUNCTION journal_money('dispute_status', 'dispute_amount', 'amount_deducted', 'phase', 'respond_by');
