import { countVisitorChange } from '../../accounts/bounds.ts'
import { verifyPayment, settlementOf } from '../../payments/settle/settlePayment.ts'
import { PROOF, proofSchema } from '../../payments/proofBody.ts'
import { mutation } from '../../graphql/mutation.ts'
import { PaymentPendingError, PaymentVerificationError, SlotLostError } from '../../payments/paymentErrors.graphql.ts'
import { NotFoundError, RateLimitedError, ValidationError } from '../../rules/userErrors.ts'
import { WorkshopType } from '../workshop.graphql.ts'
import { workshopPurchase } from './workshops.purchase.ts'
import { builder } from '../../graphql/builder.ts'

/** The client takes exactly this text for success. */
export const VERIFIED = 'Payment verified and registration confirmed'

mutation('verifyWorkshopPayment', {
  description:
    "Confirms a paid registration, a visitor's too: the provider's signature is the proof. Calling it again gives the same answer.",
  authScopes: { public: true },
  errors: [
    ValidationError,
    NotFoundError,
    PaymentVerificationError,
    PaymentPendingError,
    SlotLostError,
    RateLimitedError,
  ],
  input: { ...PROOF, schema: proofSchema },
  resolve: async (context, input) => {
    await countVisitorChange(context)
    const by = context.member?.type === 'mentee' ? (`mentee:${context.member.id}` as const) : 'visitor'
    return { registrationId: await verifyPayment(context, { kind: workshopPurchase.kind, by }, input) }
  },
  payload: {
    description: 'The registration is confirmed, by this call or before it.',
    fields: (t) => ({
      message: t.string({ description: `Always "${VERIFIED}".`, resolve: () => VERIFIED }),
      registrationId: t.exposeInt('registrationId', { description: 'Numeric id of the registration.' }),
      ticketCode: t.string({
        description: 'Code of the ticket: who has paid for it proves it by the signature.',
        resolve: async ({ registrationId: id }, _args, { db }) =>
          (await db.workshopRegistration.findUniqueOrThrow({ where: { id }, select: { code: true } })).code,
      }),
      workshop: t.prismaField({
        type: WorkshopType,
        description: 'What the seat is in.',
        resolve: (query, { registrationId }, _args, { db }) =>
          db.workshop.findFirstOrThrow({ ...query, where: { registrations: { some: { id: registrationId } } } }),
      }),
    }),
  },
})

const OutcomeType = builder.enumType('WorkshopPaymentOutcome', {
  description: 'What has become of the payment of a seat.',
  values: {
    OPEN: { value: 'open', description: 'No payment is known.' },
    REGISTERED: { value: 'confirmed', description: 'It has arrived, and the seat was registered.' },
    REFUNDED: { value: 'refunded', description: 'It has arrived, and no seat was registered with it: it is returned.' },
  } as const,
})

builder.queryField('workshopPaymentOutcome', (t) =>
  t.field({
    type: OutcomeType,
    authScopes: { public: true },
    description:
      'Whether the payment of a seat has arrived, for anyone who has the id of its order: also after the payment window was closed. `OPEN` for an order that is not known.',
    cost: { work: 10 },
    args: { orderId: t.arg.string({ description: "The provider's order id." }) },
    async resolve(_root, { orderId: providerOrderId }, { db, parts }) {
      const { kind } = workshopPurchase
      const order = await db.paymentOrder.findFirst({ where: { providerOrderId, kind }, select: { id: true } })
      const { outcome } = order ? await settlementOf({ db, parts }, order.id) : { outcome: 'open' as const }
      return outcome === 'confirmed' || outcome === 'refunded' ? outcome : 'open'
    },
  }),
)
