/** What is typed in a section of a profile form, on this device until it is saved or discarded. Never a password. */
import { browserStorage } from '../../lib/storage.ts'
import { PROFILE_DRAFTS } from '../accounts/leave.ts'

export interface ProfileDraft {
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
