import { signal } from '../../lib/signal.ts'

const ended = signal()

/**
 * Reports that the server rejects this session: a socket closed with 4403, or a response that leaves it in doubt. Safe to
 * call often, and for a visitor: the listener checks with the server before it acts.
 */
export const sessionEnded = (): void => ended.tell()

/** Calls back when a session seems to have ended. Returns an unsubscribe function. */
export const onSessionEnded = ended.listen
