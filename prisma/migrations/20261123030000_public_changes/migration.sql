-- What visitors are shown is kept in the memory of every node; a commit that changes it tells them all on one channel
-- (api/database/changes.ts, decision 50). By table, and only for columns that an answer to a visitor depends on: the same
-- text twice in a transaction is told once.
CREATE FUNCTION public_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('plumbline_changes', TG_TABLE_NAME);
  RETURN NULL;
END $$;

-- Not when a mentor was last seen: that is told to five minutes.
CREATE TRIGGER mentors_public AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "id", "name", "bio", "main_branch", "sub_branch", "experience",
  "starter_package_rate", "advanced_package_rate", "rating", "review_count", "ranking_score", "available", "profile_image", "linkedin_url",
  "skills", "status", "is_active", "current_city", "current_country", "current_job_title", "current_company", "previous_companies",
  "key_projects", "industries_worked_in", "tools_and_software", "certifications", "topics_can_mentor_on", "time_slots_per_week",
  "why_i_mentor", "success_stories", "created_at", "search_text", "search_names" ON "mentors"
  FOR EACH STATEMENT EXECUTE FUNCTION public_change();

CREATE TRIGGER mentor_availability_public AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON "mentor_availability"
  FOR EACH STATEMENT EXECUTE FUNCTION public_change();

CREATE TRIGGER availability_exceptions_public AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "mentor_id", "start_date", "end_date"
  ON "availability_exceptions" FOR EACH STATEMENT EXECUTE FUNCTION public_change();

CREATE TRIGGER bookings_public AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "mentor_id", "starts_at", "ends_at", "status",
  "hold_expires_at" ON "bookings" FOR EACH STATEMENT EXECUTE FUNCTION public_change();

CREATE TRIGGER reviews_public AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON "reviews"
  FOR EACH STATEMENT EXECUTE FUNCTION public_change();

-- As the authors of reviews.
CREATE TRIGGER mentees_public AFTER DELETE OR TRUNCATE OR UPDATE OF "name", "current_level" ON "mentees"
  FOR EACH STATEMENT EXECUTE FUNCTION public_change();

CREATE TRIGGER workshops_public AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "id", "title", "description", "branch", "instructor_name",
  "mentor_id", "date", "time", "starts_at", "duration", "max_participants", "registered_count", "seats_taken", "price", "image_url",
  "is_active", "rejected_at", "cancelled_at", "created_at" ON "workshops"
  FOR EACH STATEMENT EXECUTE FUNCTION public_change();
