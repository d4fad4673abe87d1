/** What the states of money are called on the administrators' screens. */
import { graphql, readInlineData } from 'react-relay'
import type { orderWords_refund$key } from '../../../__generated__/orderWords_refund.graphql.ts'

interface Named {
  text: string
  tone: 'good' | 'warn' | 'bad' | 'info' | 'flat'
}

/** Where an order stands. */
export const ORDER_STATUS: Readonly<Record<string, Named>> = {
  CREATED: { text: 'Not paid yet', tone: 'warn' },
  PAID: { text: 'Paid', tone: 'good' },
  CLOSED: { text: 'Closed', tone: 'flat' },
}

/** Where a payment stands. */
export const PAYMENT_STATUS: Readonly<Record<string, Named>> = {
  PENDING: { text: 'Not captured', tone: 'warn' },
  CAPTURED: { text: 'Captured', tone: 'good' },
  REFUNDED: { text: 'Refunded', tone: 'info' },
  FAILED: { text: 'Failed', tone: 'bad' },
}

/** Where a refund stands. */
export const REFUND_STATUS: Readonly<Record<string, Named>> = {
  REQUESTED: { text: 'To be sent to the provider', tone: 'warn' },
  PENDING: { text: 'With the provider', tone: 'info' },
  PROCESSED: { text: 'Returned', tone: 'good' },
  FAILED: { text: 'Refused', tone: 'bad' },
}

/** Where an order or a payment stands, with what has gone back of it or is on its way back, in paise. */
export function moneyState(
  states: Readonly<Record<string, Named>>,
  state: string,
  { amount, refunded }: { amount: number; refunded: number },
): Named {
  if (refunded === 0) return named(states, state)
  return { text: refunded < amount ? 'Partly refunded' : 'Refunded', tone: 'info' }
}

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
    status
    reason
    attempts
    lastError
  }
`

/** Why a refund waits for a person, in a line. */
export function refundMatterText(key: orderWords_refund$key): string {
  const { status, reason, attempts, lastError } = readInlineData(fragment, key)
  const error = lastError ? `: ${lastError}` : '.'
  if (status === 'FAILED') return `The provider refused it${error}`
  if (reason === 'refunded_at_provider') return 'It was refunded at the provider. Explain it to both sides.'
  return `Stuck after ${attempts} ${attempts === 1 ? 'try' : 'tries'}${error}`
}

/** Said of a request without an answer: it may have been done. */
export const UNSURE_REFUND =
  'We don’t know whether the refund was requested. Try again: the same refund is never made twice.'
