-- A review whose payment is returned in full later is put before our team, once. Nobody reports it: no reporter.
ALTER TABLE "review_reports" ALTER COLUMN "reporter_type" DROP NOT NULL;
CREATE UNIQUE INDEX "review_reports_of_returned" ON "review_reports"("review_id") WHERE "reporter_type" IS NULL;
