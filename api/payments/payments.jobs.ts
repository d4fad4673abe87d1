import { REQUEUED, STALE_MS } from '../jobs/enqueue.ts'
import type { Work } from '../jobs/work.ts'
import { checkDispute, queueDisputeChecks } from './disputes.ts'
import { dropOldWebhooks } from './dropOldWebhooks.ts'
import { executeRefund, requeueRefunds } from './executeRefund.ts'
import { findDisputes, queueDisputeSearch } from './findDisputes.ts'
import { handleWebhook, requeueWebhooks } from './handleWebhook.ts'
import { checkOrder, queueOrderChecks } from './reconcile.ts'
import type { SettlementDeps } from './settlePayment.ts'

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
