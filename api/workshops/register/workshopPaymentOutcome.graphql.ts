import { builder } from '../../graphql/builder.ts'
import { settlementOf } from '../../payments/settle/settlePayment.ts'
import { workshopPurchase } from './workshops.purchase.ts'

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
