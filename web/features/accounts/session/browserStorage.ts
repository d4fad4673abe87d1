/**
 * The documented storage keys about the current user, for other scripts on this site. Our code never reads them: only
 * the server decides what a person may do.
 */
import type { presence_viewer$data } from '../../../__generated__/presence_viewer.graphql.ts'
import { browserStorage } from '../../../lib/storage.ts'

export type Person = Omit<presence_viewer$data, ' $fragmentType'>

const KEYS = ['currentUser', 'userType', 'mentorAuth', 'menteeAuth', 'sessionActive'] as const

/** Stores the current user in the format of `GET /api/auth/user`, replacing the previous one. */
export function rememberPerson({ databaseId, name, email, type }: Person): void {
  const kind = type.toLowerCase()
  const user = JSON.stringify({ id: databaseId, name, email, type: kind, role: kind, userType: kind })
  const kept: Record<(typeof KEYS)[number], string | null> = {
    currentUser: user,
    userType: kind,
    mentorAuth: kind === 'mentor' ? user : null,
    menteeAuth: kind === 'mentee' ? user : null,
    sessionActive: 'true',
  }
  for (const key of KEYS) browserStorage.write(key, kept[key])
}

/** Removes all keys. */
export function forgetPerson(): void {
  for (const key of KEYS) browserStorage.write(key, null)
}
