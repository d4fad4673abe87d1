import { mailTo } from '../../lib/mailTo.ts'

const SUBJECT = 'Workshop suggestion'
const BODY = 'Topic:\n\nWhat I want to learn:\n\nMy branch and year:\n'

/** Prefilled email to suggest a workshop. */
export function suggestionMail(to: string): string {
  return mailTo(to, { subject: SUBJECT, body: BODY })
}
