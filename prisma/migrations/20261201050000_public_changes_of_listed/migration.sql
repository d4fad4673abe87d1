-- Visitors are shown accepted mentors, and mentees who have reviewed one. Accounts are free: what others save again and
-- again must not clear the answers that are kept for everybody (decision 50).
CREATE FUNCTION is_accepted_mentor(mentor integer) RETURNS boolean LANGUAGE sql STABLE
  RETURN EXISTS (SELECT FROM "mentors" WHERE "id" = mentor AND "status" = 'accepted');

CREATE FUNCTION has_reviewed(mentee integer) RETURNS boolean LANGUAGE sql STABLE
  RETURN EXISTS (SELECT FROM "reviews" WHERE "mentee_id" = mentee);

DROP TRIGGER mentors_public ON "mentors";
CREATE TRIGGER mentors_public AFTER INSERT OR DELETE OR TRUNCATE ON "mentors"
  FOR EACH STATEMENT EXECUTE FUNCTION public_change();
CREATE TRIGGER mentors_updated_public AFTER UPDATE OF "id", "name", "bio", "main_branch", "sub_branch", "experience",
  "starter_package_rate", "advanced_package_rate", "rating", "review_count", "ranking_score", "available", "profile_image", "linkedin_url",
  "skills", "status", "is_active", "current_city", "current_country", "current_job_title", "current_company", "previous_companies",
  "key_projects", "industries_worked_in", "tools_and_software", "certifications", "topics_can_mentor_on", "time_slots_per_week",
  "why_i_mentor", "success_stories", "created_at", "search_text", "search_names" ON "mentors"
  FOR EACH ROW WHEN (OLD."status" = 'accepted' OR NEW."status" = 'accepted') EXECUTE FUNCTION public_change();

DROP TRIGGER mentor_availability_public ON "mentor_availability";
CREATE TRIGGER mentor_availability_public AFTER TRUNCATE ON "mentor_availability"
  FOR EACH STATEMENT EXECUTE FUNCTION public_change();
CREATE TRIGGER mentor_availability_inserted_public AFTER INSERT ON "mentor_availability"
  FOR EACH ROW WHEN (is_accepted_mentor(NEW."mentor_id")) EXECUTE FUNCTION public_change();
CREATE TRIGGER mentor_availability_updated_public AFTER UPDATE ON "mentor_availability"
  FOR EACH ROW WHEN (is_accepted_mentor(OLD."mentor_id") OR is_accepted_mentor(NEW."mentor_id")) EXECUTE FUNCTION public_change();
CREATE TRIGGER mentor_availability_deleted_public AFTER DELETE ON "mentor_availability"
  FOR EACH ROW WHEN (is_accepted_mentor(OLD."mentor_id")) EXECUTE FUNCTION public_change();

DROP TRIGGER availability_exceptions_public ON "availability_exceptions";
CREATE TRIGGER availability_exceptions_public AFTER TRUNCATE ON "availability_exceptions"
  FOR EACH STATEMENT EXECUTE FUNCTION public_change();
CREATE TRIGGER availability_exceptions_inserted_public AFTER INSERT ON "availability_exceptions"
  FOR EACH ROW WHEN (is_accepted_mentor(NEW."mentor_id")) EXECUTE FUNCTION public_change();
CREATE TRIGGER availability_exceptions_updated_public AFTER UPDATE OF "mentor_id", "start_date", "end_date" ON "availability_exceptions"
  FOR EACH ROW WHEN (is_accepted_mentor(OLD."mentor_id") OR is_accepted_mentor(NEW."mentor_id")) EXECUTE FUNCTION public_change();
CREATE TRIGGER availability_exceptions_deleted_public AFTER DELETE ON "availability_exceptions"
  FOR EACH ROW WHEN (is_accepted_mentor(OLD."mentor_id")) EXECUTE FUNCTION public_change();

-- As the authors of reviews.
DROP TRIGGER mentees_public ON "mentees";
CREATE TRIGGER mentees_public AFTER DELETE OR TRUNCATE ON "mentees"
  FOR EACH STATEMENT EXECUTE FUNCTION public_change();
CREATE TRIGGER mentees_updated_public AFTER UPDATE OF "name", "current_level" ON "mentees"
  FOR EACH ROW WHEN (has_reviewed(NEW."id")) EXECUTE FUNCTION public_change();
