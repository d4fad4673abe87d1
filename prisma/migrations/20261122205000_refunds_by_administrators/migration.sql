-- Money that an administrator gives back, with a reason of their own.
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_reason";
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_reason" CHECK ("reason" IN ('slot_lost', 'sold_out', 'own_session', 'too_late', 'not_offered', 'already_paid',
  'duplicate_payment', 'order_settled', 'amount_mismatch', 'cancelled_by_payer', 'cancelled_by_mentor',
  'cancelled_by_administrator', 'by_administrator', 'moved', 'no_show', 'late', 'refunded_at_provider'));

-- What somebody did with money is found by who did it, also once their account is gone.
CREATE INDEX "payment_journal_actor_idx" ON "payment_journal"("actor");
