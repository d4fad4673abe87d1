const listeners = new Set<() => void>()

/**
 * Says that the server no longer takes this session: a socket closed with 4403, or an answer that asks to sign in.
 * Harmless to call often, and for a visitor: whoever listens asks the server before doing anything.
 */
export function sessionEnded(): void {
  for (const listener of listeners) listener()
}

/** Calls back when a session seems to have ended; returns the way out. */
export function onSessionEnded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

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
