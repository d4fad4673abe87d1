-- "Recommended" mixes the rating with how quickly a mentor answers and how soon they have time. The bonus of both is worked
-- out by a job (api/mentors/search/recommendation.ts); the score follows with every change of the rating.
ALTER TABLE "mentors"
  ADD COLUMN "recommendation_bonus" DECIMAL(4,3) NOT NULL DEFAULT 0,
  ADD COLUMN "recommended_score" DECIMAL(6,4) NOT NULL GENERATED ALWAYS AS ("ranking_score" + "recommendation_bonus") STORED;

CREATE INDEX "mentors_recommended" ON "mentors" ("available" DESC, "recommended_score" DESC, "review_count" DESC, "id");
-- Those who are new have a place on every page of the list.
CREATE INDEX "mentors_new" ON "mentors" ("recommended_score" DESC, "review_count" DESC, "id")
  WHERE "review_count" < 3 AND "available" AND "status" = 'accepted' AND "is_active";

DROP TRIGGER mentors_updated_public ON "mentors";
CREATE TRIGGER mentors_updated_public AFTER UPDATE OF "id", "name", "bio", "main_branch", "sub_branch", "experience",
  "starter_package_rate", "advanced_package_rate", "rating", "review_count", "ranking_score", "recommendation_bonus", "available",
  "profile_image", "linkedin_url", "skills", "status", "is_active", "current_city", "current_country", "current_job_title",
  "current_company", "previous_companies", "key_projects", "industries_worked_in", "tools_and_software", "certifications",
  "topics_can_mentor_on", "languages", "time_slots_per_week", "why_i_mentor", "success_stories", "created_at", "search_text",
  "search_names" ON "mentors"
  FOR EACH ROW WHEN (OLD."status" = 'accepted' OR NEW."status" = 'accepted') EXECUTE FUNCTION public_change();
