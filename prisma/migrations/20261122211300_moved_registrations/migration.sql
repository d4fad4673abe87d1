-- A registration may be moved to another workshop: its seat is counted where it is.
CREATE OR REPLACE FUNCTION "count_registration_seat"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was registration_seat := CASE WHEN TG_OP = 'INSERT' THEN 'none' ELSE OLD.seat END;
  now_is registration_seat := CASE WHEN TG_OP = 'DELETE' THEN 'none' ELSE NEW.seat END;
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.workshop_id <> OLD.workshop_id THEN
    PERFORM count_workshop_seats(OLD.workshop_id, -(was <> 'none')::int, -(was = 'registered')::int);
    PERFORM count_workshop_seats(NEW.workshop_id, (now_is <> 'none')::int, (now_is = 'registered')::int);
    RETURN NULL;
  END IF;
  PERFORM count_workshop_seats(coalesce(NEW.workshop_id, OLD.workshop_id),
    (now_is <> 'none')::int - (was <> 'none')::int, (now_is = 'registered')::int - (was = 'registered')::int);
  RETURN NULL;
END $$;
DROP TRIGGER "workshop_registrations_counted" ON "workshop_registrations";
CREATE TRIGGER "workshop_registrations_counted" AFTER INSERT OR DELETE OR UPDATE OF "seat", "workshop_id" ON "workshop_registrations"
  FOR EACH ROW EXECUTE FUNCTION "count_registration_seat"();
