-- Holds count for the mailbox that they were taken with, also once the account has another address.
ALTER TABLE "bookings" ADD COLUMN "held_by_mailbox" TEXT;
ALTER TABLE "workshop_registrations" ADD COLUMN "held_by_mailbox" TEXT;
