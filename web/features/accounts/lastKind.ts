/** The kind of account that was last used to sign in here, so that the sign-in page can open on it. */
import { useSyncExternalStore } from 'react'
import type { SignInKind } from '../../lib/paths.ts'
import { browserStorage } from '../../lib/storage.ts'

const KEY = 'plumbline:last-sign-in'

/** Keeps it, in this browser. */
export function rememberKind(kind: SignInKind): void {
  browserStorage.write(KEY, kind)
}

/** What is kept; null without, and on the server. */
export function useLastKind(): SignInKind | null {
  const kept = useSyncExternalStore(neverTold, readKept, () => null)
  return kept === 'mentor' || kept === 'mentee' || kept === 'community' ? kept : null
}

const neverTold = () => () => undefined
const readKept = (): string | null => browserStorage.read(KEY)
