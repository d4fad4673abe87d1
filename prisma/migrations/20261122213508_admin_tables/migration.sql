-- CreateIndex
CREATE INDEX "bookings_confirmed_at_idx" ON "bookings"("confirmed_at");

-- CreateIndex
CREATE INDEX "bookings_selected_time_slot_idx" ON "bookings"("selected_time_slot");

-- CreateIndex
CREATE INDEX "bookings_order_id_idx" ON "bookings"("order_id");

-- CreateIndex
CREATE INDEX "bookings_payment_id_idx" ON "bookings"("payment_id");

-- CreateIndex
CREATE INDEX "community_members_join_date_idx" ON "community_members"("join_date");

-- CreateIndex
CREATE INDEX "mentees_created_at_idx" ON "mentees"("created_at");

-- CreateIndex
CREATE INDEX "mentees_search_trgm" ON "mentees" USING GIN ("name" gin_trgm_ops, "email" gin_trgm_ops, "college" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "mentors_created_at_idx" ON "mentors"("created_at");

-- CreateIndex
CREATE INDEX "mentors_search_trgm" ON "mentors" USING GIN ("name" gin_trgm_ops, "email" gin_trgm_ops, "current_company" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "payments_captured_at_idx" ON "payments"("captured_at");

-- CreateIndex
CREATE INDEX "refunds_created_at_idx" ON "refunds"("created_at");

-- CreateIndex
CREATE INDEX "workshop_registrations_registered_at_idx" ON "workshop_registrations"("registered_at");
