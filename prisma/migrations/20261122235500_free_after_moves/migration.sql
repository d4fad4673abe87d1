-- AlterTable
ALTER TABLE "bookings" ADD COLUMN     "free_until" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "workshop_registrations" ADD COLUMN     "free_until" TIMESTAMPTZ(3);
