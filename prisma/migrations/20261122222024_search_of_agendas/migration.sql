-- CreateIndex
CREATE INDEX "bookings_agenda_trgm" ON "bookings" USING GIN ("agenda" gin_trgm_ops);
