import { builder } from '../graphql/builder.ts'
import { OrderType } from './order.graphql.ts'

/** What acts on an order answer. */
export interface OrderDone {
  orderId: number
}

/** The field that every payload of them has. */
export const orderField = (t: PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, OrderDone>) =>
  t.prismaField({
    type: OrderType,
    description: 'The order as it is now.',
    resolve: (query, { orderId }, _args, { db }) =>
      db.paymentOrder.findUniqueOrThrow({ ...query, where: { id: orderId } }),
  })
