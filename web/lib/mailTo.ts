/** The link that writes to somebody. What stands before the @ may hold ?, & and %, which would name other recipients. */
export function mailTo(email: string, { subject, body }: { subject?: string; body?: string } = {}): string {
  const at = email.lastIndexOf('@')
  const address =
    at < 0
      ? encodeURIComponent(email)
      : `${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`
  const parts = Object.entries({ subject, body }).flatMap(([name, text]) =>
    text === undefined ? [] : [`${name}=${encodeURIComponent(text)}`],
  )
  return `mailto:${[address, ...(parts.length > 0 ? [parts.join('&')] : [])].join('?')}`
}
