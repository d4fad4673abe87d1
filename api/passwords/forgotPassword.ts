import { randomUUID } from 'node:crypto'
import type { App } from '../app.ts'
import { addJob } from '../jobs/enqueue.ts'
import { countResetRequest } from './resetAttempts.ts'

/**
 * Asks for links to a new password. Whether somebody is registered there is a job's question: the answer and the time
 * it takes are the same for everybody. Throws RateLimitedError.
 */
export async function forgotPassword(
  app: Pick<App, 'db' | 'limiter'>,
  { email, ip }: { email: string; ip: string },
): Promise<void> {
  await countResetRequest(app, { email, ip })
  await addJob(app.db, 'sendPasswordReset', { requestId: randomUUID(), email, ip })
}
