/** Longest reason or note that an administrator gives. */
export const REASON_MAXIMUM = 500
/** Shortest reason that both sides of something are told. */
export const REASON_MINIMUM = 5
/** Says so beside its field. */
export const REASON_HINT = 'We email it to both sides.'

/** What is wrong with a reason; null if nothing. */
export function reasonIssue(text: string, label: string, minimum = 1): string | null {
  const { length } = text.trim()
  if (length === 0) return `${label} is required`
  if (length < minimum) return `At least ${minimum} characters, please`
  return length > REASON_MAXIMUM ? `At most ${REASON_MAXIMUM} characters, please` : null
}
