/** Emails that the mail server refuses, for an administrator to resolve. */
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import type { Email, Prisma } from '../generated/prisma/client.ts'
import { NotFoundError } from '../rules/userErrors.ts'
import { addSendJob } from './outbox.ts'
import { WIPED } from './wipeMails.ts'

/** Those that are not resolved. */
export const FAILED_EMAILS = { status: 'failed', resolvedAt: null } as const satisfies Prisma.EmailWhereInput

const NOT_WAITING = 'This email no longer needs attention'

/**
 * Sends an email again, from its first try; answers it as it was. Throws NotFoundError, also once its words are gone.
 */
export async function retryEmail(tx: Transaction, id: number): Promise<Email> {
  const email = await tx.email.findFirst({ where: { id, ...FAILED_EMAILS } })
  if (!email) throw new NotFoundError(NOT_WAITING)
  if (!email.toAddress || !email.text)
    throw new NotFoundError('The text of this email has been deleted, so it can’t be sent')
  const { count } = await tx.email.updateMany({
    where: { id, ...FAILED_EMAILS },
    data: { status: 'queued', attempts: 0, nextTryAt: null, lastError: null },
  })
  // Another administrator was first.
  if (count === 0) throw new NotFoundError(NOT_WAITING)
  await addSendJob(tx, id)
  return email
}

/** Marks the email as resolved by an administrator and wipes its words. Answers the email. Throws NotFoundError. */
export async function resolveEmail(tx: Transaction, { clock }: Pick<App, 'clock'>, id: number): Promise<Email> {
  const [email] = await tx.email.updateManyAndReturn({
    where: { id, ...FAILED_EMAILS },
    data: { resolvedAt: clock.now(), ...WIPED },
  })
  if (!email) throw new NotFoundError(NOT_WAITING)
  return email
}
