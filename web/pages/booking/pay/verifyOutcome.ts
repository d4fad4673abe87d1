import { RequestError } from '../../../lib/errors.ts'
import type { ToastMessage } from '../../../lib/toasts.ts'
import type { Refusal } from '../../../relay/refusal.ts'

/** The only message that means success, as specified. */
export const VERIFIED = 'Payment verified and booking confirmed'

const FAILED = 'Payment verification failed. Please try again.'

/** Outcome of a verification. `unknown`: money may have moved, so check again and never show it as failed. */
export type VerifyOutcome =
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
