/** Unsent mentorship requests in browser storage. */
import { DAY_MS } from '../../../api/rules/time/durations.ts'
import { browserStorage, tabStorage } from '../../lib/storage.ts'

/** The four fields as they were typed. */
export type RequestDraft = Record<keyof typeof EMPTY_REQUEST, string>

export const EMPTY_REQUEST = { discussionTopic: '', background: '', preferredDateTime: '', additionalNotes: '' }

/** The mentor and request that somebody left to log in, and whose it is: null for a visitor's. */
const PENDING = 'pendingMentorshipRequest'
const KEPT_FOR = DAY_MS

const draftKey = (mentorId: number): string => `mentorship-request-${mentorId}`

/** What was typed for this mentor in this tab; empty texts without. */
export function readDraft(mentorId: number): RequestDraft {
  return textsOf(tabStorage.readJson(draftKey(mentorId)))
}

/** Saved on every keystroke, so that a reload loses nothing; null deletes it. */
export function writeDraft(mentorId: number, draft: Partial<RequestDraft> | null): void {
  tabStorage.writeJson(draftKey(mentorId), draft)
}

interface Asked {
  mentorId: number
  /** Id of the account that reads or writes it; null for a visitor. */
  owner: string | null
  now: number
}

/** The request that was left to log in, if it is for this mentor, at most a day old, and not another account's. */
export function readPending({ mentorId, owner, now }: Asked): RequestDraft | null {
  const kept = pendingAt(now)
  if (kept?.['mentorId'] !== mentorId || (kept['owner'] ?? owner) !== owner) return null
  return textsOf(kept['draft'])
}

/** Whether somebody has left a request for this mentor to log in. */
export const isPending = (mentorId: number, now: number): boolean => pendingAt(now)?.['mentorId'] === mentorId

function pendingAt(now: number): Record<string, unknown> | null {
  const kept = browserStorage.readJson(PENDING) as Record<string, unknown> | null
  const at = kept?.['at']
  if (typeof at === 'number' && now - at <= KEPT_FOR) return kept
  if (kept !== null) forgetPending()
  return null
}

/** Saves a request in local storage until its visitor has logged in or signed up, or its owner is back. */
export function rememberPending({ mentorId, owner, now }: Asked, draft: RequestDraft): void {
  browserStorage.writeJson(PENDING, { mentorId, owner, at: now, draft })
}

/** Deletes it once it is sent or discarded. */
export function forgetPending(): void {
  browserStorage.writeJson(PENDING, null)
}

function textsOf(value: unknown): RequestDraft {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  const known = Object.keys(EMPTY_REQUEST).map((name) => [name, given[name]] as const)
  return { ...EMPTY_REQUEST, ...Object.fromEntries(known.filter(([, text]) => typeof text === 'string')) }
}
