-- AlterTable
ALTER TABLE "media" ADD COLUMN "width" INTEGER, ADD COLUMN "height" INTEGER;
