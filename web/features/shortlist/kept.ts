/** The shortlist of a visitor, kept in this browser as the numbers of mentors, the latest first. A member's is in the account. */
import { useSyncExternalStore } from 'react'
import { SHORTLIST_MAXIMUM } from '../../../api/rules/constants.ts'
import { signal } from '../../lib/signal.ts'
import { browserStorage } from '../../lib/storage.ts'

/** Local storage key. */
export const SHORTLIST_KEY = 'plumbline:shortlist'
const LARGEST = 2_147_483_647

const changed = signal()
/** Set where the browser keeps nothing for us: the shortlist of this page only. */
let unstored: readonly number[] | null = null
/** What was last read: the same text is the same list. */
let read: { text: string | null; ids: readonly number[] } = { text: null, ids: [] }

/** The numbers of the saved mentors. */
export function keptIds(): readonly number[] {
  if (unstored) return unstored
  const text = browserStorage.read(SHORTLIST_KEY)
  if (text !== read.text) read = { text, ids: idsIn(browserStorage.readJson(SHORTLIST_KEY)) }
  return read.ids
}

function idsIn(kept: unknown): number[] {
  if (!Array.isArray(kept)) return []
  const ids = kept.filter((id): id is number => Number.isInteger(id) && id >= 1 && id <= LARGEST)
  return [...new Set(ids)].slice(0, SHORTLIST_MAXIMUM)
}

/** Replaces the list; false when the browser does not store it, and it lasts as long as the page. */
export function setKept(ids: readonly number[]): boolean {
  const text = ids.length > 0 ? JSON.stringify(ids) : null
  browserStorage.write(SHORTLIST_KEY, text)
  const isStored = browserStorage.read(SHORTLIST_KEY) === text
  unstored = isStored ? null : ids
  changed.tell()
  return isStored
}

/** The list, null as long as the page is as the server has drawn it. Rerenders when it changes, also in another tab. */
export function useKept(): readonly number[] | null {
  return useSyncExternalStore<readonly number[] | null>(changed.listen, keptIds, unknown)
}

const unknown = () => null

globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === SHORTLIST_KEY || key === null) changed.tell()
})
// A page from the back/forward cache has heard of nothing.
globalThis.addEventListener?.('pageshow', () => changed.tell())
