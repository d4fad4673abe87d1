-- Keeps nobody who reads waiting.
UPDATE "search_words" SET "near" = near_forms("word") WHERE "near" IS NOT NULL AND NOT "near" @> ARRAY['~' || sound_of("word")];
