import { createHash } from 'node:crypto'
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

/** Stands at the trigger, so that a start finds what it would install. */
const VERSION = createHash('sha256').update(LINES_GO_ON).digest('hex')
const IS_INSTALLED = `SELECT FROM pg_trigger WHERE tgname = 'plumbline_line_is_free' AND obj_description(oid, 'pg_trigger') = '${VERSION}'`
/** Behind this lock every job waits that is added to a line, in ms. */
const LOCK_MS = 5_000

/**
 * Creates or updates the job queue's own tables (schema graphile_worker), and what lets their lines go on. Rejects when
 * another transaction is in the way for longer than jobs may wait.
 */
export async function installJobs(url: string): Promise<void> {
  await runMigrations({ connectionString: url })
  const client = new pg.Client({ ...REACH, connectionString: url })
  await client.connect()
  try {
    // Two nodes that replace a function at once would get in each other's way.
    await client.query(`BEGIN; SET LOCAL lock_timeout = ${LOCK_MS}; SELECT pg_advisory_xact_lock(${LOCK})`)
    const { rowCount } = await client.query(IS_INSTALLED)
    if (rowCount === 0)
      await client.query(
        `${LINES_GO_ON}; COMMENT ON TRIGGER plumbline_line_is_free ON graphile_worker._private_job_queues IS '${VERSION}'`,
      )
    await client.query('COMMIT')
  } finally {
    await client.end()
  }
}
