import { ordersNumbered } from '../audit/logFilter.ts'
import { addDays, istInstant, type IstDate } from '../rules/time/time.ts'
import type { Prisma, PaymentOrderStatus } from '../generated/prisma/client.ts'
import { builder } from '../graphql/builder.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { pageOf, pageType, tableArgs, type Table, type TablePlace } from '../graphql/tablePages.ts'
import { OrderKindType, OrderStatusType, OrderType } from './order.graphql.ts'
import type { App } from '../app.ts'
import { containing, containingFolded } from '../database/containing.ts'
import type { Database } from '../database/client.ts'
import { fewIds } from '../graphql/peopleNamed.ts'
import { waitingOrders } from '../payments/needsPerson.ts'

export const ORDER_COLUMNS = {
  CREATED: { value: 'createdAt', description: 'When it was opened.' },
  AMOUNT: { value: 'amount', description: 'What is to be paid.' },
  STATUS: { value: 'status', description: 'Where it stands: waiting, paid, closed.' },
} as const

const OrderSort = builder.enumType('OrderSort', {
  description: "Columns by which the orders' table is sorted.",
  values: ORDER_COLUMNS,
})
type Column = (typeof OrderSort)['$inferType']

export const orderTable = async (
  app: Parameters<typeof orderWhere>[0],
  { sort, ...filter }: Omit<OrderFilter, 'search'> & { sort?: Column | null | undefined },
  { search, direction }: TablePlace,
): Promise<Table<'PaymentOrder'>> => ({
  where: await orderWhere(app, { ...filter, search }),
  orderBy: sort ? [{ [sort]: direction }, { id: 'asc' }] : [{ id: 'desc' }],
})

export const OrderPage = pageType('OrderPage', 'PaymentOrder', "orders'")

builder.queryField('allOrders', (t) =>
  t.field({
    type: OrderPage,
    authScopes: { admin: true },
    description: 'Every order with its payments and refunds, newest first unless sorted. Administrators only.',
    args: {
      ...tableArgs(
        t.arg,
        "the payer's name or email, or the whole of a number: of the order, a payment, a refund or a receipt",
      ),
      sort: t.arg({ type: OrderSort, required: false, description: 'Column to sort by.' }),
      status: t.arg({ type: OrderStatusType, required: false, description: 'Only those that stand there.' }),
      kind: t.arg({ type: OrderKindType, required: false, description: 'Only those for that.' }),
      attention: t.arg.boolean({
        required: false,
        description: 'Only those that wait for a person, or of which a refund does; false leaves them out.',
      }),
      from: t.arg({ type: 'Date', required: false, description: 'Opened on that day or later, IST.' }),
      to: t.arg({ type: 'Date', required: false, description: 'Opened on that day or before, IST.' }),
    },
    resolve: (_root, args, context) => pageOf(args, (place) => orderTable(context, args, place)),
  }),
)

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

interface OrderFilter {
  /** Empty for nothing. */
  search: string
  status?: PaymentOrderStatus | null | undefined
  kind?: 'booking' | 'workshop_registration' | null | undefined
  attention?: boolean | null | undefined
  /** Days, both included. */
  from?: IstDate | null | undefined
  to?: IstDate | null | undefined
}

async function orderWhere(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { search, status, kind, attention, from, to }: OrderFilter,
): Promise<Prisma.PaymentOrderWhereInput> {
  const matters = waitingOrders(clock.now())
  return {
    AND: [search ? await searched(db, search) : {}, attention ? matters : attention === false ? { NOT: matters } : {}],
    ...(status && { status }),
    ...(kind && { kind }),
    createdAt: {
      ...(from && { gte: istInstant(from, '00:00') }),
      ...(to && { lt: istInstant(addDays(to, 1), '00:00') }),
    },
  }
}

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
