/** What visitors ask: under which key an answer is kept, and whether anything has looked at who asks. */
import type { DocumentNode, GraphQLSchema } from 'graphql'
import type { BrowserOwner, Context, Exchange } from '../graphql/context.ts'
import { publicPlan, type PublicPlan } from './publicPlan.ts'

/** An operation whose answer may be kept. */
export interface PublicCacheKey {
  key: string
  tables: PublicPlan['tables']
}

interface Asked {
  document: DocumentNode
  operationName?: string | null | undefined
  variableValues?: { readonly [name: string]: unknown } | null | undefined
}

interface Known {
  /** Null for what is never kept. */
  plan: PublicPlan | null
  number: number
}

/** A key longer than this is a search that nobody else makes. */
const LONGEST_KEY = 1_000

/** Reads each document once: answers null for what is never kept. */
export function publicCacheKeys(schema: GraphQLSchema): (asked: Asked) => PublicCacheKey | null {
  const known = new WeakMap<DocumentNode, Map<string, Known>>()
  let operations = 0

  function knownOf({ document, operationName }: Asked): Known {
    const ofDocument = known.get(document) ?? new Map<string, Known>()
    known.set(document, ofDocument)
    const name = operationName ?? ''
    const before = ofDocument.get(name)
    if (before) return before
    const fresh = { plan: publicPlan(schema, document, operationName), number: (operations += 1) }
    // Names that the document does not have are not remembered: they are without number.
    if (fresh.plan) ofDocument.set(name, fresh)
    return fresh
  }

  return (asked) => {
    const { plan, number } = knownOf(asked)
    if (!plan) return null
    const given = asked.variableValues ?? {}
    if (plan.unless.some((name) => given[name] !== false)) return null
    const values: unknown[] = [number]
    for (const name of plan.variables) {
      // Not what every object has, such as `toString`.
      const value = Object.hasOwn(given, name) ? given[name] : undefined
      if (value === undefined) continue
      if (typeof value === 'object' && value !== null) return null
      // JSON has digits for it, and a key would say null.
      if (value === Infinity || value === -Infinity) return null
      values.push(name, value)
    }
    const key = JSON.stringify(values)
    return key.length > LONGEST_KEY ? null : { key, tables: plan.tables }
  }
}

/** The same context, whose exchange notes in `isPersonal` that a resolver read where the request comes from, or set a cookie. */
export function trackPersonalAccess(context: Context): Context {
  return { ...context, exchange: new TrackedExchange(context.exchange) }
}

/** A class: of an object that brings its own getters V8 keeps a shape, and with it the whole request, until a full collection. */
class TrackedExchange implements Exchange {
  readonly isVisitor = true
  readonly isPersonal = false
  readonly requestId: string
  readonly #exchange: Exchange

  constructor(exchange: Exchange) {
    this.requestId = exchange.requestId
    this.#exchange = exchange
  }

  #noted(): Exchange {
    this.#exchange.isPersonal = true
    return this.#exchange
  }

  get ip(): string {
    return this.#noted().ip
  }

  get reader(): string | null {
    return this.#noted().reader
  }

  get userAgent(): string | null {
    return this.#noted().userAgent
  }

  get device(): string | null {
    return this.#noted().device
  }

  get orderKey(): string | null {
    return this.#noted().orderKey
  }

  setSession(token: string, owner: BrowserOwner): void {
    this.#noted().setSession(token, owner)
  }

  clearSession(): void {
    this.#noted().clearSession()
  }

  setAdminSession(token: string, owner: BrowserOwner): void {
    this.#noted().setAdminSession(token, owner)
  }

  clearAdminSession(): void {
    this.#noted().clearAdminSession()
  }

  setDevice(owner: BrowserOwner): void {
    this.#noted().setDevice(owner)
  }

  setOrderKey(key: string): void {
    this.#noted().setOrderKey(key)
  }
}
