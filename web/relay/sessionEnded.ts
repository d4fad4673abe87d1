import { signal } from '../lib/signal.ts'

const ended = signal()

/**
 * Says that the server no longer takes this session: a socket closed with 4403, or an answer that asks to sign in.
 * Harmless to call often, and for a visitor: whoever listens asks the server before doing anything.
 */
export const sessionEnded = (): void => ended.tell()

/** Calls back when a session seems to have ended. Returns an unsubscribe function. */
export const onSessionEnded = ended.listen

interface Answer {
  data?: object | null
  errors?: readonly { extensions?: { code?: string } }[]
}

const NOT_SIGNED_IN = 'NotSignedInError'

/** Whether an answer says that somebody has to sign in first, as a typed result or as an error. */
export function asksToSignIn({ data, errors }: Answer): boolean {
  const results = Object.values(data ?? {}) as ({ __typename?: string } | null)[]
  return (
    results.some((result) => result?.__typename === NOT_SIGNED_IN) ||
    (errors?.some(({ extensions }) => extensions?.code === NOT_SIGNED_IN) ?? false)
  )
}
