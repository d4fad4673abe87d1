-- What a plan's calls point at, as single sessions do.
INSERT INTO "session_types" ("name", "description", "duration", "price") VALUES
  ('Plan call', 'One session of an Advanced package, paid with it', 45, 0) ON CONFLICT ("name") DO NOTHING;
