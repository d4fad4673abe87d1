-- CreateTable
CREATE TABLE "calendar_feeds" (
    "token_hash" TEXT NOT NULL,
    "mentor_id" INTEGER,
    "mentee_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_read_at" TIMESTAMPTZ(3),

    CONSTRAINT "calendar_feeds_pkey" PRIMARY KEY ("token_hash")
);

-- CreateIndex
CREATE UNIQUE INDEX "calendar_feeds_mentor_id_key" ON "calendar_feeds"("mentor_id");

-- CreateIndex
CREATE UNIQUE INDEX "calendar_feeds_mentee_id_key" ON "calendar_feeds"("mentee_id");

-- AddForeignKey
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_mentor_id_fkey" FOREIGN KEY ("mentor_id") REFERENCES "mentors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_mentee_id_fkey" FOREIGN KEY ("mentee_id") REFERENCES "mentees"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Check: it is one person's.
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_owner" CHECK (num_nonnulls("mentor_id", "mentee_id") = 1);
