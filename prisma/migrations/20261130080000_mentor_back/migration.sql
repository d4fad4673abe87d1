-- When the mentor of a booking took part again after they had left while it was to come: for a while the promise of a full
-- refund still holds, also for a package of which a session was used. Nothing rewrites the table.
ALTER TABLE "bookings" ADD COLUMN "mentor_back_at" TIMESTAMPTZ(3);
