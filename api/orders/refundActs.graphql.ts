import { builder } from '../graphql/builder.ts'
import { errorType } from '../graphql/errors.ts'
import { administratorOf } from '../graphql/identity.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { RefundExceedsPaymentError } from '../payments/paymentErrors.ts'
import { resolveRefundSchema, retryRefundSchema } from '../rules/inputs/orderActs.ts'
import { NotAllowedError, NotFoundError, NotSignedInError, ValidationError } from '../rules/userErrors.ts'
import { orderField, type OrderDone } from './orderPayload.ts'
import { askAgain, markSeenTo } from './refundActs.ts'

errorType(RefundExceedsPaymentError, 'RefundExceedsPaymentError', 'More than is left of the payment; nothing was done.')

const ERRORS = [ValidationError, NotSignedInError, NotAllowedError, NotFoundError]

const RetryRefundInput = builder
  .inputType('RetryRefundInput', {
    description: 'Which refund.',
    fields: (t) => ({ refundId: t.int({ description: 'Numeric id of the refund.' }) }),
  })
  .validate(retryRefundSchema)

const RetryRefundPayload = builder.objectRef<OrderDone>('RetryRefundPayload').implement({
  description: 'The provider is asked again.',
  fields: (t) => ({ order: orderField(t) }),
})

builder.mutationField('retryRefund', (t) =>
  t.field({
    type: RetryRefundPayload,
    authScopes: { admin: true },
    description: 'Asks the provider again for a refund that was refused or is stuck. Administrators only.',
    errors: { types: [...ERRORS, RefundExceedsPaymentError] },
    args: { input: t.arg({ type: RetryRefundInput, description: 'Which refund.' }) },
    resolve: (_root, { input }, context) => askAgain(context, administratorOf(context), nodeId(input.refundId)),
  }),
)

const ResolveRefundInput = builder
  .inputType('ResolveRefundInput', {
    description: 'Which refund, and what was done about it.',
    fields: (t) => ({
      refundId: t.int({ description: 'Numeric id of the refund.' }),
      note: t.string({ description: 'For the audit log, 5 to 500 characters.' }),
    }),
  })
  .validate(resolveRefundSchema)

const ResolveRefundPayload = builder.objectRef<OrderDone>('ResolveRefundPayload').implement({
  description: 'The refund waits for nobody any more.',
  fields: (t) => ({ order: orderField(t) }),
})

builder.mutationField('resolveRefund', (t) =>
  t.field({
    type: ResolveRefundPayload,
    authScopes: { admin: true },
    description:
      'Marks a refund that waits as seen to: one that failed or got stuck was returned some other way. Administrators only.',
    errors: { types: ERRORS },
    args: { input: t.arg({ type: ResolveRefundInput, description: 'Which refund, and what was done.' }) },
    resolve: (_root, { input }, context) =>
      markSeenTo(context, administratorOf(context), { ...input, refundId: nodeId(input.refundId) }),
  }),
)
