-- Languages that a mentor mentors in; public, so its changes clear what is kept for visitors.
ALTER TABLE "mentors" ADD COLUMN "languages" TEXT[] NOT NULL DEFAULT '{}';

DROP TRIGGER mentors_updated_public ON "mentors";
CREATE TRIGGER mentors_updated_public AFTER UPDATE OF "id", "name", "bio", "main_branch", "sub_branch", "experience",
  "starter_package_rate", "advanced_package_rate", "rating", "review_count", "ranking_score", "available", "profile_image", "linkedin_url",
  "skills", "status", "is_active", "current_city", "current_country", "current_job_title", "current_company", "previous_companies",
  "key_projects", "industries_worked_in", "tools_and_software", "certifications", "topics_can_mentor_on", "languages", "time_slots_per_week",
  "why_i_mentor", "success_stories", "created_at", "search_text", "search_names" ON "mentors"
  FOR EACH ROW WHEN (OLD."status" = 'accepted' OR NEW."status" = 'accepted') EXECUTE FUNCTION public_change();
