/** The account type of the last login in this browser, on which the login page opens. */
import { useSyncExternalStore } from 'react'
import type { SignInKind } from '../../lib/paths.ts'
import { browserStorage } from '../../lib/storage.ts'

const KEY = 'plumbline:last-sign-in'

/** Stores it in local storage. */
export function rememberKind(kind: SignInKind): void {
  browserStorage.write(KEY, kind)
}

/** The stored type; null if there is none, and on the server. */
export function useLastKind(): SignInKind | null {
  const kept = useSyncExternalStore(neverTold, readKept, () => null)
  return kept === 'mentor' || kept === 'mentee' || kept === 'community' ? kept : null
}

const neverTold = () => () => undefined
const readKept = (): string | null => browserStorage.read(KEY)
