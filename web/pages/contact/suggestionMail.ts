const SUBJECT = 'Workshop suggestion'
const BODY = 'Topic:\n\nWhat I want to learn:\n\nMy branch and year:\n'

/** Prefilled email to suggest a workshop. */
export function suggestionMail(to: string): string {
  return `mailto:${to}?subject=${encodeURIComponent(SUBJECT)}&body=${encodeURIComponent(BODY)}`
}
