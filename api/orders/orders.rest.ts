import { z } from 'zod/mini'
import { typed } from '../graphql/typed.ts'
import { change } from '../rest/failures.ts'
import { COUNT, upperCase } from '../rest/fields.ts'
import { dayFilter, filter, pageQuery } from '../rest/pages.ts'
import { route } from '../rest/route.ts'
import { refundPaymentSchema, resolveDisputeSchema, resolveRefundSchema } from '../rules/inputs/adminActs.ts'
import { NotFoundError } from '../rules/userErrors.ts'
import {
  ORDER,
  ORDER_DETAILS,
  orderAnswer,
  orderDetailsAnswer,
  orderDetailsSchema,
  orderSchema,
} from './orderAnswer.ts'

const tag = 'Administration'
/** What all acts have in common; some answer a message too. */

/** Orders, and what administrators do about their money; sums in paise. */
export const orderRoutes = [
  route('GET /api/admin/orders', tag, {
    summary: 'Orders with their payments and refunds, the newest first, a page at a time',
    document: typed(
      `query (
        $first: Int, $page: Int, $search: String, $status: OrderStatus, $kind: OrderKind, $attention: Boolean,
        $from: Date, $to: Date
      ) {
        allOrders(
          first: $first, page: $page, search: $search, status: $status, kind: $kind, attention: $attention,
          from: $from, to: $to
        ) { total rows { ...OrderAnswer } }
      }`,
      [ORDER],
    ),
    query: z.extend(pageQuery, {
      status: filter(z.enum(['created', 'paid', 'closed'], 'Status is created, paid or closed')),
      kind: filter(z.enum(['booking', 'workshop_registration'], 'Kind is booking or workshop_registration')),
      attention: filter(z.enum(['true', 'false'], 'Attention is true or false')),
      from: dayFilter(),
      to: dayFilter(),
    }),
    variables: ({ query: { limit, status, kind, attention, ...query } }) => ({
      ...query,
      first: limit,
      status: status && upperCase(status),
      kind: kind && upperCase(kind),
      attention: attention && attention === 'true',
    }),
    response: z.object({ total: COUNT, rows: z.array(orderSchema) }),
    answer: ({ allOrders: { total, rows } }) => ({ total, rows: rows.map(orderAnswer) }),
  }),
  route('GET /api/admin/orders/:id', tag, {
    summary: 'One order, with what has become of its money',
    document: typed('query ($id: Int!) { order(id: $id) { ...OrderDetailsAnswer } }', [ORDER_DETAILS]),
    variables: ({ params }) => params,
    response: orderDetailsSchema,
    answer: ({ order }) => {
      if (!order) throw new NotFoundError('Order not found')
      return orderDetailsAnswer(order)
    },
  }),
  route('POST /api/admin/orders/:id/recheck', tag, {
    summary: 'Asks the payment provider about an order now and takes over what it says',
    document: change('recheckOrder', 'message order { ...OrderAnswer }', [ORDER]),
    variables: ({ params }) => ({ input: { orderId: params.id } }),
    response: z.object({ message: z.string(), order: orderSchema }),
    answer: ({ recheckOrder: { message, order } }) => ({ message, order: orderAnswer(order) }),
  }),
  route('POST /api/admin/payments/:id/refund', tag, {
    summary: 'Gives back a payment or a part of it; expectedRefundable is `refundable` as it was shown',
    document: change('refundPayment', 'message order { ...OrderAnswer }', [ORDER]),
    body: z.omit(refundPaymentSchema, { paymentId: true }),
    variables: ({ params, body }) => ({ input: { ...body, paymentId: params.id } }),
    response: z.object({ message: z.string(), order: orderSchema }),
    answer: ({ refundPayment: { message, order } }) => ({ message, order: orderAnswer(order) }),
  }),
  route('POST /api/admin/refunds/:id/retry', tag, {
    summary: 'Asks the provider again for a refund that was refused or is stuck',
    document: change('retryRefund', 'order { ...OrderAnswer }', [ORDER]),
    variables: ({ params }) => ({ input: { refundId: params.id } }),
    response: orderSchema,
    answer: ({ retryRefund }) => orderAnswer(retryRefund.order),
  }),
  route('POST /api/admin/refunds/:id/resolve', tag, {
    summary: 'Decides on a refund that waits for a person: returned another way, not to be returned, or explained',
    document: change('resolveRefund', 'order { ...OrderAnswer }', [ORDER]),
    body: z.omit(resolveRefundSchema, { refundId: true }),
    variables: ({ params, body: { decision, ...body } }) => ({
      input: { ...body, decision: upperCase(decision), refundId: params.id },
    }),
    response: orderSchema,
    answer: ({ resolveRefund }) => orderAnswer(resolveRefund.order),
  }),
  route('POST /api/admin/refunds/:id/reopen', tag, {
    summary: 'Takes back what was decided about a refund: it waits for a person again',
    document: change('reopenRefund', 'order { ...OrderAnswer }', [ORDER]),
    variables: ({ params }) => ({ input: { refundId: params.id } }),
    response: orderSchema,
    answer: ({ reopenRefund }) => orderAnswer(reopenRefund.order),
  }),
  route('POST /api/admin/disputes/:id/resolve', tag, {
    summary: 'Marks a dispute that waits for a person as dealt with, with a note for the audit log',
    document: change('resolveDispute', 'order { ...OrderAnswer }', [ORDER]),
    body: z.omit(resolveDisputeSchema, { disputeId: true }),
    variables: ({ params, body: { expectedUpdatedAt, ...body } }) => ({
      input: { ...body, expectedUpdatedAt: expectedUpdatedAt.toISOString(), disputeId: params.id },
    }),
    response: orderSchema,
    answer: ({ resolveDispute }) => orderAnswer(resolveDispute.order),
  }),
]
