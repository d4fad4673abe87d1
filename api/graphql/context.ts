import type { GraphQLResolveInfo } from 'graphql'
import type { App } from '../app.ts'
import type { UserType } from '../generated/prisma/enums.ts'
import type { Identity } from './identity.ts'

/** Whose browser it is: the account, and what the proof is made with: the hash of its password, and the second factor (`accounts/devices.ts`). */
export interface BrowserOwner {
  type: UserType | 'admin'
  id: number
  passwordHash: string
  /** Key of an administrator's authenticator app; null while they have none. */
  secondFactor?: string | null
}

/** Whose read budget is charged. */
export interface Asker {
  ip: string
  /** Account with a read budget of its own, e.g. `mentee:7`; null for a visitor and for an unconfirmed address. */
  reader: string | null
}

/** The HTTP exchange of an operation, for GraphQL and REST. Cookies set here are sent with the response. */
export interface Exchange {
  requestId: string
  asker: Asker
  ip: string
  userAgent: string | null
  /** The request has no session: other visitors may get the same answer, unless `isPersonal`. */
  isVisitor: boolean
  /** Whether an operation has looked at where it comes from, or has set a cookie. */
  isPersonal: boolean
  /** Cookie of the accounts whose owners have logged in with this browser; null without one. */
  device: string | null
  /** Secret of a visitor's browser, which proves what orders it has opened; null when it has none yet. */
  orderKey: string | null
  /** Sets the session's cookie; the browser is known as its owner's from then on. */
  setSession(token: string, owner: BrowserOwner): void
  clearSession(): void
  /** The same of an administrator. */
  setAdminSession(token: string, owner: BrowserOwner): void
  clearAdminSession(): void
  /** The browser is known as the owner's, without a session. */
  setDevice(owner: BrowserOwner): void
  setOrderKey(key: string): void
}

/** Context of one operation: the process, who is asking, and the HTTP exchange. */
export interface Context extends App, Identity {
  exchange: Exchange
  /** Accounts that this operation has created: they may be read in its response, although nobody is logged in. */
  registered: { type: UserType; id: number }[]
  /** Per-operation cache, for batches and one-time look-ups. */
  memo: Map<unknown, unknown>
  /** The cache of all queries of one page; without a page, of the operation alone. */
  page: Map<string, unknown>
}

/** A context for one operation, with an empty cache. */
export function contextFor(
  app: App,
  { member, administrator, enrolling = null }: Identity,
  exchange: Exchange,
): Context {
  return { ...app, member, administrator, enrolling, exchange, registered: [], memo: new Map(), page: new Map() }
}

/** A context of the same person for another operation, such as the next page of one response. */
export function nextOperation(context: Context): Context {
  return contextFor(context, context, context.exchange)
}

/** The same for another query of the same page. */
export function nextOfPage(context: Context): Context {
  return { ...nextOperation(context), page: context.page }
}

/** Runs `make` once per key and operation; later calls share the result. */
export function memoized<T>(context: Context, key: unknown, make: () => T): T {
  if (!context.memo.has(key)) context.memo.set(key, make())
  return context.memo.get(key) as T
}

/** A field's arguments and place, as its resolver gets them. */
interface ViewerField {
  args: object
  info: Pick<GraphQLResolveInfo, 'operation' | 'fieldName'> & { parentType: { name: string } }
}

/**
 * The value of a field of `Viewer`, read once by all queries of one page, so that they cannot contradict each other on the
 * screen. A page has one viewer, so the field's name and arguments say what the value depends on. A field of any other type
 * throws: it may have several rows on a page. Operations that change something read again.
 */
export function oncePerPageOfViewer<T>(context: Context, { args, info }: ViewerField, make: () => T): T {
  const { parentType, fieldName, operation } = info
  if (parentType.name !== 'Viewer') throw new Error(`${parentType.name}.${fieldName} may have several rows on a page`)
  if (operation.operation !== 'query') return make()
  const key = `${fieldName}(${JSON.stringify(args)})`
  if (!context.page.has(key)) context.page.set(key, make())
  return context.page.get(key) as T
}
