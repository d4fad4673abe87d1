/** The reconciler without a queue. */
import { checkOrder } from '../payments/settle/reconcile.ts'
import type { SettlementDeps } from '../payments/settle/settlePayment.ts'

/** Checks every order that is due, one after the other. */
export async function checkDueOrders(app: SettlementDeps): Promise<void> {
  const due = await app.db.paymentOrder.findMany({
    where: { nextCheckAt: { lte: app.clock.now() } },
    orderBy: { nextCheckAt: 'asc' },
    select: { id: true },
  })
  for (const { id } of due) await checkOrder(app, id)
}
