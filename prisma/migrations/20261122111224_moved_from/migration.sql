-- Its start before it moved last, for the words on its page.
ALTER TABLE "bookings" ADD COLUMN "moved_from" TIMESTAMPTZ(3);
