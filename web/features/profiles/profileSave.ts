import { NAME_AND_EMAIL } from '../../../api/rules/constants.ts'
import type { ToastMessage } from '../../lib/toasts.ts'
import type { Refusal } from '../../relay/refusal.ts'

/** Fields that were saved elsewhere since the form was filled. */
export interface ProfileConflict {
  /** Names as in the input. */
  fields: readonly string[]
  /** Null when it is not known. */
  savedAt: string | null
  /** Of the profile that was kept: a save with it replaces what is there. */
  version: number | null
}

/** How saving went; for a conflict, `refused` is set too. */
export interface ProfileSaved {
  refused: Pick<Refusal, 'type' | 'issues'> | null
  conflict: ProfileConflict | null
  /** Of the saved profile; null when it was not saved. */
  version: number | null
}

/** A save that was refused, for its section. `version` is that of the profile that was kept, if there was a conflict. */
export function notSaved(
  refused: Refusal,
  conflict: Pick<ProfileConflict, 'fields' | 'savedAt'> | null | undefined,
  version: number | null | undefined,
): ProfileSaved {
  const { fields, savedAt } = conflict ?? {}
  return {
    refused,
    conflict: fields ? { fields, savedAt: savedAt ?? null, version: version ?? null } : null,
    version: null,
  }
}

/** Saves what it is given of a profile. Never rejects; shows the toasts of `PROFILE_TOASTS`. */
export type SaveProfile<Update> = (update: Update & { profileVersion: number | null }) => Promise<ProfileSaved>

/** What a form without name or email says as a toast too. */
export const REQUIRED_TOAST: ToastMessage = {
  title: 'Validation Error',
  description: NAME_AND_EMAIL,
  tone: 'destructive',
}

/** The toasts of a save, for the options of its mutation. The section itself shows a conflict, and what is required. */
export const PROFILE_TOASTS = {
  done: (): ToastMessage => ({ title: 'Profile Updated', tone: 'good' }),
  failed({ type, issues, message }: Refusal): ToastMessage | null {
    if (type === 'ProfileConflictError' || issues.some((issue) => issue.message === NAME_AND_EMAIL)) return null
    return { title: 'Update Failed', description: message }
  },
}
