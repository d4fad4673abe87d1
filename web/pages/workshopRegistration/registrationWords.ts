/** What is said of a try to register, mostly as specified. */

export const CANCELLED = { title: 'Payment Cancelled', description: 'Payment was cancelled. Please try again.' }
export const CHANGED = 'This workshop has changed'
export const UNVERIFIED = {
  title: 'Payment Verification Failed',
  description: 'There was an issue verifying your payment. Please contact support.',
  tone: 'destructive',
} as const
export const NOT_INITIATED = 'Failed to initiate payment. Please try again.'
export const NO_ANSWER = 'We don’t know whether that worked'
export const NOT_SENT =
  'We got no answer, so you may be registered already. Check your connection and try again; it is safe to repeat.'
