-- A statement that finds no row changes nothing that visitors see, and anybody can send one again and again, such as
-- releasing a hold that they do not have: it must not clear the answers that are kept for everybody (decision 50).
DROP TRIGGER bookings_public ON "bookings";
CREATE TRIGGER bookings_public AFTER TRUNCATE ON "bookings"
  FOR EACH STATEMENT EXECUTE FUNCTION public_change();
CREATE TRIGGER bookings_row_public AFTER INSERT OR DELETE OR UPDATE OF "mentor_id", "starts_at", "ends_at", "status",
  "hold_expires_at" ON "bookings" FOR EACH ROW EXECUTE FUNCTION public_change();

DROP TRIGGER reviews_public ON "reviews";
CREATE TRIGGER reviews_public AFTER TRUNCATE ON "reviews"
  FOR EACH STATEMENT EXECUTE FUNCTION public_change();
CREATE TRIGGER reviews_row_public AFTER INSERT OR DELETE OR UPDATE ON "reviews"
  FOR EACH ROW EXECUTE FUNCTION public_change();

DROP TRIGGER workshops_public ON "workshops";
CREATE TRIGGER workshops_public AFTER TRUNCATE ON "workshops"
  FOR EACH STATEMENT EXECUTE FUNCTION public_change();
CREATE TRIGGER workshops_row_public AFTER INSERT OR DELETE OR UPDATE OF "id", "title", "description", "branch", "instructor_name",
  "mentor_id", "date", "time", "starts_at", "duration", "max_participants", "registered_count", "seats_taken", "price", "image_url",
  "is_active", "rejected_at", "cancelled_at", "created_at" ON "workshops"
  FOR EACH ROW EXECUTE FUNCTION public_change();

DROP TRIGGER mentees_public ON "mentees";
CREATE TRIGGER mentees_public AFTER TRUNCATE ON "mentees"
  FOR EACH STATEMENT EXECUTE FUNCTION public_change();
CREATE TRIGGER mentees_deleted_public AFTER DELETE ON "mentees"
  FOR EACH ROW EXECUTE FUNCTION public_change();

-- Applications are free too.
DROP TRIGGER mentors_public ON "mentors";
CREATE TRIGGER mentors_public AFTER TRUNCATE ON "mentors"
  FOR EACH STATEMENT EXECUTE FUNCTION public_change();
CREATE TRIGGER mentors_inserted_public AFTER INSERT ON "mentors"
  FOR EACH ROW WHEN (NEW."status" = 'accepted') EXECUTE FUNCTION public_change();
CREATE TRIGGER mentors_deleted_public AFTER DELETE ON "mentors"
  FOR EACH ROW WHEN (OLD."status" = 'accepted') EXECUTE FUNCTION public_change();
