import { graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type {
  createWorkshopOrderMutation,
  CreateWorkshopOrderInput,
} from '../../../__generated__/createWorkshopOrderMutation.graphql.ts'
import type { FormIssue } from '../../../lib/formIssues.ts'
import { mutate } from '../../../relay/mutate.ts'
import { NOT_INITIATED } from '../registrationWords.ts'

const mutation = graphql`
  mutation createWorkshopOrderMutation($input: CreateWorkshopOrderInput!) @raw_response_type {
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
  const { done, refused } = await mutate<createWorkshopOrderMutation>(
    environment,
    mutation,
    { input },
    { failed: () => null },
  )
  if (done) {
    const { outcome, keyId, orderId, amount, currency, holdExpiresAt, ticketCode } = done
    if (outcome === 'REGISTERED') return { kind: 'registered', ticketCode: ticketCode ?? null }
    if (outcome === 'CONFIRM_EMAIL') return { kind: 'confirmEmail' }
    if (!orderId) return { kind: 'refused', reason: 'other', message: NOT_INITIATED }
    return { kind: 'pay', order: { keyId, orderId, amount, currency, until: holdExpiresAt ?? null } }
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
