/** What paying for a workshop needs: order, payment window, verification. */
import { fetchQuery, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type {
  CreateWorkshopOrderInput,
  workshopPaymentOrderMutation,
} from '../../__generated__/workshopPaymentOrderMutation.graphql.ts'
import type { workshopPaymentOutcomeQuery } from '../../__generated__/workshopPaymentOutcomeQuery.graphql.ts'
import type { workshopPaymentVerifyMutation } from '../../__generated__/workshopPaymentVerifyMutation.graphql.ts'
import type { PaymentProof } from '../../features/payments/paymentProof.ts'
import { checkoutTheme, openCheckout, type CheckoutOptions } from '../../lib/checkout.ts'
import type { FormIssue } from '../../lib/formIssues.ts'
import { mutate } from '../../relay/mutate.ts'
import { NOT_INITIATED, type Details } from './registrationState.ts'

const orderMutation = graphql`
  mutation workshopPaymentOrderMutation($input: CreateWorkshopOrderInput!) @raw_response_type {
    createWorkshopOrder(input: $input) {
      ... on CreateWorkshopOrderPayload @alias(as: "done") {
        outcome
        keyId
        currency
        orderId
        amount
        holdExpiresAt
        ticketCode
        workshop {
          ...RegistrationPanel_workshop
        }
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`

/** What the payment window needs. */
export interface WorkshopOrder {
  keyId: string
  orderId: string
  amount: number
  currency: string
  until: string | null
}

type Reason = 'full' | 'closed' | 'changed' | 'already' | 'gone' | 'other'

/** What comes of wanting a seat. */
export type OrderOutcome =
  | { kind: 'pay'; order: WorkshopOrder }
  | { kind: 'registered'; ticketCode: string | null }
  | { kind: 'confirmEmail' }
  | { kind: 'refused'; reason: Reason; message: string }
  | { kind: 'invalid'; issues: readonly FormIssue[] }

/** Refusals whose own words say what helps; every other failure has the one text that is specified. */
const OWN_WORDS = ['RateLimitedError', 'PaymentProviderUnavailableError', 'NotSignedInError']

/** Takes a seat, or holds one with an order to pay; asked again it answers the open order of the same person. Never rejects. */
export async function createWorkshopOrder(
  environment: Environment,
  input: CreateWorkshopOrderInput,
): Promise<OrderOutcome> {
  const { done, refused } = await mutate<workshopPaymentOrderMutation>(
    environment,
    orderMutation,
    { input },
    { failed: () => null },
  )
  if (done) {
    const { outcome, keyId, orderId, amount, currency, holdExpiresAt, ticketCode } = done
    if (outcome === 'REGISTERED') return { kind: 'registered', ticketCode: ticketCode }
    if (outcome === 'CONFIRM_EMAIL') return { kind: 'confirmEmail' }
    if (!orderId) return { kind: 'refused', reason: 'other', message: NOT_INITIATED }
    return { kind: 'pay', order: { keyId, orderId, amount, currency, until: holdExpiresAt } }
  }
  const { type, message, issues } = refused
  if (type === 'ValidationError') return { kind: 'invalid', issues }
  const reason = reasonOf(type)
  const says = reason !== 'other' || OWN_WORDS.includes(type ?? '')
  return { kind: 'refused', reason, message: says ? message : NOT_INITIATED }
}

function reasonOf(refusal: string | null): Reason {
  switch (refusal) {
    case 'WorkshopFullError':
      return 'full'
    case 'RegistrationsClosedError':
      return 'closed'
    case 'WorkshopChangedError':
      return 'changed'
    case 'AlreadyRegisteredError':
      return 'already'
    case 'NotFoundError':
      return 'gone'
    default:
      return 'other'
  }
}

interface WindowOptions extends Pick<CheckoutOptions, 'scriptUrl' | 'signal' | 'onPaid' | 'onDismiss'> {
  /** The workshop's. */
  title: string
}

/** Opens the payment window on an order, filled in. Throws CheckoutUnavailableError when its script can't be loaded. */
export function openOrderWindow(
  { keyId, orderId, amount, currency }: WorkshopOrder,
  { name, email, phone }: Details,
  { title, ...rest }: WindowOptions,
): Promise<void> {
  return openCheckout({
    ...rest,
    keyId,
    orderId,
    amount,
    currency,
    name: 'Plumbline',
    description: title,
    prefill: { name, email, contact: phone },
    themeColor: checkoutTheme.workshop,
    // The window shows it, and lets the person try again.
    onFailed: () => undefined,
  })
}

const verifyMutation = graphql`
  mutation workshopPaymentVerifyMutation($input: VerifyWorkshopPaymentInput!) @raw_response_type {
    verifyWorkshopPayment(input: $input) {
      ... on VerifyWorkshopPaymentPayload @alias(as: "done") {
        ticketCode
        workshop {
          ...RegistrationPanel_workshop
        }
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`

/** `unknown`: money may have moved, so ask again and never show it as failed. */
export type VerifyOutcome =
  | { kind: 'registered'; ticketCode: string | null }
  | { kind: 'unknown' }
  | { kind: 'lost' }
  | { kind: 'refused' }

/** Has the server check a payment; safe to repeat. Never rejects. */
export async function verifyWorkshopPayment(environment: Environment, proof: PaymentProof): Promise<VerifyOutcome> {
  const { done, refused } = await mutate<workshopPaymentVerifyMutation>(
    environment,
    verifyMutation,
    { input: proof },
    { failed: () => null },
  )
  if (done) return { kind: 'registered', ticketCode: done.ticketCode }
  return outcomeOfRefusal(refused.type)
}

/** Only what the server says for certain is an end; a request that failed says nothing of the payment. */
export function outcomeOfRefusal(type: string | null): Exclude<VerifyOutcome, { kind: 'registered' }> {
  switch (type) {
    case 'PaymentVerificationError':
    case 'ValidationError':
    case 'NotFoundError':
      return { kind: 'refused' }
    case 'SlotLostError':
      return { kind: 'lost' }
    default:
      return { kind: 'unknown' }
  }
}

const outcomeQuery = graphql`
  query workshopPaymentOutcomeQuery($orderId: String!) {
    workshopPaymentOutcome(orderId: $orderId)
  }
`

/** What the server knows of an order whose window was closed: a payment may still arrive. Never rejects. */
export async function workshopPaymentOutcome(environment: Environment, orderId: string): Promise<VerifyOutcome> {
  const options = { fetchPolicy: 'network-only' } as const
  const asked = fetchQuery<workshopPaymentOutcomeQuery>(environment, outcomeQuery, { orderId }, options).toPromise()
  const answer = await asked.catch(() => undefined)
  if (answer?.workshopPaymentOutcome === 'REGISTERED') return { kind: 'registered', ticketCode: null }
  return { kind: answer?.workshopPaymentOutcome === 'REFUNDED' ? 'lost' : 'unknown' }
}
