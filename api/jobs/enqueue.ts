import type { Transaction } from '../database/client.ts'

/** Every task a worker knows, with what it is given. */
export interface Tasks {
  sendEmail: { emailId: number }
  sendPasswordReset: { requestId: string; email: string }
  executeRefund: { refundId: number }
  handleWebhook: { eventId: string }
  /** `startsAt`: the start it was promised for, ISO. */
  remindOfSession: { bookingId: number; startsAt: string; hours: 24 | 1 }
  warnOfAccessEnd: { subscriptionId: number }
  endAccess: { subscriptionId: number }
}

interface Options {
  runAt?: Date
  /** A waiting job with the same key is replaced. */
  key?: string
  maxAttempts?: number
}

/** Enqueues with the transaction: the job exists exactly when the change does. */
export async function addJob<T extends keyof Tasks>(
  tx: Pick<Transaction, '$executeRaw'>,
  task: T,
  payload: Tasks[T],
  { runAt, key, maxAttempts = 25 }: Options = {},
): Promise<void> {
  await tx.$executeRaw`SELECT graphile_worker.add_job(${task}, payload := ${JSON.stringify(payload)}::json,
    run_at := ${runAt ?? null}::timestamptz, job_key := ${key ?? null}, max_attempts := ${maxAttempts}::int)`
}
