ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_mentor_id_fkey";
CREATE INDEX "payments_mentor_id_captured_at_idx" ON "payments"("mentor_id", "captured_at");
