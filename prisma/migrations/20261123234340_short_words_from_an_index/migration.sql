-- Words of one or two letters are looked up at the beginnings of words (api/mentors/search.ts).
CREATE INDEX "mentors_search_names_trgm" ON "mentors" USING GIN ("search_names" gin_trgm_ops);
