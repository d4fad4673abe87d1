import { explain, RequestError } from '../../lib/errors.ts'
import type { ToastMessage } from '../../lib/toasts.ts'
import { plural } from '../../lib/plural.ts'

const UNKNOWN = 'Something went wrong. Please try again.'

/** The toast under `title` for a failure that the schema does not name: the server's reason where it gave one. */
export function failureToast(title: string, fallback: string = UNKNOWN): (error: Error) => ToastMessage {
  return (error) => ({ title, description: reasonOf(error, fallback), tone: 'destructive' })
}

function reasonOf(error: Error, fallback: string): string {
  const known = error instanceof RequestError && error.kind !== 'broken'
  return known ? explain(error).description : fallback
}

/** When to come back after too many tries: `Please try again in 12 minutes.` */
export function waitText(retryAfter: number): string {
  if (retryAfter < 60) return 'Please try again in a minute.'
  const minutes = Math.ceil(retryAfter / 60)
  return `Please try again in ${plural(minutes, 'minute')}.`
}

/** The limit's own message with the wait in it. */
export function rateLimitText({ message, retryAfter }: { message: string; retryAfter: number }): string {
  return `${message.replace(/\s*Please try again later\.$/, '')} ${waitText(retryAfter)}`.trim()
}
