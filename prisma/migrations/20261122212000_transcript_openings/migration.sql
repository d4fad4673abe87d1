-- Which conversations administrators have opened to read, in which of their sessions.
CREATE TABLE "transcript_openings" (
    "session_hash" TEXT NOT NULL,
    "plan_subscription_id" INTEGER NOT NULL,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "transcript_openings_pkey" PRIMARY KEY ("session_hash","plan_subscription_id")
);

-- CreateIndex
CREATE INDEX "transcript_openings_plan_subscription_id_idx" ON "transcript_openings"("plan_subscription_id");

-- AddForeignKey
ALTER TABLE "transcript_openings" ADD CONSTRAINT "transcript_openings_plan_subscription_id_fkey" FOREIGN KEY ("plan_subscription_id") REFERENCES "conversations"("plan_subscription_id") ON DELETE CASCADE ON UPDATE CASCADE;
