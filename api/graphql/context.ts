import type { App } from '../app.ts'
import type { UserType } from '../generated/prisma/enums.ts'

/** The signed-in member. */
export interface Member {
  type: UserType
  /** Numeric id within its kind. */
  id: number
  /** SHA-256 of the session's token. */
  sessionHash: string
}

/** The signed-in administrator. */
export interface Administrator {
  id: number
  username: string
  sessionHash: string
}

/** The HTTP side of an operation, the same for GraphQL and REST. Cookies set here go out with the answer. */
export interface Exchange {
  requestId: string
  ip: string
  userAgent: string | null
  setSession(token: string): void
  clearSession(): void
  setAdminSession(token: string): void
  clearAdminSession(): void
}

/** One operation's view of the world: the process, who is asking, and the exchange it answers on. */
export interface Context extends App {
  member: Member | null
  administrator: Administrator | null
  exchange: Exchange
  /** Memory of this operation: batches and one-time look-ups keep themselves here. */
  memo: Map<unknown, unknown>
}

/** Runs `make` once an operation for a key; later calls share the answer. */
export function memoized<T>(context: Context, key: unknown, make: () => T): T {
  if (!context.memo.has(key)) context.memo.set(key, make())
  return context.memo.get(key) as T
}
