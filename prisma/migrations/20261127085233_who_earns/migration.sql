-- Who earns from a payment is a fact in its row: the mentor of what it has bought. It changes only with the mentor of a
-- workshop that has not begun, or with the workshop that a registration is moved to. Here only what takes a lock on a whole
-- table; the next migration writes the rows that are there.
ALTER TABLE "payments" ADD COLUMN "mentor_id" INTEGER;
ALTER TABLE "payments" ADD CONSTRAINT "payments_mentor_id_fkey" FOREIGN KEY ("mentor_id") REFERENCES "mentors"("id")
  ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;

-- Triggers, so that the version before, which goes on settling payments meanwhile, forgets none.
CREATE FUNCTION booking_earns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE payments SET mentor_id = NEW.mentor_id WHERE provider_payment_id = NEW.payment_id;
  RETURN NULL;
END $$;
CREATE TRIGGER bookings_earns AFTER UPDATE OF "payment_id" ON "bookings"
  FOR EACH ROW WHEN (NEW.payment_id IS NOT NULL) EXECUTE FUNCTION booking_earns();

CREATE FUNCTION registration_earns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE payments SET mentor_id = (SELECT mentor_id FROM workshops WHERE id = NEW.workshop_id)
    WHERE provider_payment_id = NEW.razorpay_payment_id;
  RETURN NULL;
END $$;
CREATE TRIGGER workshop_registrations_earns AFTER UPDATE OF "razorpay_payment_id", "workshop_id" ON "workshop_registrations"
  FOR EACH ROW WHEN (NEW.razorpay_payment_id IS NOT NULL) EXECUTE FUNCTION registration_earns();

CREATE FUNCTION workshop_earns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE payments p SET mentor_id = NEW.mentor_id FROM workshop_registrations r
    WHERE r.workshop_id = NEW.id AND p.provider_payment_id = r.razorpay_payment_id;
  RETURN NULL;
END $$;
-- A mentor whose account goes takes the name off their earnings by the foreign key; nobody else gets them.
CREATE TRIGGER workshops_earns AFTER UPDATE OF "mentor_id" ON "workshops"
  FOR EACH ROW WHEN (NEW.mentor_id IS NOT NULL AND NEW.mentor_id IS DISTINCT FROM OLD.mentor_id) EXECUTE FUNCTION workshop_earns();
