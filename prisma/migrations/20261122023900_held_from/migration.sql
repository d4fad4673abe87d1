-- From which network an account without a confirmed address holds a time; the version before leaves it empty.
ALTER TABLE "bookings" ADD COLUMN "held_from" TEXT;
