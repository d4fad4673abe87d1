-- AlterTable
ALTER TABLE "workshop_registrations" ADD COLUMN     "opened_by" TEXT;

-- What is open when this comes has no secret: nobody takes it up by its address, and its time runs out.
-- An older app writes no secret, and finds one hold an address and payer, as before.
DROP INDEX "workshop_registrations_one_hold";
CREATE UNIQUE INDEX "workshop_registrations_one_hold" ON "workshop_registrations"
  ("workshop_id", lower("email"), coalesce("mentee_id", 0), coalesce("opened_by", '')) WHERE "seat" = 'held';
