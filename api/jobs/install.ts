import pg from 'pg'
import { runMigrations } from 'graphile-worker'
import { REACH } from '../database/pool.ts'

/** Any constant does, as long as every node takes the same lock. */
const LOCK = 715_517_002

/**
 * The worker looks for its next job before the end of the last one is written: it finds the line of that one still
 * locked, and sleeps. So a line that is free says so itself, with the commit that frees it, by what the workers of all
 * nodes listen to. The id in it keeps two lines that are freed at once from being told as one.
 */
const LINES_GO_ON = `
  CREATE OR REPLACE FUNCTION graphile_worker.plumbline_line_is_free() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('jobs:insert', json_build_object('line', NEW.id, 'count', 1)::text);
    RETURN NULL;
  END $$;
  CREATE OR REPLACE TRIGGER plumbline_line_is_free
    AFTER UPDATE ON graphile_worker._private_job_queues FOR EACH ROW
    WHEN (OLD.locked_at IS NOT NULL AND NEW.locked_at IS NULL)
    EXECUTE FUNCTION graphile_worker.plumbline_line_is_free()`

/** Creates or updates the job queue's own tables (schema graphile_worker), and what lets their lines go on. */
export async function installJobs(url: string): Promise<void> {
  await runMigrations({ connectionString: url })
  const client = new pg.Client({ ...REACH, connectionString: url })
  await client.connect()
  try {
    // One transaction. Two nodes that replace a function at once would get in each other's way.
    await client.query(`SELECT pg_advisory_xact_lock(${LOCK}); ${LINES_GO_ON}`)
  } finally {
    await client.end()
  }
}
