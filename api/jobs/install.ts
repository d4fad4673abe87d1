import { runMigrations } from 'graphile-worker'

/** Creates or updates the job queue's own tables (schema graphile_worker). */
export async function installJobs(url: string): Promise<void> {
  await runMigrations({ connectionString: url })
}
