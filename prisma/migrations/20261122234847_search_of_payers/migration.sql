-- People who paid for a seat are found by a part of their name or address.
-- CreateIndex
CREATE INDEX "workshop_registrations_search_trgm" ON "workshop_registrations" USING GIN ("name" gin_trgm_ops, "email" gin_trgm_ops);
