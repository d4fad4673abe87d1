/** What a job was given and what came of it, for eyes that need not see addresses, codes and tokens. */

/** From where a word begins only: tried at each of its letters, one long word without an @ would take for ever. */
const ADDRESS = /(?<![^\s@"'<>])[^\s@"'<>]+@[^\s@"'<>]+/g
/** Long words of letters and digits are tokens; numbers of the provider and dates stay. */
const TOKEN = /(?<![\w-])(?!(?:evt|order|pay|rfnd)_)(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{16,}(?![\w-])/gi
const CODE = /\b\d{6}\b/g

/** A text of ours or of a server, without what could be used. */
export const masked = (text: string): string => text.replace(ADDRESS, '…@…').replace(TOKEN, '…').replace(CODE, '…')

/** Numbers, times and words of one part; everything else of a payload is masked whole. */
const SAFE = /^(?:\d{4}-\d\d-\d\dT[\d:.]+Z|(?:evt|order|pay|rfnd)_\w+|[a-z]{1,24})$/i

/** `bookingId: 12, hours: 24`, at most some hundred characters. */
export function payloadText(payload: unknown): string {
  if (typeof payload !== 'object' || payload === null) return ''
  const parts = Object.entries(payload).map(([name, value]) => `${name}: ${valueText(value)}`)
  return parts.join(', ').slice(0, 300)
}

function valueText(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value)
  return typeof value === 'string' && SAFE.test(value) ? value : '…'
}
