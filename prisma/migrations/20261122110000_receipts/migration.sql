-- CreateTable
CREATE TABLE "receipts" (
    "payment_id" INTEGER NOT NULL,
    "financial_year" INTEGER NOT NULL,
    "serial" INTEGER NOT NULL,

    CONSTRAINT "receipts_pkey" PRIMARY KEY ("payment_id")
);

-- CreateTable
CREATE TABLE "receipt_counters" (
    "financial_year" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "receipt_counters_pkey" PRIMARY KEY ("financial_year")
);

-- CreateIndex
CREATE UNIQUE INDEX "receipts_financial_year_serial_key" ON "receipts"("financial_year", "serial");

-- AddForeignKey
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The year in which India's financial year begins, April to March in IST.
CREATE FUNCTION financial_year(at timestamptz) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT extract(year FROM (at AT TIME ZONE 'Asia/Kolkata') - interval '3 months')::integer
$$;

-- Each captured payment gets the next number of its year. Deferred: the counter is locked when the transaction commits,
-- after every other lock, so that nobody who holds it waits for anything; a rollback takes the number back.
CREATE FUNCTION give_receipt_number() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  year integer := financial_year(NEW.captured_at);
  number integer;
BEGIN
  INSERT INTO receipt_counters AS c (financial_year, last) VALUES (year, 1)
    ON CONFLICT (financial_year) DO UPDATE SET last = c.last + 1 RETURNING c.last INTO number;
  INSERT INTO receipts (payment_id, financial_year, serial) VALUES (NEW.id, year, number);
  RETURN NULL;
END $$;

-- The version before goes on writing payments meanwhile: none may come between the numbers and the trigger.
LOCK TABLE "payments" IN SHARE ROW EXCLUSIVE MODE;
INSERT INTO "receipts" ("payment_id", "financial_year", "serial")
  SELECT "id", financial_year("captured_at"), row_number() OVER (PARTITION BY financial_year("captured_at") ORDER BY "captured_at", "id")
  FROM "payments" WHERE "captured_at" IS NOT NULL;
INSERT INTO "receipt_counters" ("financial_year", "last")
  SELECT "financial_year", max("serial") FROM "receipts" GROUP BY "financial_year";
CREATE CONSTRAINT TRIGGER payments_receipt AFTER INSERT ON "payments" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.captured_at IS NOT NULL) EXECUTE FUNCTION give_receipt_number();

-- Once given, a number stays as it is.
CREATE FUNCTION receipts_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'receipts are never changed';
END $$;
CREATE TRIGGER receipts_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON "receipts"
  FOR EACH STATEMENT EXECUTE FUNCTION receipts_stay();
