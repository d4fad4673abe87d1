-- Lists of one workshop's people in their exact order, of a seat or of all. The index that left out seat and id was not chosen
-- once many had begun a registration and few had ended it: each workshop of a list then read the registrations of all workshops.
CREATE INDEX "workshop_registrations_workshop_id_seat_registered_at_id_idx" ON "workshop_registrations"("workshop_id", "seat", "registered_at", "id");
CREATE INDEX "workshop_registrations_workshop_id_registered_at_id_idx" ON "workshop_registrations"("workshop_id", "registered_at", "id");
DROP INDEX "workshop_registrations_workshop_id_registered_at_idx";
