import { ordersNumbered } from '../audit/logFilter.ts'
import { addDays, istInstant } from '../rules/time/time.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { adminTable, dayFilter, oneFilter, yesNoFilter } from '../graphql/adminTable.ts'
import { builder } from '../graphql/builder.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { OrderKindType, OrderStatusType, OrderType } from './order.graphql.ts'
import { containing, containingFolded } from '../database/containing.ts'
import type { Database } from '../database/client.ts'
import { fewIds } from '../graphql/peopleNamed.ts'
import { waitingOrders } from '../payments/needsPerson.ts'

export const ORDER_COLUMNS = {
  CREATED: { value: 'createdAt', description: 'When it was opened.' },
  AMOUNT: { value: 'amount', description: 'What is to be paid.' },
  STATUS: { value: 'status', description: 'Where it stands: waiting, paid, closed.' },
} as const

export const orderTable = adminTable({
  field: 'allOrders',
  description: 'Every order with its payments and refunds, newest first unless sorted.',
  model: 'PaymentOrder',
  page: 'OrderPage',
  sort: 'OrderSort',
  whose: "orders'",
  columns: ORDER_COLUMNS,
  searched: "the payer's name or email, or the whole of a number: of the order, a payment, a refund or a receipt",
  filters: {
    status: oneFilter(OrderStatusType, ['created', 'paid', 'closed'], 'Only those that stand there.'),
    kind: oneFilter(OrderKindType, ['booking', 'workshop_registration'], 'Only those for that.'),
    attention: yesNoFilter('Only those that wait for a person, or of which a refund does; false leaves them out.'),
    from: dayFilter('Opened on that day or later, IST.'),
    to: dayFilter('Opened on that day or before, IST.'),
  },
  async rows({ sort, status, kind, attention, from, to }, { search, direction }, { db, clock }) {
    const matters = waitingOrders(clock.now())
    const waits = attention ? matters : attention === false ? { NOT: matters } : {}
    return {
      where: {
        AND: [search ? await searched(db, search) : {}, waits],
        ...(status && { status }),
        ...(kind && { kind }),
        createdAt: {
          ...(from && { gte: istInstant(from, '00:00') }),
          ...(to && { lt: istInstant(addDays(to, 1), '00:00') }),
        },
      },
      orderBy: sort ? [{ [sort]: direction }, { id: 'asc' }] : [{ id: 'desc' }],
    }
  },
})

builder.queryField('order', (t) =>
  t.prismaField({
    type: OrderType,
    nullable: true,
    authScopes: { admin: true },
    description: 'An order; null when there is none with that number. Administrators only.',
    args: { id: t.arg.int({ description: 'Numeric id.' }) },
    resolve: (query, _root, { id }, { db }) => db.paymentOrder.findUnique({ ...query, where: { id: nodeId(id) } }),
  }),
)

/** People by a part of their name or address, numbers only whole: they are long, and indexed. */
async function searched(db: Database, search: string): Promise<Prisma.PaymentOrderWhereInput> {
  const person = { OR: [{ nameFolded: containingFolded(search) }, { email: containing(search) }] }
  const [mentees, registrations, numbered] = await Promise.all([
    fewIds((few) => db.mentee.findMany({ where: person, ...few })),
    fewIds((few) => db.workshopRegistration.findMany({ where: person, ...few })),
    ordersNumbered(db, search),
  ])
  return {
    OR: [
      mentees ? { menteeId: { in: mentees } } : { mentee: person },
      registrations ? { workshopRegistrationId: { in: registrations } } : { registration: person },
      { id: { in: numbered } },
    ],
  }
}
