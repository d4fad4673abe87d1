/** What administrators do with money in the stories of the money test. */
import { recheckOrder } from '../../orders/recheckOrder.graphql.ts'
import { refundPayment } from '../../orders/refundPayment.ts'
import { OWED, owed } from '../../payments/requestRefund.ts'
import { inProcess, pick, type World } from './world.ts'

const reason = 'The call was cut off after ten minutes.'
const [asha, binu] = [
  { id: 1, username: 'asha' },
  { id: 2, username: 'binu' },
]

/** One of them gives back a part, or all; `twice`: another does the same at the same moment. */
export async function adminRefund(
  world: World,
  index: number,
  { part, twice }: { part: number | null; twice: boolean },
): Promise<void> {
  const payments = await world.till.db.payment.findMany({
    orderBy: { id: 'desc' },
    take: 4,
    select: { id: true, ...OWED },
  })
  const payment = pick(payments, index)
  if (!payment) return
  const expectedRefundable = owed(payment)
  const wanted = {
    paymentId: payment.id,
    expectedRefundable,
    amount: Math.floor(expectedRefundable / (part ?? 1)),
    reason,
  }
  if (wanted.amount < 1) return
  const give = (by: typeof asha) => inProcess(world, (app) => refundPayment(app, by, wanted))
  await Promise.all(twice ? [give(asha), give(binu)] : [give(asha)])
}

/** One of them asks the provider about an order, whatever it is about. */
export async function recheck(world: World, index: number): Promise<void> {
  const orders = await world.till.db.paymentOrder.findMany({ orderBy: { id: 'desc' }, take: 6, select: { id: true } })
  const order = pick(orders, index)
  if (order) await inProcess(world, (app) => recheckOrder(app, asha, order.id))
}
