import { RequestError } from '../../lib/errors.ts'
import type { ToastMessage } from '../../lib/toasts.ts'

/** The only answer that means success, exactly. */
export const VERIFIED = 'Payment verified and booking confirmed'

const FAILED = 'Payment verification failed. Please try again.'

/** How a verification ended. `unknown`: money may have moved, ask again and never call it failed. */
export type VerifyOutcome =
  | { kind: 'confirmed'; bookingId: number }
  | { kind: 'unknown'; tell: ToastMessage | null }
  | { kind: 'lost' }
  | { kind: 'refused'; tell: ToastMessage }
  | { kind: 'signIn' }

/** The answer's members that matter here. */
interface VerifyAnswer {
  __typename: string
  message?: string | undefined
  booking?: { databaseId: number } | undefined
}

/** What an answer of the server means. */
export function outcomeOfAnswer({ __typename, message = '', booking }: VerifyAnswer): VerifyOutcome {
  switch (__typename) {
    case 'VerifyBookingPaymentPayload':
      if (message === VERIFIED && booking) return { kind: 'confirmed', bookingId: booking.databaseId }
      return { kind: 'refused', tell: failureToast('') }
    case 'SlotLostError':
      return { kind: 'lost' }
    case 'PaymentPendingError':
    case 'RateLimitedError':
      return { kind: 'unknown', tell: null }
    case 'NotSignedInError':
      return { kind: 'signIn' }
    default:
      return { kind: 'refused', tell: failureToast(message) }
  }
}

/** What a request without an answer means: never that the payment failed. */
export function outcomeOfFailure(error: unknown): VerifyOutcome {
  return { kind: 'unknown', tell: toastOfFailure(error) }
}

/** The toast of a verification request that brought no answer. */
export function toastOfFailure(error: unknown): ToastMessage {
  if (error instanceof RequestError && error.kind === 'broken') return failureToast(`500: ${error.message}`)
  return {
    title: 'We are checking your payment',
    description: 'The connection was lost. Do not pay again.',
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
