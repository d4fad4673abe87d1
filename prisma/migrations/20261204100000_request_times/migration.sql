-- CreateTable
CREATE TABLE "request_times" (
    "id" SERIAL NOT NULL,
    "request_id" INTEGER NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "reserved_until" TIMESTAMPTZ(3),
    "booking_id" INTEGER,

    CONSTRAINT "request_times_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "request_times_booking_id_key" ON "request_times"("booking_id");

-- CreateIndex
CREATE UNIQUE INDEX "request_times_request_id_starts_at_key" ON "request_times"("request_id", "starts_at");

-- AddForeignKey
ALTER TABLE "request_times" ADD CONSTRAINT "request_times_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "mentorship_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "request_times" ADD CONSTRAINT "request_times_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "request_times" ADD CONSTRAINT "request_times_in_order" CHECK ("ends_at" > "starts_at");

-- A request is accepted with one of its times at most.
CREATE UNIQUE INDEX "request_times_one_accepted" ON "request_times" ("request_id") WHERE "reserved_until" IS NOT NULL;
