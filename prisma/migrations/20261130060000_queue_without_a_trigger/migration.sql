-- The trigger that woke workers goes with its function. Both were installed in the job queue's schema at each start.
DROP FUNCTION IF EXISTS graphile_worker.plumbline_line_is_free() CASCADE;
