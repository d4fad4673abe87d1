-- Administrators find a workshop by its instructor's name in any form, also when the mentor's account is gone.
ALTER TABLE "workshops" ADD COLUMN "instructor_folded" TEXT NOT NULL DEFAULT '';
CREATE FUNCTION fold_instructor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.instructor_folded := folded(NEW.instructor_name);
  RETURN NEW;
END $$;
CREATE TRIGGER workshops_fold_instructor BEFORE INSERT OR UPDATE OF "instructor_name" ON "workshops"
  FOR EACH ROW EXECUTE FUNCTION fold_instructor();
UPDATE "workshops" SET "instructor_folded" = folded("instructor_name");
