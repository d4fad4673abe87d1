const SUBJECT = 'Workshop suggestion'
const BODY = 'Topic:\n\nWhat I want to learn:\n\nMy branch and year:\n'

/** A mail to support about a workshop that somebody would like, with the questions we would ask back. */
export function suggestionMail(to: string): string {
  return `mailto:${to}?subject=${encodeURIComponent(SUBJECT)}&body=${encodeURIComponent(BODY)}`
}
