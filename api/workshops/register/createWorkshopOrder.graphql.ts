import { workshopOrderSchema } from '../../rules/workshops/registrationInput.ts'
import { splitFee, type FeeSplit } from '../../rules/money/money.ts'
import { byPlace, takeEach } from '../../accounts/bounds.ts'
import { tellingKnown } from '../../accounts/knownAddresses.ts'
import { hashToken, newToken } from '../../accounts/tokens.ts'
import type { App } from '../../app.ts'
import { enumOf } from '../../graphql/enumOf.ts'
import { mutation } from '../../graphql/mutation.ts'
import { rowNow } from '../../graphql/rowNow.ts'
import { openOrder } from '../../payments/openOrder.ts'
import { OrderInterruptedError } from '../../payments/paymentErrors.graphql.ts'
import { PaymentProviderUnavailableError } from '../../provider/errors.ts'
import { CURRENCY } from '../../rules/constants.ts'
import { NotFoundError, NotSignedInError, RateLimitedError, ValidationError } from '../../rules/userErrors.ts'
import { boundsOf, provenMentee } from '../limits.ts'
import {
  AlreadyRegisteredError,
  RegistrationsClosedError,
  WorkshopChangedError,
  WorkshopFullError,
} from './registrationErrors.ts'
import { takeSeat, type SeatRequest, type TakenSeat } from './takeSeat.ts'
import { workshopPurchase } from './workshops.purchase.ts'

/** Whole classes register at once behind one network. */
const LIMITS = { ofMailbox: { max: 40, windowSeconds: 3600 }, ofNetwork: { max: 600, windowSeconds: 3600 } }
/** Each leaves a row, and may mail an address that somebody typed. */
const OF_DAY = { max: 2_000, windowSeconds: 24 * 3600 }
/** Of one account, for whatever addresses: whoever shuts others out of it gives each registration of it a new code. */
const OF_MENTEES_DAY = { max: 200, windowSeconds: 24 * 3600 }

const OutcomeType = enumOf('WorkshopOrderOutcome', 'What comes next.', {
  pay: 'A seat is held: open the payment window.',
  registered: 'It is free, and the seat is taken.',
  confirm_email:
    'It is free: the seat is taken once the link is opened that was mailed to the address. One that has a seat already is mailed its ticket.',
})

const registrationOf = ({ registrationId }: WorkshopCheckout) => ({ where: { id: registrationId } })

