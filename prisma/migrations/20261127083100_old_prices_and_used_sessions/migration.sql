-- A payment that came after its hold, at a price that is no longer asked, or for a package beside another one.
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_reason";
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_reason" CHECK ("reason" IN ('slot_lost', 'sold_out', 'own_session', 'own_package', 'too_late', 'not_offered',
  'price_changed', 'already_paid', 'duplicate_payment', 'order_settled', 'amount_mismatch', 'cancelled_by_payer', 'cancelled_by_mentor',
  'cancelled_by_administrator', 'by_administrator', 'moved', 'no_show', 'late', 'refunded_at_provider'));

-- A purchase remembers the sessions that were used when its plan goes with an account.
ALTER TABLE "bookings" ADD COLUMN "plan_calls_used" INTEGER;

-- Whom the team moves agrees to the time of the workshop as it is then.
ALTER TABLE "workshop_registrations" ADD COLUMN "moved_at" TIMESTAMPTZ(3);
