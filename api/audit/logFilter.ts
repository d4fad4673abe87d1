/** Turns what an administrator types into conditions of the log: persons, payments and days. */
import { receiptOf } from '../rules/money/receipts.ts'
import type { Database } from '../database/client.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { folded } from '../rules/text/folding.ts'
import { addDays, istInstant, type IstDate } from '../rules/time/time.ts'
import { isAction, type LogFilter } from './logRows.ts'

/** As typed; null and undefined set no condition. */
export interface Asked
  extends
    Partial<Record<'action' | 'actor' | 'person' | 'payment', string | null | undefined>>,
    Partial<Record<'day' | 'from' | 'to', IstDate | null | undefined>> {
  search?: string | undefined
}

/** About nothing at all. */
const NOTHING = { subjects: [], orderIds: [] } as const
const ACTOR = /^(system|provider|visitor|unknown|operator|(mentor|mentee|community|administrator):\d{1,9})$/
const PERSON = /^(mentor|mentee|community|administrator):\d{1,9}$/

/** The conditions; with a person and a payment, only what is about both. */
export async function logFilter(
  db: Database,
  { action, actor, person, payment, day, from, to, search }: Asked,
): Promise<LogFilter> {
  const [since, last] = [day ?? from, day ?? to]
  const [ofPerson, ofPayment] = [
    person ? await aboutPerson(db, person.trim()) : null,
    payment ? await aboutPayment(db, payment.trim()) : null,
  ]
  const about = ofPerson && ofPayment ? meet(ofPerson, ofPayment) : (ofPerson ?? ofPayment)
  return {
    ...(since && { since: istInstant(since, '00:00') }),
    ...(last && { before: istInstant(addDays(last, 1), '00:00') }),
    // An unknown action matches nothing.
    ...(action && { action: isAction(action) ? action : '' }),
    ...(actor && { actors: await actorsOf(db, actor.trim()) }),
    ...about,
    search,
  }
}

interface About {
  subjects: readonly string[]
  orderIds: readonly number[]
}

/** Money of an order that belongs to both; acts that name the payment, when the order is the person's. */
function meet(person: About, payment: About): About {
  const orderIds = payment.orderIds.filter((id) => person.orderIds.includes(id))
  return orderIds.length > 0 ? { subjects: payment.subjects, orderIds } : NOTHING
}

/** An administrator by their present or former name. */
async function actorsOf(db: Database, actor: string): Promise<string[]> {
  if (ACTOR.test(actor)) return [actor]
  const rows = await db.$queryRaw<{ actor: string }[]>`
    SELECT 'administrator:' || id AS actor FROM admin_users WHERE folded(username) = ${folded(actor)}
    UNION SELECT actor FROM audit_entries WHERE folded(actor_name) = ${folded(actor)}`
  return rows.map((row) => row.actor)
}

/** By number, also once they are gone, or by the address that they have or registered with. */
async function aboutPerson(db: Database, person: string): Promise<About> {
  const email = PERSON.test(person) ? null : person
  const subjects = email === null ? [person] : await atAddress(db, email)
  const idsOf = (type: string) =>
    subjects.flatMap((name) => (name.startsWith(`${type}:`) ? [Number(name.split(':')[1])] : []))
  // What they paid before they closed the account is found by the actor in the journal.
  const orders = await db.$queryRaw<{ id: number }[]>`
    SELECT o.id FROM payment_orders o
      LEFT JOIN bookings b ON b.id = o.booking_id
      LEFT JOIN workshop_registrations r ON r.id = o.workshop_registration_id
      LEFT JOIN workshops w ON w.id = r.workshop_id
    WHERE o.mentee_id = ANY(${idsOf('mentee')}::int[]) OR b.mentor_id = ANY(${idsOf('mentor')}::int[])
      OR w.mentor_id = ANY(${idsOf('mentor')}::int[]) OR lower(r.email) = lower(${email})
    UNION SELECT order_id FROM payment_journal WHERE actor = ANY(${subjects}::text[]) AND order_id IS NOT NULL`
  return { subjects, orderIds: orders.map(({ id }) => id) }
}

async function atAddress(db: Database, email: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ name: string }[]>`
    SELECT 'mentor:' || id AS name FROM mentors WHERE lower(email) = lower(${email})
    UNION ALL SELECT 'mentee:' || id FROM mentees WHERE lower(email) = lower(${email})
    UNION ALL SELECT 'community:' || id FROM community_members WHERE lower(email) = lower(${email})
    UNION ALL SELECT 'administrator:' || id FROM admin_users WHERE lower(email) = lower(${email})
    UNION ALL SELECT 'registration:' || id FROM workshop_registrations WHERE lower(email) = lower(${email})`
  return rows.map(({ name }) => name)
}

/** By our number, the receipt's, or a number of the provider's; all that belongs to its order. */
async function aboutPayment(db: Database, payment: string): Promise<About> {
  const number = /^\d{1,9}$/.test(payment) ? Number(payment) : null
  const [numbered, ours] = await Promise.all([
    ordersNumbered(db, payment),
    number === null ? [] : db.payment.findMany({ where: { id: number }, select: { orderId: true } }),
  ])
  const orders = await db.paymentOrder.findMany({
    where: { id: { in: [...numbered, ...ours.map(({ orderId }) => orderId)] } },
    select: ORDER_IDS,
  })
  return { subjects: orders.flatMap(subjectsOfOrder), orderIds: orders.map(({ id }) => id) }
}

const ORDER_IDS = { id: true, payments: { select: { id: true, refunds: { select: { id: true } } } } } as const
type OrderIds = Prisma.PaymentOrderGetPayload<{ select: typeof ORDER_IDS }>

const subjectsOfOrder = ({ id, payments }: OrderIds): string[] => [
  `order:${id}`,
  ...payments.flatMap((payment) => [
    `payment:${payment.id}`,
    ...payment.refunds.map((refund) => `refund:${refund.id}`),
  ]),
]

export async function aboutOrder(db: Database, id: number): Promise<LogFilter> {
  const order = await db.paymentOrder.findUniqueOrThrow({ where: { id }, select: ORDER_IDS })
  return { subjects: subjectsOfOrder(order), orderIds: [id] }
}

/** Orders with a number of ours or the provider's, each looked up in its own index: together they would be a scan. */
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
