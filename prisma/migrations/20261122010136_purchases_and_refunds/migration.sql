-- Orders are for a purchase of some kind.
ALTER TABLE "payment_orders" ADD COLUMN "kind" TEXT, ADD COLUMN "purchase_id" INTEGER;
UPDATE "payment_orders" SET
  "kind" = CASE WHEN "booking_id" IS NULL THEN 'workshop_registration' ELSE 'booking' END,
  "purchase_id" = coalesce("booking_id", "workshop_registration_id", 0);
ALTER TABLE "payment_orders" ALTER COLUMN "kind" SET NOT NULL, ALTER COLUMN "purchase_id" SET NOT NULL;
CREATE INDEX "payment_orders_kind_purchase_id_idx" ON "payment_orders"("kind", "purchase_id");
CREATE UNIQUE INDEX "payment_orders_one_live_per_purchase" ON "payment_orders" ("kind", "purchase_id") WHERE "status" = 'created';

-- The version before names only the booking or the registration.
CREATE FUNCTION payment_orders_purchase() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.purchase_id IS NULL THEN
    NEW.kind := CASE WHEN NEW.booking_id IS NULL THEN 'workshop_registration' ELSE 'booking' END;
    NEW.purchase_id := coalesce(NEW.booking_id, NEW.workshop_registration_id);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payment_orders_purchase BEFORE INSERT ON "payment_orders" FOR EACH ROW EXECUTE FUNCTION payment_orders_purchase();

-- Several refunds of a payment, each with its own cause and tries, never more than the payment in all.
DROP INDEX "refunds_payment_id_reason_key";
ALTER TABLE "refunds" ADD COLUMN "attempts" INTEGER NOT NULL DEFAULT 0, ADD COLUMN "next_try_at" TIMESTAMPTZ(3);
UPDATE "refunds" SET "next_try_at" = CURRENT_TIMESTAMP WHERE "status" IN ('requested', 'pending');
UPDATE "refunds" SET "reason" = 'cancelled_by_payer' WHERE "reason" = 'cancelled';
ALTER TABLE "refunds" ALTER COLUMN "next_try_at" SET DEFAULT CURRENT_TIMESTAMP,
  ADD CONSTRAINT "refunds_reason" CHECK ("reason" IN ('slot_lost', 'own_session', 'too_late', 'not_offered', 'already_paid',
    'duplicate_payment', 'order_settled', 'amount_mismatch', 'cancelled_by_payer', 'cancelled_by_mentor',
    'cancelled_by_administrator', 'moved', 'no_show', 'late', 'refunded_at_provider'));
CREATE INDEX "refunds_payment_id_idx" ON "refunds"("payment_id");
CREATE INDEX "refunds_next_try_at_idx" ON "refunds"("next_try_at");

ALTER TABLE "payments" ADD COLUMN "refunded_amount" INTEGER NOT NULL DEFAULT 0;
UPDATE "payments" p SET "refunded_amount" = least(p."amount",
  (SELECT coalesce(sum(r."amount"), 0) FROM "refunds" r WHERE r."payment_id" = p."id"));
ALTER TABLE "payments" ADD CONSTRAINT "payments_refunded_within" CHECK ("refunded_amount" BETWEEN 0 AND "amount");
CREATE FUNCTION refunds_within_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE payments SET refunded_amount = greatest(0, refunded_amount - OLD.amount) WHERE id = OLD.payment_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE payments SET refunded_amount = refunded_amount + NEW.amount WHERE id = NEW.payment_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER refunds_within_payment AFTER INSERT OR DELETE OR UPDATE OF "amount", "payment_id" ON "refunds"
  FOR EACH ROW EXECUTE FUNCTION refunds_within_payment();

