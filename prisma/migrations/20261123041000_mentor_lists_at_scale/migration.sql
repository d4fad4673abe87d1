-- CreateIndex
CREATE INDEX "mentors_highest_rated" ON "mentors"("rating" DESC, "review_count" DESC, "id");

-- CreateIndex
CREATE INDEX "mentors_lowest_price" ON "mentors"("starter_package_rate", "rating" DESC, "review_count" DESC, "id");

-- Branches are compared in lower case: so they are found, and PostgreSQL knows how many have each.
CREATE INDEX mentors_main_branch_lower ON mentors (lower(main_branch));
CREATE INDEX mentors_sub_branch_lower ON mentors (lower(sub_branch));

-- All listed ones, and those of a branch, are counted from an index alone.
CREATE INDEX mentors_listed ON mentors (id) INCLUDE (main_branch, sub_branch) WHERE status = 'accepted' AND is_active;
