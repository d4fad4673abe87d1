/** Longest reason or note that an administrator gives. */
export const REASON_MAXIMUM = 500

/** What is wrong with a reason; null if nothing. */
export function reasonIssue(text: string, label: string): string | null {
  const { length } = text.trim()
  if (length === 0) return `${label} is required`
  return length > REASON_MAXIMUM ? `At most ${REASON_MAXIMUM} characters, please` : null
}
