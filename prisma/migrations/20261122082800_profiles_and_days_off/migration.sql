-- AlterTable
ALTER TABLE "mentees" ADD COLUMN     "profile_changes" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "profile_saved_at" TIMESTAMPTZ(3),
ADD COLUMN     "profile_version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "mentors" ADD COLUMN     "profile_changes" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "profile_saved_at" TIMESTAMPTZ(3),
ADD COLUMN     "profile_version" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "availability_exceptions" (
    "id" SERIAL NOT NULL,
    "mentor_id" INTEGER NOT NULL,
    "start_date" DATE NOT NULL,
    "end_date" DATE NOT NULL,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "availability_exceptions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "availability_exceptions_mentor_id_end_date_idx" ON "availability_exceptions"("mentor_id", "end_date");

-- AddForeignKey
ALTER TABLE "availability_exceptions" ADD CONSTRAINT "availability_exceptions_mentor_id_fkey" FOREIGN KEY ("mentor_id") REFERENCES "mentors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Check and exclusion: a mentor's days off are whole ranges, and no day is in two of them.
ALTER TABLE "availability_exceptions" ADD CONSTRAINT "availability_exceptions_range" CHECK ("start_date" <= "end_date");
ALTER TABLE "availability_exceptions" ADD CONSTRAINT "availability_exceptions_no_overlap"
  EXCLUDE USING gist ("mentor_id" WITH =, daterange("start_date", "end_date", '[]') WITH &&);
