-- CreateTable
CREATE TABLE "mentor_needs" (
    "id" SERIAL NOT NULL,
    "text" TEXT NOT NULL,
    "search" TEXT,
    "user_type" "user_type",
    "user_id" INTEGER,
    "email" TEXT,
    "wants_mail" BOOLEAN NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "mails" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "resolved_at" TIMESTAMPTZ(3),

    CONSTRAINT "mentor_needs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "need_links" (
    "id" SERIAL NOT NULL,
    "need_id" INTEGER NOT NULL,
    "mentor_id" INTEGER,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "need_links_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "need_look_ups" (
    "mentor_id" INTEGER NOT NULL,
    "after_id" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "need_look_ups_pkey" PRIMARY KEY ("mentor_id")
);

-- CreateTable
CREATE TABLE "missed_searches" (
    "id" SERIAL NOT NULL,
    "week" DATE NOT NULL,
    "text" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "missed_searches_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "mentor_needs_user_type_user_id_idx" ON "mentor_needs"("user_type", "user_id");

-- CreateIndex
CREATE INDEX "mentor_needs_created_at_idx" ON "mentor_needs"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "need_links_token_hash_key" ON "need_links"("token_hash");

-- CreateIndex
CREATE INDEX "need_links_mentor_id_idx" ON "need_links"("mentor_id");

-- CreateIndex
CREATE UNIQUE INDEX "need_links_need_id_mentor_id_key" ON "need_links"("need_id", "mentor_id");

-- CreateIndex
CREATE UNIQUE INDEX "missed_searches_week_text_key" ON "missed_searches"("week", "text");

-- AddForeignKey
ALTER TABLE "need_links" ADD CONSTRAINT "need_links_need_id_fkey" FOREIGN KEY ("need_id") REFERENCES "mentor_needs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "need_links" ADD CONSTRAINT "need_links_mentor_id_fkey" FOREIGN KEY ("mentor_id") REFERENCES "mentors"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "need_look_ups" ADD CONSTRAINT "need_look_ups_mentor_id_fkey" FOREIGN KEY ("mentor_id") REFERENCES "mentors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A member is emailed at the address of the account.
ALTER TABLE "mentor_needs" ADD CONSTRAINT "mentor_needs_whose" CHECK (
  ("user_type" IS NULL) = ("user_id" IS NULL) AND ("user_id" IS NULL OR "email" IS NULL));
ALTER TABLE "mentor_needs" ADD CONSTRAINT "mentor_needs_mails" CHECK ("mails" BETWEEN 0 AND 3);

CREATE INDEX "mentor_needs_email" ON "mentor_needs" (lower("email")) WHERE "email" IS NOT NULL;
-- Whom a new mentor may be told of, in the order in which they are looked through.
CREATE INDEX "mentor_needs_open" ON "mentor_needs" ("id") WHERE "wants_mail" AND "ended_at" IS NULL;
