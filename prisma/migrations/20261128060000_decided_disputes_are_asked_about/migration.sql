-- A decided dispute is asked about again for a while, as its news can be lost too; null once that is over.
ALTER TABLE "disputes" ALTER COLUMN "next_check_at" DROP NOT NULL;
CREATE INDEX "disputes_next_check_at_idx" ON "disputes"("next_check_at");
