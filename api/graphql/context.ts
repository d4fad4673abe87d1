import type { App } from '../app.ts'
import type { UserType } from '../generated/prisma/enums.ts'
import type { Identity } from './identity.ts'

/** The HTTP side of an operation, the same for GraphQL and REST. Cookies set here go out with the answer. */
export interface Exchange {
  requestId: string
  ip: string
  /** Account with a reserve of reads of its own, e.g. `mentee:7`; null for a visitor and for an unconfirmed address. */
  reader: string | null
  userAgent: string | null
  setSession(token: string): void
  clearSession(): void
  setAdminSession(token: string): void
  clearAdminSession(): void
}

/** One operation's view of the world: the process, who is asking, and the exchange it answers on. */
export interface Context extends App, Identity {
  exchange: Exchange
  /** Accounts that this operation has made: their owner may read them back, though nobody is signed in by it. */
  registered: { type: UserType; id: number }[]
  /** Memory of this operation: batches and one-time look-ups keep themselves here. */
  memo: Map<unknown, unknown>
}

/** The world of one operation: nothing is remembered yet. */
export function contextFor(app: App, { member, administrator }: Identity, exchange: Exchange): Context {
  return { ...app, member, administrator, exchange, registered: [], memo: new Map() }
}

/** The same asker in an operation of its own, such as the next page of one answer. */
export function nextOperation(context: Context): Context {
  return contextFor(context, context, context.exchange)
}

/** Runs `make` once an operation for a key; later calls share the answer. */
export function memoized<T>(context: Context, key: unknown, make: () => T): T {
  if (!context.memo.has(key)) context.memo.set(key, make())
  return context.memo.get(key) as T
}
