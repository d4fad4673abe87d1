-- AlterTable
ALTER TABLE "no_shows" ADD COLUMN     "answer_statement" TEXT,
ADD COLUMN     "report_statement" TEXT;

-- CreateTable
CREATE TABLE "booking_joins" (
    "booking_id" INTEGER NOT NULL,
    "side" "booking_actor" NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "first_at" TIMESTAMPTZ(3) NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,
    "presses" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "booking_joins_pkey" PRIMARY KEY ("booking_id","side","starts_at")
);

-- AddForeignKey
ALTER TABLE "booking_joins" ADD CONSTRAINT "booking_joins_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The two sides of a session join it, nobody else.
ALTER TABLE "booking_joins" ADD CONSTRAINT "booking_joins_side" CHECK ("side" <> 'administrator');
