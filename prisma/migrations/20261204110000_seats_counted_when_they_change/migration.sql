-- A row that takes no seat, before and after, runs no UPDATE: a workshop may have thousands of them, and they are deleted together.
CREATE OR REPLACE FUNCTION "count_workshop_seats"(workshop int, seats int, registered int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF seats <> 0 OR registered <> 0 THEN
    UPDATE workshops SET seats_taken = seats_taken + seats, registered_count = registered_count + registered
      WHERE id = workshop;
  END IF;
END $$;
