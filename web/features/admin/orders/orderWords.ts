/** What the states of money are called on the administrators' screens. */
import { graphql, readInlineData } from 'react-relay'
import type {
  orderWords_payment$data,
  orderWords_payment$key,
} from '../../../__generated__/orderWords_payment.graphql.ts'
import type { orderWords_refund$key } from '../../../__generated__/orderWords_refund.graphql.ts'

interface Named {
  text: string
  tone: 'good' | 'warn' | 'bad' | 'info' | 'flat'
}

/** The statuses of orders. */
export const ORDER_STATUS: Readonly<Record<string, Named>> = {
  CREATED: { text: 'Not paid yet', tone: 'warn' },
  PAID: { text: 'Paid', tone: 'good' },
  CLOSED: { text: 'Closed', tone: 'flat' },
}

/** The statuses of payments. */
export const PAYMENT_STATUS: Readonly<Record<string, Named>> = {
  PENDING: { text: 'Not captured', tone: 'warn' },
  CAPTURED: { text: 'Captured', tone: 'good' },
  REFUNDED: { text: 'Refunded', tone: 'info' },
  FAILED: { text: 'Failed', tone: 'bad' },
}

/** The statuses of refunds. */
export const REFUND_STATUS: Readonly<Record<string, Named>> = {
  REQUESTED: { text: 'To be sent to the provider', tone: 'warn' },
  PENDING: { text: 'With the provider', tone: 'info' },
  PROCESSED: { text: 'Returned', tone: 'good' },
  FAILED: { text: 'Refused', tone: 'bad' },
}

/** The statuses of disputes. */
export const DISPUTE_STATUS: Readonly<Record<string, Named>> = {
  OPEN: { text: 'To be answered', tone: 'bad' },
  UNDER_REVIEW: { text: 'With the bank', tone: 'info' },
  WON: { text: 'Won', tone: 'good' },
  LOST: { text: 'Lost', tone: 'bad' },
  CLOSED: { text: 'Closed', tone: 'flat' },
}

const places = graphql`
  fragment orderWords_payment on OrderPayment @inline {
    status
    capturedAt
    amount
    refundedAmount
    returnedElsewhere
    disputed
    heldByBank
  }
`

/** The status of an order or a payment; refunds and disputes count before its own status. */
export function moneyState(
  states: Readonly<Record<string, Named>>,
  state: string,
  keys: readonly orderWords_payment$key[],
): Named {
  const payments = keys.map((key) => readInlineData<orderWords_payment$key>(places, key))
  const sum = (of: (payment: orderWords_payment$data) => number) =>
    payments.reduce((all, payment) => all + of(payment), 0)
  const paid = sum(({ amount }) => amount)
  const [lost, held] = [sum(({ disputed }) => disputed), sum(({ heldByBank }) => heldByBank)]
  if (lost > 0) return { text: lost < paid ? 'Partly lost to a dispute' : 'Lost to a dispute', tone: 'bad' }
  if (held > 0) return { text: held < paid ? 'Partly held by the bank' : 'Held by the bank', tone: 'warn' }
  const back = sum(({ refundedAmount, returnedElsewhere }) => refundedAmount + returnedElsewhere)
  if (back === 0) return named(states, state)
  if (back < paid) return { text: 'Partly refunded', tone: 'info' }
  if (payments.every(({ status }) => status === 'REFUNDED')) return { text: 'Refunded', tone: 'info' }
  return {
    text: sum(({ returnedElsewhere }) => returnedElsewhere) > 0 ? 'Returned' : 'Refund on its way',
    tone: 'info',
  }
}

/** Payments of an order that count in its state and sums: an authorisation that lapsed was never ours. */
export const capturedOf = <P extends orderWords_payment$key>(payments: readonly P[]): readonly P[] =>
  payments.filter((key) => readInlineData<orderWords_payment$key>(places, key).capturedAt !== null)

const UNKNOWN: Named = { text: 'Unknown', tone: 'flat' }

/** The words for a state; a state that is newer than this page reads as unknown. */
export const named = (states: Readonly<Record<string, Named>>, state: string): Named => states[state] ?? UNKNOWN

/** What an order is for. */
export const ORDER_KINDS: Readonly<Record<string, string>> = {
  BOOKING: 'Session or package',
  WORKSHOP_REGISTRATION: 'Workshop',
}

const fragment = graphql`
  fragment orderWords_refund on AdminRefund @inline {
    matterText
    lastError
  }
`

/** Why a refund waits for a person, in the server's words, and what the last try came to. */
export function refundMatterText(key: orderWords_refund$key): string {
  const { matterText, lastError } = readInlineData(fragment, key)
  return [matterText, lastError && `Last answer: ${lastError}.`].filter(Boolean).join(' ')
}

/** Said of a request without an answer: it may have been done. */
export const UNSURE_REFUND = 'We don’t know whether the refund was requested. It is safe to try again.'
