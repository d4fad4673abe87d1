/** Events of the provider that could not be handled, for an administrator to see to. */
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { NotFoundError } from '../rules/userErrors.ts'
import { GIVEN_UP_WEBHOOKS } from './needsPerson.ts'
import { addWebhookJob } from './handleWebhook.ts'

const NOT_WAITING = 'This payment event no longer needs attention'

/** Has it handled by a job as others are, once more: it is older than the patience with it. Throws NotFoundError. */
export async function retryWebhook(tx: Transaction, { clock }: Pick<App, 'clock'>, eventId: string): Promise<void> {
  const { count } = await tx.webhookEvent.updateMany({
    where: { eventId, ...GIVEN_UP_WEBHOOKS },
    data: { attempts: 0, nextTryAt: clock.now() },
  })
  if (count === 0) throw new NotFoundError(NOT_WAITING)
  await addWebhookJob(tx, eventId)
}

/** Says that a person has seen to it; what it was about can still be found out by `recheckOrder`. Throws NotFoundError. */
export async function resolveWebhook(tx: Transaction, { clock }: Pick<App, 'clock'>, eventId: string): Promise<void> {
  const { count } = await tx.webhookEvent.updateMany({
    where: { eventId, ...GIVEN_UP_WEBHOOKS },
    data: { resolvedAt: clock.now() },
  })
  if (count === 0) throw new NotFoundError(NOT_WAITING)
}
