-- CreateTable
CREATE TABLE "saved_mentors" (
    "id" SERIAL NOT NULL,
    "user_type" "user_type" NOT NULL,
    "user_id" INTEGER NOT NULL,
    "mentor_id" INTEGER,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "saved_mentors_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "saved_mentors_mentor_id_idx" ON "saved_mentors"("mentor_id");

-- CreateIndex
CREATE UNIQUE INDEX "saved_mentors_user_type_user_id_mentor_id_key" ON "saved_mentors"("user_type", "user_id", "mentor_id");

-- AddForeignKey
ALTER TABLE "saved_mentors" ADD CONSTRAINT "saved_mentors_mentor_id_fkey" FOREIGN KEY ("mentor_id") REFERENCES "mentors"("id") ON DELETE SET NULL ON UPDATE CASCADE;
