/** Unsent mentorship requests in browser storage. */
import { DAY_MS } from '../../../api/rules/time/durations.ts'
import { browserStorage, tabStorage } from '../../lib/storage.ts'

/** The four fields as they were typed. */
export type RequestDraft = Record<keyof typeof EMPTY_REQUEST, string>

export const EMPTY_REQUEST = { discussionTopic: '', background: '', preferredDateTime: '', additionalNotes: '' }

/** The mentor and request that a visitor left to log in. */
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

/** The request that was left to log in, if it is for this mentor and at most a day old. */
export function readPending(mentorId: number, now: number): RequestDraft | null {
  const kept = browserStorage.readJson(PENDING)
  const { mentorId: whom, at, draft } = (kept ?? {}) as { mentorId?: unknown; at?: unknown; draft?: unknown }
  if (typeof at !== 'number' || now - at > KEPT_FOR) {
    if (kept !== null) forgetPending()
    return null
  }
  return whom === mentorId ? textsOf(draft) : null
}

/** Saves a visitor's request in local storage until they have logged in or signed up. */
export function rememberPending(mentorId: number, draft: RequestDraft, now: number): void {
  browserStorage.writeJson(PENDING, { mentorId, at: now, draft })
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
