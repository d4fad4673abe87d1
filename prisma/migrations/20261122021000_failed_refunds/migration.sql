-- What failed, or was given back without us, is over once it was made good or a person has seen to it.
ALTER TABLE "refunds" ADD COLUMN "resolved_at" TIMESTAMPTZ(3);

-- Money whose refund failed is still ours: it can be asked back again.
CREATE OR REPLACE FUNCTION refunds_within_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was integer := 0;
  is_now integer := 0;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.status <> 'failed' THEN was := OLD.amount; END IF;
  IF TG_OP <> 'DELETE' AND NEW.status <> 'failed' THEN is_now := NEW.amount; END IF;
  IF TG_OP = 'UPDATE' AND OLD.payment_id = NEW.payment_id THEN
    is_now := is_now - was;
    was := 0;
  END IF;
  IF was <> 0 THEN
    UPDATE payments SET refunded_amount = refunded_amount - was WHERE id = OLD.payment_id;
  END IF;
  IF is_now <> 0 THEN
    UPDATE payments SET refunded_amount = refunded_amount + is_now WHERE id = NEW.payment_id;
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER refunds_within_payment ON "refunds";
CREATE TRIGGER refunds_within_payment AFTER INSERT OR DELETE OR UPDATE OF "amount", "payment_id", "status" ON "refunds"
  FOR EACH ROW EXECUTE FUNCTION refunds_within_payment();
UPDATE "payments" p SET "refunded_amount" =
  (SELECT coalesce(sum(r."amount"), 0) FROM "refunds" r WHERE r."payment_id" = p."id" AND r."status" <> 'failed')
  WHERE EXISTS (SELECT FROM "refunds" r WHERE r."payment_id" = p."id" AND r."status" = 'failed');

-- Who has seen to it is journaled.
DROP TRIGGER refunds_journal ON "refunds";
CREATE TRIGGER refunds_journal AFTER INSERT OR UPDATE OR DELETE ON "refunds"
  FOR EACH ROW EXECUTE FUNCTION journal_money('status', 'amount', 'reason', 'provider_refund_id', 'resolved_at');
