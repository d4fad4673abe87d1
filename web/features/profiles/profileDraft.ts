/** What is typed in a section of a profile form, on this device until it is saved or discarded. Never a password. */
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { signal } from '../../lib/signal.ts'
import { browserStorage } from '../../lib/storage.ts'
import type { Form } from '../../ui/form/useForm.ts'
import { PROFILE_DRAFTS } from '../accounts/session/leave.ts'

interface ProfileDraft {
  /** When it was typed. */
  at: string
  /** Of the profile that the form was filled from. */
  version: number | null
  /** The fields that differ from that profile. */
  values: Readonly<Record<string, unknown>>
}

/** One account's drafts by section: another account on this device never sees them. */
interface Drafts {
  owner: string | null
  sections: Record<string, ProfileDraft>
}

/** This account's draft of a section; null without, and for no account. */
export function readProfileDraft(owner: string | null, section: string): ProfileDraft | null {
  const draft = draftsOf(owner).sections[section]
  return isDraft(draft) ? draft : null
}

/** Replaces the draft of a section; null removes it. */
export function writeProfileDraft(owner: string | null, section: string, draft: ProfileDraft | null): void {
  const { [section]: _before, ...others } = draftsOf(owner).sections
  const sections = draft ? { ...others, [section]: draft } : others
  browserStorage.writeJson(PROFILE_DRAFTS, Object.keys(sections).length > 0 ? { owner, sections } : null)
}

function draftsOf(owner: string | null): Drafts {
  const stored = browserStorage.readJson(PROFILE_DRAFTS) as Partial<Drafts> | null
  if (stored?.owner !== owner || typeof stored.sections !== 'object') return { owner, sections: {} }
  return { owner, sections: { ...stored.sections } }
}

function isDraft(draft: Partial<ProfileDraft> | undefined): draft is ProfileDraft {
  return typeof draft?.at === 'string' && typeof draft.values === 'object' && draft.values !== null
}

interface DraftOptions<Input extends Record<string, string>, Output> {
  /** Null stores nothing. */
  owner: string | null
  section: string
  form: Pick<Form<Input, Output>, 'values' | 'isDirty' | 'getValues' | 'putBack'>
  /** What the form was filled from. */
  filledFrom: () => { values: Input; version: number | null }
  /** Fields that are never stored. */
  secrets: readonly string[]
  /** Called before a draft is put into the form, with the version that it was typed against. */
  onRestore: (version: number | null) => void
}

/**
 * Stores what differs in the form while it is typed, and puts it back after a reload. `keptAt` says from when it was put
 * back; `forget` takes that away, when it was saved or discarded.
 */
export function useProfileDraft<Input extends Record<string, string>, Output>(options: DraftOptions<Input, Output>) {
  const { owner, section, form } = options
  const { values, isDirty } = form
  const [kept] = useState(createKept)
  const keptAt = useSyncExternalStore(kept.listen, kept.at, kept.at)
  /** What this tab has stored or put back: another tab's draft is not ours to remove. */
  const own = useRef<string | null>(null)

  function remove(): void {
    const stored = readProfileDraft(owner, section)
    if (JSON.stringify(stored) === own.current) writeProfileDraft(owner, section, null)
    own.current = null
  }

  const restore = useEffectEvent(() => {
    const draft = readProfileDraft(owner, section)
    if (!draft) return
    const saved = form.getValues()
    const typed = Object.entries(draft.values).filter(
      ([name, text]) => typeof saved[name] === 'string' && typeof text === 'string' && text !== saved[name],
    )
    own.current = JSON.stringify(draft)
    if (typed.length === 0) return remove()
    options.onRestore(draft.version)
    form.putBack(Object.fromEntries(typed))
    kept.set(draft.at)
  })
  // After the first drawing, which may have been the server's.
  useEffect(() => restore(), [])

  const store = useEffectEvent((typed: Input, isChanged: boolean) => {
    if (owner === null) return
    if (!isChanged) return own.current === null ? undefined : remove()
    const from = options.filledFrom()
    const changed = Object.entries(typed).filter(
      ([name, text]) => text !== from.values[name] && !options.secrets.includes(name),
    )
    const texts = Object.fromEntries(changed)
    const before = own.current === null ? null : (JSON.parse(own.current) as ProfileDraft)
    // Put back, or drawn again: it was typed then, not now.
    if (before?.version === from.version && JSON.stringify(before.values) === JSON.stringify(texts)) return
    const draft = { at: new Date().toISOString(), version: from.version, values: texts }
    own.current = JSON.stringify(draft)
    writeProfileDraft(owner, section, draft)
  })
  const isFirst = useRef(true)
  useEffect(() => {
    // The draft of the visit before is yet to be put back.
    if (isFirst.current) isFirst.current = false
    else store(values, isDirty)
  }, [values, isDirty])

  return { keptAt, forget: () => kept.set(null) }
}

/** When the draft that was put back was typed; null without one. */
function createKept() {
  let at: string | null = null
  const changed = signal()
  return {
    at: () => at,
    listen: changed.listen,
    set(next: string | null): void {
      at = next
      changed.tell()
    },
  }
}
