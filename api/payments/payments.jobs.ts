import { DAY_MS } from '../rules/time/durations.ts'
import { WEBHOOK_DAYS } from '../rules/time/retention.ts'
import type { App } from '../app.ts'
import { REQUEUED, STALE_MS } from '../jobs/enqueue.ts'
import type { Work } from '../jobs/work.ts'
import { handleWebhook, requeueWebhooks } from './settle/webhooks.ts'
import { executeRefund, requeueRefunds } from './refunds/executeRefund.ts'
import { checkDispute, findDisputes, queueDisputeChecks, queueDisputeSearch } from './disputes/checkDisputes.ts'
import { checkOrder, queueOrderChecks } from './settle/reconcile.ts'
import type { SettlementDeps } from './settle/settlePayment.ts'

declare module '../jobs/enqueue.ts' {
  interface Tasks {
    executeRefund: { refundId: number }
    checkOrder: { orderId: number }
    checkDispute: { disputeId: number }
    findDisputes: void
    handleWebhook: { eventId: string }
  }
}

/** What the provider is asked and told, and events and refunds that have lost their job. */
export const paymentJobs = (app: SettlementDeps) => {
  const stale = () => ({ before: new Date(app.clock.now().getTime() - STALE_MS), take: REQUEUED })
  return {
    tasks: {
      executeRefund: ({ refundId }) => executeRefund(app, refundId),
      checkOrder: ({ orderId }) => checkOrder(app, orderId),
      checkDispute: ({ disputeId }) => checkDispute(app, disputeId),
      findDisputes: () => findDisputes(app),
      handleWebhook: ({ eventId }) => handleWebhook(app, eventId),
    },
    sweep: {
      orders: () => queueOrderChecks(app),
      disputes: () => queueDisputeChecks(app),
      unknownDisputes: () => queueDisputeSearch(app),
      webhooks: () => requeueWebhooks(app, stale()),
      refunds: () => requeueRefunds(app, stale()),
      oldWebhooks: () => dropOldWebhooks(app),
    },
  } satisfies Work
}

const DROPPED = 1000

/** The provider repeats an event for a day. A later one would change nothing: the row of its payment is the memory. */
async function dropOldWebhooks({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - WEBHOOK_DAYS * DAY_MS)
  const isOver = [{ processedAt: { lt: before } }, { processedAt: null, resolvedAt: { lt: before } }]
  await db.webhookEvent.deleteMany({ where: { OR: isOver }, limit: DROPPED })
}
