-- Every booking says how long it lasts.
ALTER TABLE "bookings" ALTER COLUMN "duration" DROP DEFAULT;
