import { builder } from '../graphql/builder.ts'
import { administratorOf } from '../graphql/identity.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { errorType } from '../graphql/errors.ts'
import { DisputedPaymentError, RefundableChangedError } from '../payments/paymentErrors.ts'
import { refundPaymentSchema } from '../rules/inputs/adminActs.ts'
import { NotAllowedError, NotFoundError, NotSignedInError, ValidationError } from '../rules/userErrors.ts'
import { orderField, type OrderDone } from './orderPayload.ts'
import { refundPayment } from './refundPayment.ts'

errorType(DisputedPaymentError, 'DisputedPaymentError', "The payer's bank disputes the payment; nothing was done.")

const RefundPaymentInput = builder
  .inputType('RefundPaymentInput', {
    description: 'What goes back of which payment, and why.',
    fields: (t) => ({
      paymentId: t.int({ description: 'Numeric id of the payment.' }),
      amount: t.field({ type: 'Paise', description: 'What goes back: all that is left, or a part of ₹1 or more.' }),
      expectedRefundable: t.field({
        type: 'Paise',
        description: '`refundable` as it was shown: when it is another by now, nothing is done.',
      }),
      reason: t.string({ description: 'For payer and payee, 5 to 500 characters.' }),
      cancel: t.boolean({
        required: false,
        description: 'Whether to cancel what it paid for in the same act, with all that is left: see `fullRefund`.',
      }),
    }),
  })
  .validate(refundPaymentSchema)

const RefundPaymentPayload = builder.objectRef<OrderDone & { message: string }>('RefundPaymentPayload').implement({
  description: 'The money is on its way back.',
  fields: (t) => ({
    order: orderField(t),
    message: t.exposeString('message', {
      description: 'What came of it, and what still stands, in a sentence or two.',
    }),
  }),
})

builder.mutationField('refundPayment', (t) =>
  t.field({
    type: RefundPaymentPayload,
    authScopes: { admin: true },
    description: 'Gives back a payment or a part of it; payer and payee are told why. Administrators only.',
    errors: {
      types: [
        ValidationError,
        NotSignedInError,
        NotAllowedError,
        NotFoundError,
        RefundableChangedError,
        DisputedPaymentError,
      ],
    },
    args: { input: t.arg({ type: RefundPaymentInput, description: 'What goes back, and why.' }) },
    resolve: (_root, { input }, context) =>
      refundPayment(context, administratorOf(context), {
        ...input,
        cancel: input.cancel ?? false,
        paymentId: nodeId(input.paymentId),
      }),
  }),
)
