import { builder } from '../graphql/builder.ts'
import { OrderType } from './order.graphql.ts'
import { AdminRefundType } from './orderPayment.graphql.ts'

builder.prismaObjectFields(AdminRefundType, (t) => ({
  order: t.field({
    type: OrderType,
    description: 'The order whose money it is.',
    select: (_args, _context, nested) => ({ payment: { select: { order: nested() } } }),
    resolve: ({ payment }) => payment.order,
  }),
}))
