-- One UPDATE, which keeps nobody else waiting; the triggers of the migration before count the words.
UPDATE "mentors" m SET "search_vector" = search_vector_of_mentor(m);
