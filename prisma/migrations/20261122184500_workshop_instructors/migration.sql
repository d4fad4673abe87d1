-- The instructor of workshops to come is called as the mentor is; past ones, and their certificates, keep the name of then.
CREATE FUNCTION "rename_instructor"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE workshops SET instructor_name = NEW.name
    WHERE mentor_id = NEW.id AND starts_at > now() AND instructor_name = OLD.name;
  RETURN NULL;
END $$;
CREATE TRIGGER "mentors_rename_instructor" AFTER UPDATE OF "name" ON "mentors"
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION "rename_instructor"();
