-- CreateIndex
CREATE INDEX "bookings_status_starts_at_idx" ON "bookings"("status", "starts_at");

-- CreateIndex
CREATE INDEX "plan_subscriptions_status_end_date_idx" ON "plan_subscriptions"("status", "end_date");
