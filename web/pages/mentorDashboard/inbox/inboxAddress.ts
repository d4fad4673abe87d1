import { SEARCH_MAXIMUM } from '../../../../api/rules/constants.ts'
import { numericId } from '../../../lib/numericId.ts'

/** What the inbox's address says. */
export interface InboxAddress {
  /** Numeric id of the open conversation; null in the list, `unknown` for what is no id. */
  conversation: number | 'unknown' | null
  /** What the names are searched for. */
  search: string
}

/** Reads `?tab=inbox&conversation=12&q=nan`. */
export function readInbox(search: string): InboxAddress {
  const query = new URLSearchParams(search)
  const named = query.get('conversation')
  return {
    conversation: named === null ? null : (numericId(named) ?? 'unknown'),
    search: (query.get('q') ?? '').trim().slice(0, SEARCH_MAXIMUM),
  }
}

/** The query of its address, with `tab`. */
export function writeInbox({ conversation = null, search = '' }: Partial<InboxAddress>): string {
  const query = new URLSearchParams({ tab: 'inbox' })
  if (conversation !== null) query.set('conversation', String(conversation))
  if (search !== '') query.set('q', search)
  return `?${query.toString()}`
}
