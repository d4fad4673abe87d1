import { record } from '../audit/record.ts'
import type { App } from '../app.ts'
import { purchaseOf } from '../contracts/purchase.ts'
import { inTransaction } from '../database/transaction.ts'
import { mutation } from '../graphql/mutation.ts'
import { CHANGE_ERRORS } from '../graphql/errors.ts'
import { administratorOf, type Administrator } from '../graphql/identity.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { moneyPlaces, PLACES } from '../payments/moneyPlaces.ts'
import { recheckOrder as askProvider, type Recheck } from '../payments/settle/reconcile.ts'
import type { SettlementDeps } from '../payments/settle/settlePayment.ts'
import { PaymentProviderUnavailableError } from '../provider/errors.ts'
import { recheckOrderSchema } from '../rules/inputs/adminActs.ts'
import { formatRupees } from '../rules/text/format.ts'
import { NotFoundError, RateLimitedError } from '../rules/userErrors.ts'
import { orderField, type OrderDone, orderSubjects } from './orderActs.ts'

/** Longer than an answer takes with all its calls; the next one may ask as soon as it is there. */
const LEASE = { max: 1, windowSeconds: 90 }

const MESSAGES: Record<Exclude<Recheck, 'confirmed' | 'refunded'>, string> = {
  open: 'No payment has arrived for this order.',
  unanswered: "The provider doesn't answer for this order. Look it up in the provider's dashboard.",
  unknown: "The provider doesn't know this order. It is closed.",
  opening: 'The payer is opening this order right now. Try again in a minute.',
}

/** What was found of an order that money has arrived for: whether what was paid for stands, else where the money is. */
async function paidMessage(app: Pick<App, 'db' | 'parts'>, id: number): Promise<string> {
  const payment = { select: { providerPaymentId: true, ...PLACES } } as const
  const order = await app.db.paymentOrder.findUniqueOrThrow({ where: { id }, include: { payments: payment } })
  const { purchaseId, payments } = order
  const found = 'The provider has the payment, and'
  const stands = await inTransaction(app.db, async (tx) => {
    for (const paid of payments) if (await purchaseOf(app, order).stands(tx, purchaseId, paid)) return true
    return false
  })
  if (stands) return `${found} the purchase is valid.`
  const kept = payments.reduce((sum, paid) => sum + moneyPlaces(paid).kept, 0)
  return kept > 0
    ? `${found} the purchase is not valid. We keep ${formatRupees(kept)}.`
    : `${found} the purchase is not valid: the money is returned, on its way, or with the payer's bank.`
}

type Done = OrderDone & { message: string }

/** One at a time; logged in any case. Throws NotFoundError, RateLimitedError, PaymentProviderUnavailableError. */
export async function recheckOrder(
  app: SettlementDeps & Pick<App, 'limiter'>,
  by: Pick<Administrator, 'id' | 'username'>,
  orderId: number,
): Promise<Done> {
  const before = await app.db.paymentOrder.findUnique({ where: { id: orderId }, select: { status: true } })
  if (!before) throw new NotFoundError('Order not found')
  const key = `recheck:order:${orderId}`
  await app.limiter.take(key, LEASE).catch((error: unknown) => {
    if (!(error instanceof RateLimitedError)) throw error
    throw new RateLimitedError(error.retryAfter, 'This order is being checked already. Try again in a moment.')
  })
  const write = (answer: string) =>
    inTransaction(app.db, async (tx) => {
      const { status } = await tx.paymentOrder.findUniqueOrThrow({ where: { id: orderId } })
      await record(tx, app, by, {
        action: 'order.checked',
        subjects: await orderSubjects(tx, orderId),
        before: { status: before.status },
        after: { status, answer },
      })
    })
  try {
    const outcome = await askProvider(app, orderId, `administrator:${by.id}`)
    await write(outcome)
    const isPaid = outcome === 'confirmed' || outcome === 'refunded'
    return { orderId, message: isPaid ? await paidMessage(app, orderId) : MESSAGES[outcome] }
  } catch (error) {
    if (error instanceof PaymentProviderUnavailableError) await write('no answer')
    throw error
  } finally {
    await app.limiter.clear(key)
  }
}

mutation('recheckOrder', {
  description: 'Asks the payment provider about an order now and takes over what it says. Administrators only.',
  authScopes: { admin: true },
  cost: { work: 50 },
  errors: [...CHANGE_ERRORS, RateLimitedError, PaymentProviderUnavailableError],
  input: {
    description: 'Which order.',
    argument: 'Which order.',
    fields: (t) => ({ orderId: t.int({ description: 'Numeric id of the order.' }) }),
    schema: recheckOrderSchema,
  },
  resolve: (context, input) => recheckOrder(context, administratorOf(context), nodeId(input.orderId)),
  payload: {
    description: 'The provider has answered.',
    fields: (t) => ({
      order: orderField(t),
      message: t.exposeString('message', { description: 'What it answered, in a sentence.' }),
    }),
  },
})
