import { signal } from '../lib/signal.ts'

const ended = signal()

/**
 * Says that the server no longer takes this session: a socket closed with 4403, or an answer that asks to sign in.
 * Harmless to call often, and for a visitor: whoever listens asks the server before doing anything.
 */
export const sessionEnded = (): void => ended.tell()

/** Calls back when a session seems to have ended. Returns an unsubscribe function. */
export const onSessionEnded = ended.listen
