import { plural } from './plural.ts'

/** How long to wait after too many attempts: `Please try again in 12 minutes.` */
function waitText(retryAfter: number): string {
  if (retryAfter < 60) return 'Please try again in a minute.'
  const minutes = Math.ceil(retryAfter / 60)
  // Limits of a day: nobody counts 1,140 minutes.
  const hours = Math.ceil(minutes / 60)
  return `Please try again in ${minutes < 100 ? plural(minutes, 'minute') : plural(hours, 'hour')}.`
}

/** The rate limit's message with the waiting time. */
export function rateLimitText({ message, retryAfter }: { message: string; retryAfter: number }): string {
  return `${message.replace(/\s*Please try again later\.$/, '')} ${waitText(retryAfter)}`.trim()
}
