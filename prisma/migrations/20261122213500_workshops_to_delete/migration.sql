-- A workshop that is to go once nothing depends on it any more.
ALTER TABLE "workshops" ADD COLUMN "delete_requested_at" TIMESTAMPTZ(3);
ALTER TABLE "workshops" ADD CONSTRAINT "workshops_delete_requested"
  CHECK ("delete_requested_at" IS NULL OR "cancelled_at" IS NOT NULL);
