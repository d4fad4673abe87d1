import { RequestError } from '../../../lib/errors.ts'
import type { ToastMessage } from '../../../lib/toasts.ts'
import type { Refusal } from '../../../relay/refusal.ts'

/** The only answer that means success, exactly. */
export const VERIFIED = 'Payment verified and booking confirmed'

const FAILED = 'Payment verification failed. Please try again.'

/** How a verification ended. `unknown`: money may have moved, ask again and never call it failed. */
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

/** What the server's yes means: only the one message does. */
export function outcomeOfPayload({ message, booking }: VerifyPayload): VerifyOutcome {
  if (message === VERIFIED) return { kind: 'confirmed', bookingId: booking.databaseId }
  return { kind: 'refused', tell: failureToast('') }
}

/** What the server's no means. */
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

/** The toast of a verification request that brought no answer. */
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
