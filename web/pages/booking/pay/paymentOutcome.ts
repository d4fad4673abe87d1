/** How a payment has ended, as the server says: after the payment window, and asked again until it is settled. */
import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { paymentOutcomeMutation } from '../../../__generated__/paymentOutcomeMutation.graphql.ts'
import type { paymentOutcomeQuery } from '../../../__generated__/paymentOutcomeQuery.graphql.ts'
import type { PaymentProof } from '../../../features/payments/paymentProof.ts'
import { usePolling } from '../../../features/payments/usePolling.ts'
import { RequestError } from '../../../lib/errors.ts'
import type { ToastMessage } from '../../../lib/toasts.ts'
import type { Refusal } from '../../../relay/refusal.ts'
import { useMutation } from '../../../relay/useMutation.ts'

/** Verifies a payment on the server; safe to repeat. A failed request shows a toast. Never rejects. */
export function useVerifyBookingPayment(): (proof: PaymentProof) => Promise<VerifyOutcome> {
  const [run] = useMutation<paymentOutcomeMutation>(
    graphql`
      mutation paymentOutcomeMutation($input: VerifyBookingPaymentInput!) @raw_response_type {
        verifyBookingPayment(input: $input) {
          ... on VerifyBookingPaymentPayload @alias(as: "done") {
            message
            booking {
              databaseId
              status
            }
            viewer {
              id
              unreadNotifications
              ...hold_viewer
              ...booked_viewer
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { failed: ({ failure }) => toastOfFailure(failure), showsRefusals: true },
  )
  return useCallback(
    async (input) => {
      const { done, refused } = await run({ input })
      if (done) return outcomeOfPayload(done)
      return refused.type ? outcomeOfRefusal(refused) : { kind: 'unknown' }
    },
    [run],
  )
}

/** The only message that means success, as specified. */
export const VERIFIED = 'Payment verified and booking confirmed'

const FAILED = 'Payment verification failed. Please try again.'

/** Outcome of a verification. `unknown`: money may have moved, so check again and never show it as failed. */
type VerifyOutcome =
  | { kind: 'confirmed'; bookingId: number }
  | { kind: 'unknown' }
  | { kind: 'lost' }
  | { kind: 'refused'; tell: ToastMessage }
  | { kind: 'signIn' }

interface VerifyPayload {
  readonly message: string
  readonly booking: { readonly databaseId: number }
}

/** Outcome of a successful response. */
export function outcomeOfPayload({ message, booking }: VerifyPayload): VerifyOutcome {
  if (message === VERIFIED) return { kind: 'confirmed', bookingId: booking.databaseId }
  return { kind: 'refused', tell: failureToast('') }
}

/** Outcome of an error response. */
export function outcomeOfRefusal({ type, message }: Pick<Refusal, 'type' | 'message'>): VerifyOutcome {
  switch (type) {
    case 'SlotLostError':
      return { kind: 'lost' }
    case 'PaymentPendingError':
    case 'RateLimitedError':
      return { kind: 'unknown' }
    case 'NotSignedInError':
      return { kind: 'signIn' }
    default:
      return { kind: 'refused', tell: failureToast(message) }
  }
}

/** Toast for a verification request without a response. */
export function toastOfFailure(error: unknown): ToastMessage {
  if (error instanceof RequestError && error.kind === 'broken') return failureToast(`500: ${error.message}`)
  return {
    title: 'We are checking your payment',
    description: 'The connection was lost. Please do not pay again.',
    tone: 'neutral',
  }
}

/** The documented pair: a server's failure, and every other. */
function failureToast(message: string): ToastMessage {
  if (message.includes('500:')) {
    const description = 'Payment processed but verification failed. Please try booking again.'
    return { title: 'Verification Error', description, tone: 'destructive' }
  }
  return { title: 'Payment Failed', description: message || FAILED, tone: 'destructive' }
}

/** Status of an order; `open` includes unknown. What was confirmed and is cancelled since is shown on its own page. */
type OrderResult = { kind: 'open' } | { kind: 'confirmed'; bookingId: number } | { kind: 'refunded' }

interface OrderedBooking {
  databaseId?: number | undefined
  status?: string | undefined
  refundedAmount?: number | null | undefined
}

/** Reads the outcome off the booking that the order was opened for; all absent: no answer came. */
export function orderResult({ databaseId, status, refundedAmount }: OrderedBooking): OrderResult {
  const wasConfirmed = status === 'CONFIRMED' || status === 'COMPLETED' || status === 'CANCELLED'
  if (wasConfirmed && databaseId) return { kind: 'confirmed', bookingId: databaseId }
  // Not "expired" alone: a payment that comes late may still win the slot back.
  return refundedAmount ? { kind: 'refunded' } : { kind: 'open' }
}

interface OrderWatch {
  /** The provider's order to watch; null watches nothing. */
  orderId: string | null
  /** It is known to be paid: ask often. */
  urgent: boolean
  onSettled: (result: Exclude<OrderResult, { kind: 'open' }>) => void
}

/** Polls an order's status until it is settled: every 3 s at first, then slower. `check` polls at once. */
export function useOrderWatch({ orderId, urgent, onSettled }: OrderWatch): { check: () => void; isChecking: boolean } {
  const environment = useRelayEnvironment()
  return usePolling({
    about: orderId,
    urgent,
    async ask(watched) {
      const options = { fetchPolicy: 'network-only' } as const
      const asked = fetchQuery<paymentOutcomeQuery>(environment, query, { orderId: watched }, options).toPromise()
      // Without an answer nothing is known: ask again, that is what it is for.
      const { databaseId, status, refundedAmount } = (await asked.catch(() => undefined))?.bookingByOrder ?? {}
      return orderResult({ databaseId, status, refundedAmount })
    },
    onAnswer(result) {
      if (result.kind !== 'open') onSettled(result)
      return result.kind !== 'open'
    },
  })
}

const query = graphql`
  query paymentOutcomeQuery($orderId: String!) {
    bookingByOrder(orderId: $orderId) {
      databaseId
      status
      refundedAmount
    }
  }
`