-- Webhooks that fail are tried again at growing gaps, then wait for a person.
ALTER TABLE "webhook_events" ADD COLUMN "attempts" INTEGER NOT NULL DEFAULT 0, ADD COLUMN "next_try_at" TIMESTAMPTZ(3);
UPDATE "webhook_events" SET "next_try_at" = CURRENT_TIMESTAMP WHERE "processed_at" IS NULL;
ALTER TABLE "webhook_events" ALTER COLUMN "next_try_at" SET DEFAULT CURRENT_TIMESTAMP;
CREATE INDEX "webhook_events_next_try_at_idx" ON "webhook_events"("next_try_at");

-- What became of money. Written by the database itself, so that no way of changing it is forgotten; never changed.
CREATE TABLE "payment_journal" (
    "id" SERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor" TEXT NOT NULL,
    "order_id" INTEGER,
    "payment_id" INTEGER,
    "refund_id" INTEGER,
    "before" JSONB,
    "after" JSONB,

    CONSTRAINT "payment_journal_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "payment_journal_actor" CHECK ("actor" ~ '^(system|provider|visitor|unknown|(mentor|mentee|community|administrator):[0-9]+)$')
);
CREATE INDEX "payment_journal_order_id_idx" ON "payment_journal"("order_id");

CREATE FUNCTION payment_journal_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'payment_journal is append-only';
END $$;
CREATE TRIGGER payment_journal_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "payment_journal"
  FOR EACH STATEMENT EXECUTE FUNCTION payment_journal_append_only();

-- The arguments are the columns that say where money stands. Who acts is told by the transaction, see api/database/actor.ts.
CREATE FUNCTION journal_money() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was jsonb := '{}';
  now_is jsonb := '{}';
  changed text[];
  this jsonb;
  payment integer;
BEGIN
  IF TG_OP <> 'INSERT' THEN was := to_jsonb(OLD); END IF;
  IF TG_OP <> 'DELETE' THEN now_is := to_jsonb(NEW); END IF;
  this := CASE TG_OP WHEN 'DELETE' THEN was ELSE now_is END;
  SELECT array_agg(name) INTO changed FROM unnest(TG_ARGV::text[]) name WHERE was -> name IS DISTINCT FROM now_is -> name;
  IF changed IS NULL THEN RETURN NULL; END IF;
  payment := CASE TG_TABLE_NAME WHEN 'payments' THEN this ->> 'id' ELSE this ->> 'payment_id' END;
  INSERT INTO payment_journal (at, actor, order_id, payment_id, refund_id, before, after) VALUES (
    clock_timestamp(),
    coalesce(nullif(current_setting('plumbline.actor', true), ''), 'unknown'),
    CASE TG_TABLE_NAME WHEN 'payment_orders' THEN (this ->> 'id')::integer WHEN 'payments' THEN (this ->> 'order_id')::integer
      ELSE (SELECT order_id FROM payments WHERE id = payment) END,
    payment,
    CASE TG_TABLE_NAME WHEN 'refunds' THEN (this ->> 'id')::integer END,
    CASE TG_OP WHEN 'INSERT' THEN NULL ELSE (SELECT jsonb_object_agg(name, was -> name) FROM unnest(changed) name) END,
    CASE TG_OP WHEN 'DELETE' THEN NULL ELSE (SELECT jsonb_object_agg(name, now_is -> name) FROM unnest(changed) name) END);
  RETURN NULL;
END $$;
CREATE TRIGGER payment_orders_journal AFTER INSERT OR UPDATE OR DELETE ON "payment_orders"
  FOR EACH ROW EXECUTE FUNCTION journal_money('status', 'amount', 'provider_order_id');
CREATE TRIGGER payments_journal AFTER INSERT OR UPDATE OR DELETE ON "payments"
  FOR EACH ROW EXECUTE FUNCTION journal_money('status', 'amount', 'refunded_amount');
CREATE TRIGGER refunds_journal AFTER INSERT OR UPDATE OR DELETE ON "refunds"
  FOR EACH ROW EXECUTE FUNCTION journal_money('status', 'amount', 'reason', 'provider_refund_id');
