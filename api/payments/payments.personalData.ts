import type { Database, Transaction } from '../database/client.ts'
import { inPages } from '../database/inPages.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import type { PersonalData } from '../contracts/personalData.ts'
import { listBlockers } from '../rules/people/closedAccounts.ts'
import { givenUpAt } from './retryTimes.ts'
import { refundLine, type ToldMoney } from '../rules/money/moneyLines.ts'
import { formatRequestDate, formatRupees, rupeesText } from '../rules/text/format.ts'
import { bankHas, fitRefunds, moneyPlaces, PLACES } from './moneyPlaces.ts'
import { TOLD_MONEY, toldMoney } from './refunds/toldMoney.ts'

/** It stays when the account goes: the journal names people by number. A mentor's earnings go with what was bought. */
export const paymentPersonalData: PersonalData = {
  covers: ['payment_orders.mentee_id', 'payments.mentee_id', 'payments.mentor_id', 'payment_journal.actor'],
  async lock(tx, { type, id }) {
    // New orders wait for the row of the person.
    if (type === 'mentee')
      await tx.$queryRaw`SELECT id FROM payment_orders WHERE mentee_id = ${id} ORDER BY id FOR UPDATE`
  },
  async blockers(tx, { type, id }, now) {
    if (type !== 'mentee') return []
    // A refund requested at the same moment is seen here, or finds the account gone. The order of the locks is that of a cancellation.
    await tx.$queryRaw`SELECT id FROM payments WHERE mentee_id = ${id} ORDER BY id FOR UPDATE`
    return [
      ...listBlockers(await openOrders(tx, { menteeId: id }, now), 'payments that may still complete'),
      ...listBlockers(await openRefunds(tx, id), 'refunds on their way'),
    ]
  },
  /** Orders that came to nothing stay without the mentee, as the database leaves the others when the account goes. */
  async eraseAhead(tx, { type, id }, most) {
    if (type !== 'mentee') return { rows: 0 }
    const rows = await tx.$executeRaw`UPDATE payment_orders SET mentee_id = NULL
      WHERE id IN (SELECT o.id FROM payment_orders o LEFT JOIN payments p ON p.order_id = o.id
        WHERE o.mentee_id = ${id} AND o.next_check_at IS NULL AND p.id IS NULL LIMIT ${most})`
    return { rows }
  },
  async data(db, { type, id }) {
    return type === 'mentee' ? { payments: paymentData(db, id) } : {}
  },
}

/** Orders that money may still come for, each as a sentence. */
export async function openOrders(tx: Transaction, where: Prisma.PaymentOrderWhereInput, now: Date): Promise<string[]> {
  const rows = await tx.paymentOrder.findMany({
    // An order that another one has replaced can still be paid.
    where: { ...where, status: { in: ['created', 'closed'] }, nextCheckAt: { not: null } },
    select: { amount: true, createdAt: true },
  })
  return rows.map(({ amount, createdAt }) =>
    givenUpAt(createdAt) > now
      ? `A payment of ${formatRupees(amount)} was started and may still complete until ${formatRequestDate(givenUpAt(createdAt))} IST.`
      : `A payment of ${formatRupees(amount)} was started and could not be checked yet. We are looking into it.`,
  )
}

/** Money that is on its way back, or is to be, as pages say; a refund that the payer's bank has taken waits for our team. */
async function openRefunds(tx: Transaction, menteeId: number): Promise<string[]> {
  const open = { status: { not: 'processed' }, resolvedAt: null } as const
  const payments = await tx.payment.findMany({
    where: { menteeId, refunds: { some: open } },
    orderBy: { id: 'asc' },
    select: TOLD_MONEY,
  })
  return payments.flatMap((payment) => {
    const { refunds, heldByBank } = toldMoney(payment)
    const lines = refunds.filter(isUnderWay).map(refundLine)
    if (lines.length > 0) return lines
    return heldByBank > 0
      ? ['Your bank is holding the money of a refund while it decides a dispute.']
      : ['Your bank took the money of a refund. Our team is looking into it.']
  })
}

const isUnderWay = ({ returnedAt, state }: ToldMoney['refunds'][number]): boolean =>
  returnedAt === null && state !== 'not_returned'

/** What the payer's bank took, what it keeps while it decides, and what stays with mentor and platform; in rupees. */
function placesInRupees(payment: Parameters<typeof bankHas>[0]) {
  const { disputed, heldByBank } = bankHas(payment)
  const { kept } = moneyPlaces(payment)
  return { disputed: rupeesText(disputed), heldByBank: rupeesText(heldByBank), kept: rupeesText(kept) }
}

/** Payments that a mentor earns from; amounts in rupees. */
export const earningsOf = (db: Database, mentorId: number) =>
  inPages(
    'id',
    ({ id, ...page }) =>
      db.payment.findMany({
        where: { mentorId, id },
        ...page,
        include: {
          order: { select: { bookingId: true, workshopRegistrationId: true } },
          refunds: { orderBy: { id: 'asc' } },
          disputes: PLACES.disputes,
        },
      }),
    (payment) => ({
      ...payment.order,
      amount: rupeesText(payment.amount),
      platformFee: rupeesText(payment.platformFee),
      mentorEarning: rupeesText(payment.mentorEarning),
      status: payment.status,
      capturedAt: payment.capturedAt,
      ...placesInRupees(payment),
      refunds: fitRefunds(payment).map(({ amount, status, processedAt }) => ({
        amount: rupeesText(amount),
        status,
        processedAt,
      })),
    }),
  )

const paymentData = (db: Database, menteeId: number) =>
  inPages(
    'id',
    ({ id, ...page }) =>
      db.paymentOrder.findMany({
        where: { menteeId, id },
        ...page,
        include: { payments: { include: { refunds: { orderBy: { id: 'asc' } }, disputes: PLACES.disputes } } },
      }),
    ({ bookingId, workshopRegistrationId, amount, currency, status, createdAt, ...order }) => ({
      orderId: order.providerOrderId,
      bookingId,
      workshopRegistrationId,
      amount: rupeesText(amount),
      currency,
      status,
      createdAt,
      payments: order.payments.map((payment) => ({
        paymentId: payment.providerPaymentId,
        amount: rupeesText(payment.amount),
        status: payment.status,
        method: payment.paymentMethod,
        capturedAt: payment.capturedAt,
        ...placesInRupees(payment),
        refunds: fitRefunds(payment).map((refund) => ({
          amount: rupeesText(refund.amount),
          reason: refund.reason,
          status: refund.status,
          createdAt: refund.createdAt,
          processedAt: refund.processedAt,
        })),
      })),
    }),
  )
