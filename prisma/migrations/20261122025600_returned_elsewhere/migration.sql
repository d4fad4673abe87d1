-- Money whose refund failed and that a person has returned some other way is not owed any more.
ALTER TABLE "refunds" ADD COLUMN "returned_elsewhere" BOOLEAN NOT NULL DEFAULT false;
