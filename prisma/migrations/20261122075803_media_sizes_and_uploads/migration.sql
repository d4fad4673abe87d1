-- AlterTable
ALTER TABLE "media" ADD COLUMN     "is_private" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "media_sizes" (
    "hash" TEXT NOT NULL,
    "side" SMALLINT NOT NULL,
    "content" BYTEA NOT NULL,
    "byte_length" INTEGER NOT NULL,

    CONSTRAINT "media_sizes_pkey" PRIMARY KEY ("hash","side")
);

-- CreateTable
CREATE TABLE "media_uploads" (
    "hash" TEXT NOT NULL,
    "uploader" TEXT NOT NULL,
    "uploaded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "media_uploads_pkey" PRIMARY KEY ("hash","uploader")
);

-- CreateIndex
CREATE INDEX "media_uploads_uploader_idx" ON "media_uploads"("uploader");

-- AddForeignKey
ALTER TABLE "media_sizes" ADD CONSTRAINT "media_sizes_hash_fkey" FOREIGN KEY ("hash") REFERENCES "media"("hash") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "media_uploads" ADD CONSTRAINT "media_uploads_hash_fkey" FOREIGN KEY ("hash") REFERENCES "media"("hash") ON DELETE CASCADE ON UPDATE CASCADE;
