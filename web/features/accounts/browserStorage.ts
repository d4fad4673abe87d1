/**
 * What other scripts of this site may read about who is signed in. Nothing of ours reads it: only the server decides
 * what somebody may do.
 */
import type { Presence_viewer$data } from '../../__generated__/Presence_viewer.graphql.ts'

export type Person = Omit<Presence_viewer$data, ' $fragmentType'>

const KEYS = ['currentUser', 'userType', 'mentorAuth', 'menteeAuth', 'sessionActive'] as const

/** Writes down who is signed in, as `GET /api/auth/user` answers them; forgets the one before. */
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
  for (const key of KEYS) write(key, kept[key])
}

/** Removes all of it. */
export function forgetPerson(): void {
  for (const key of KEYS) write(key, null)
}

/** Storage may be full, or forbidden as in some private windows: then it is simply not kept. */
function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Nothing depends on it.
  }
}
