import type { Database } from '../database/client.ts'
import { receiptOf } from '../rules/money/receipts.ts'

/**
 * Orders that a number stands on: our reference or the provider's, of the order, a payment, a refund or a receipt. Each is
 * looked up in its own index; asked for together they are compared with every order.
 */
export async function ordersNumbered(db: Database, number: string): Promise<number[]> {
  const receipt = receiptOf(`${number.toUpperCase().replaceAll('/', '-')}.pdf`)
  const ofPayment = { select: { payment: { select: { orderId: true } } } } as const
  const [orders, payment, refund, printed] = await Promise.all([
    db.paymentOrder.findMany({
      where: { OR: [{ providerOrderId: number }, { receipt: number }] },
      select: { id: true },
    }),
    db.payment.findUnique({ where: { providerPaymentId: number }, select: { orderId: true } }),
    db.refund.findUnique({ where: { providerRefundId: number }, ...ofPayment }),
    receipt && db.receipt.findUnique({ where: { financialYear_serial: receipt }, ...ofPayment }),
  ])
  const ids = [...orders.map(({ id }) => id), payment?.orderId, refund?.payment.orderId, printed?.payment.orderId]
  return ids.filter((id) => id !== undefined)
}
