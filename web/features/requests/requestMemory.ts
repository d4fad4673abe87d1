/** Unsent mentorship requests in browser storage. */
import { DAY_MS } from '../../../api/rules/time/durations.ts'
import { browserStorage, tabStorage } from '../../lib/storage.ts'

/** The fields as they were typed; of the proposed times their starts, with commas between them. */
export type RequestDraft = Record<keyof typeof EMPTY_REQUEST, string>

export const EMPTY_REQUEST = {
  discussionTopic: '',
  background: '',
  preferredDateTime: '',
  additionalNotes: '',
  proposedTimes: '',
}

/** The mentor and the request that was left to log in, with the id of its owner's account; null for a visitor's. */
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

/**
 * The request that was left to log in, if it is for this mentor, at most a day old, and not another account's. Without
 * `owner` the account does not matter.
 */
export function readPending(mentorId: number, now: number, owner?: string | null): RequestDraft | null {
  const kept = browserStorage.readJson(PENDING)
  const { mentorId: whom, owner: whose, at, draft } = (kept ?? {}) as Record<string, unknown>
  if (typeof at !== 'number' || now - at > KEPT_FOR) {
    if (kept !== null) forgetPending()
    return null
  }
  return whom === mentorId && (owner === undefined || (whose ?? owner) === owner) ? textsOf(draft) : null
}

/** Saves a request in local storage until its visitor has logged in or signed up, or its owner is back. */
export function rememberPending(mentorId: number, draft: RequestDraft, now: number, owner: string | null): void {
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