mutation('createWorkshopOrder', {
  description:
    'Holds a seat and opens an order for it, also for visitors; a seat in a free workshop is registered without an order. A second call by the same account, or from the same browser (by its cookie), answers the same order. A paid workshop tells that an address is registered, at most 60 times an hour to one network. A free one tells it only to the account with that confirmed address and answers CONFIRM_EMAIL to everybody else.',
  authScopes: { public: true },
  errors: [
    ValidationError,
    NotFoundError,
    NotSignedInError,
    WorkshopFullError,
    RegistrationsClosedError,
    WorkshopChangedError,
    AlreadyRegisteredError,
    PaymentProviderUnavailableError,
    OrderInterruptedError,
    RateLimitedError,
  ],
  input: {
    description: 'Who registers for which workshop.',
    argument: 'The registration.',
    fields: (t) => ({
      workshopId: t.int({ description: 'Numeric id of the workshop.' }),
      name: t.string({ description: 'As it stands on the ticket.' }),
      email: t.string({ description: 'Where ticket and meeting link go; one registration an address.' }),
      phone: t.string({ description: 'At least 10 characters, with the country code.' }),
      offerCode: t.string({
        required: false,
        description: 'Code of a place on the waiting list to which a seat is offered.',
      }),
      expectedPrice: t.field({
        type: 'Paise',
        required: false,
        description: 'The price as it was shown; it is refused when it is another by now.',
      }),
      expectedStart: t.field({
        type: 'DateTime',
        required: false,
        description: 'The start as it was shown; it is refused when it is another by now.',
      }),
    }),
    schema: workshopOrderSchema,
  },
  resolve: async (context, input) => {
    const { member, exchange, limiter } = context
    const proven = await provenMentee(context.db, context, input.email)
    const asker = { email: input.email, ip: exchange.ip, menteeId: proven }
    const menteeId = member?.type === 'mentee' ? member.id : null
    await takeEach({ limiter }, [
      ...boundsOf('workshop-order', asker, LIMITS),
      ...(proven === null ? byPlace('workshop-order:day', exchange.ip, OF_DAY) : []),
      ...(menteeId === null ? [] : [{ key: `workshop-order:day:mentee:${menteeId}`, limit: OF_MENTEES_DAY }]),
    ])
    const orderKey = exchange.orderKey ?? (menteeId === null ? newToken() : null)
    const openedBy = orderKey === null ? null : hashToken(orderKey)
    const checkout = await tellingKnown(
      context,
      { form: 'workshops', about: `${input.workshopId}:${input.email}` },
      () => createWorkshopOrder(context, { ...input, menteeId, openedBy, ip: exchange.ip }),
      (outcome) => outcome instanceof AlreadyRegisteredError,
    )
    if (menteeId === null && orderKey !== null) exchange.setOrderKey(orderKey)
    return checkout
  },
  payload: {
    description: "What the provider's payment window takes.",
    fields: (t) => ({
      outcome: t.expose('outcome', { type: OutcomeType, description: 'What comes next.' }),
      keyId: t.exposeString('keyId', { description: 'Public key id of the provider account.' }),
      orderId: t.exposeString('orderId', {
        nullable: true,
        description: "The provider's order id; null unless there is something to pay.",
      }),
      amount: t.expose('amount', { type: 'Paise', description: 'To be paid; decided by the server.' }),
      platformFee: t.expose('platformFee', { type: 'Paise', description: "The platform's part of it." }),
      mentorEarning: t.expose('mentorEarning', { type: 'Paise', description: "The mentor's part of it." }),
      currency: t.exposeString('currency', { description: 'Always INR.' }),
      holdExpiresAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'Until when the seat is held; null when none is.',
        resolve: async (checkout, _args, { db }) => {
          const { seat, holdExpiresAt } = await db.workshopRegistration.findUniqueOrThrow(registrationOf(checkout))
          return seat === 'held' ? holdExpiresAt : null
        },
      }),
      ticketCode: t.string({
        nullable: true,
        description: 'Code of the ticket once the seat is taken; null before.',
        // By the code alone one reads and cancels: only what was registered by this very call is told.
        resolve: async (checkout, _args, { db }) =>
          checkout.outcome === 'registered'
            ? (await db.workshopRegistration.findUniqueOrThrow(registrationOf(checkout))).code
            : null,
      }),
      workshop: rowNow(t, 'Workshop', 'workshopId', 'The workshop, with what is left of its seats.'),
    }),
  },
})

type Deps = Pick<App, 'db' | 'clock' | 'config' | 'gateway' | 'log'>

/** Another tab that finds the provider away gives the seat up under our feet. */
const TRIES = 3

/** What the payment window takes, or why there is none. */
interface WorkshopCheckout extends FeeSplit {
  outcome: TakenSeat['outcome']
  registrationId: number
  workshopId: number
  keyId: string
  orderId: string | null
  /** Paise. */
  amount: number
  currency: string
}

/**
 * Registers for a workshop: a seat is held for HOLD_MINUTES and an order opened for it; a free one is registered at once
 * where the address is proven, else after the link that is mailed to it. To the same account or browser it answers the same
 * order again.
 * Throws what `takeSeat` throws, OrderInterruptedError, and PaymentProviderUnavailableError: nothing stays held then.
 */
export async function createWorkshopOrder(app: Deps, request: SeatRequest): Promise<WorkshopCheckout> {
  const { workshopId } = request
  for (let tries = 1; tries <= TRIES; tries++) {
    const { registrationId: id, menteeId, outcome, amount } = await takeSeat(app, request)
    const checkout = { outcome, registrationId: id, workshopId, keyId: app.gateway.keyId, currency: CURRENCY }
    if (outcome !== 'pay')
      return { ...checkout, orderId: null, amount, ...splitFee(amount, app.config.platformFeePercent) }
    const by = request.menteeId === null ? 'visitor' : (`mentee:${request.menteeId}` as const)
    const opened = await openOrder(app, { purchase: workshopPurchase, id, menteeId, amount, by })
    if (!opened) continue
    const { providerOrderId: orderId, order } = opened
    const { currency, platformFee, mentorEarning } = order
    return { ...checkout, orderId, amount: order.amount, currency, platformFee, mentorEarning }
  }
  throw new OrderInterruptedError()
}
