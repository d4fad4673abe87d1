/** The account type of the last login in this browser, on which the login page opens. */
import { useSyncExternalStore } from 'react'
import type { SignInKind } from '../../../lib/paths.ts'
import { browserStorage } from '../../../lib/storage.ts'

const KEY = 'plumbline:last-sign-in'

/** Stores it in local storage. */
export function rememberKind(kind: SignInKind): void {
  browserStorage.write(KEY, kind)
}

/** The stored type; null if there is none, and on the server. For rendering use `useLastKind`. */
export function lastKind(): SignInKind | null {
  const kept = browserStorage.read(KEY)
  return kept === 'mentor' || kept === 'mentee' || kept === 'community' ? kept : null
}

/** The stored type, as `lastKind`. */
export function useLastKind(): SignInKind | null {
  return useSyncExternalStore(neverTold, lastKind, () => null)
}

const neverTold = () => () => undefined
