/** Runs documents on the real schema, as somebody. The HTTP side is recorded instead of sent. */
import { expect } from 'vitest'
import { withDevice } from '../accounts/devices.ts'
import type { App } from '../app.ts'
import type { UserType } from '../generated/prisma/enums.ts'
import { textOf, type Document, type Given } from '../graphql/typed.ts'
import { contextFor, type Context, type Exchange } from '../graphql/context.ts'
import { memberFrom, type Administrator, type Member } from '../graphql/identity.ts'
import { createEngine, type Engine } from '../engine/engine.ts'
import { withoutHints } from '../engine/masking.ts'

/** Cookies that an operation set: a token, null when it cleared the cookie, undefined when it left it alone. */
export interface RecordedExchange extends Exchange {
  session: string | null | undefined
  adminSession: string | null | undefined
  /** As a browser would keep it for the next operation. */
  device: string | null
}

/** `T` is what the document selects; null in place of it when the whole operation failed. */
export interface Answer<T = unknown> {
  data: T
  errors: { message: string; path?: (string | number)[]; extensions: { code?: string } }[] | undefined
}

/** The argument that brings variables: none when the document has none that it needs. */
type Needed<Variables> = object extends Variables ? [variables?: Given<Variables>] : [variables: Given<Variables>]

export interface Client {
  exchange: RecordedExchange
  /** Runs a query or mutation; never rejects. A text is for what `typed` cannot say, such as a bad document. */
  run<Data, Variables>(document: Document<Data, Variables>, ...given: Needed<Variables>): Promise<Answer<Data>>
  run<T = unknown>(document: string, variables?: Record<string, unknown>): Promise<Answer<T>>
  /** Starts a subscription; end it with `return()`. */
  subscribe<Data, Variables>(
    document: Document<Data, Variables>,
    ...given: Needed<Variables>
  ): Promise<AsyncGenerator<Answer<Data>, void, void>>
  subscribe<T = unknown>(
    document: string,
    variables?: Record<string, unknown>,
  ): Promise<AsyncGenerator<Answer<T>, void, void>>
  /** A context as an operation gets it, for calling loaders directly. */
  context(): Context
}

interface Options {
  engine?: Engine
  ip?: string
  /** SHA-256 of the session's token, for what depends on the session's row. */
  sessionHash?: string
}

/** Nobody is signed in. */
export function asGuest(app: App, options: Options = {}): Client {
  return client(app, null, null, options)
}

export function asMentee(app: App, id: number, options: Options = {}): Client {
  return client(app, member('mentee', id, options), null, options)
}

export function asMentor(app: App, id: number, options: Options = {}): Client {
  return client(app, member('mentor', id, options), null, options)
}

export function asCommunity(app: App, id: number, options: Options = {}): Client {
  return client(app, member('community', id, options), null, options)
}

/** The first administrator unless said otherwise. */
export function asAdmin(app: App, id = 1, options: Options = {}): Client {
  return client(app, null, { id, username: 'admin', sessionHash: options.sessionHash ?? `admin-${id}` }, options)
}

function member(type: UserType, id: number, { sessionHash = `${type}-${id}` }: Options): Member {
  return memberFrom({ type, id, sessionHash })
}

let shared: Promise<Engine> | undefined

/** Of the whole schema, made once a test file. */
export function schemaEngine(): Promise<Engine> {
  shared ??= import('../schema.ts').then(({ schema }) => createEngine(schema))
  return shared
}

function client(
  app: App,
  who: Member | null,
  administrator: Administrator | null,
  { engine, ip = '127.0.0.1' }: Options,
): Client {
  const exchange = recordedExchange(ip)
  const context = (): Context => contextFor(app, { member: who, administrator }, exchange)
  return {
    exchange,
    context,
    async run<T>(document: string | Document<unknown, never>, variables: Record<string, unknown> = {}) {
      const query = typeof document === 'string' ? document : textOf(document)
      const { data, errors } = await (engine ?? (await schemaEngine())).run({ query, variables }, context())
      // Through JSON, as a client gets it: no prototypes, dates as text.
      return { data: JSON.parse(JSON.stringify(data ?? null)) as T, errors: withoutHints(errors) as Answer['errors'] }
    },
    async subscribe<T>(document: string | Document<unknown, never>, variables: Record<string, unknown> = {}) {
      const query = typeof document === 'string' ? document : textOf(document)
      const running = engine ?? (await schemaEngine())
      const result = await running.subscribe({
        document: running.parse(query),
        variableValues: variables,
        contextValue: context(),
      })
      if (!('next' in result)) throw new Error(`Not subscribed: ${JSON.stringify(result.errors)}`)
      return result as unknown as AsyncGenerator<Answer<T>, void, void>
    },
  }
}

function recordedExchange(ip: string): RecordedExchange {
  const recorded: RecordedExchange = {
    requestId: 'test-request',
    ip,
    asker: { ip, reader: null },
    userAgent: 'test',
    isVisitor: false,
    isPersonal: false,
    session: undefined,
    adminSession: undefined,
    device: null,
    orderKey: null,
    setSession(token, owner) {
      recorded.session = token
      recorded.setDevice(owner)
    },
    clearSession: () => void (recorded.session = null),
    setAdminSession(token, owner) {
      recorded.adminSession = token
      recorded.setDevice(owner)
    },
    clearAdminSession: () => void (recorded.adminSession = null),
    setDevice: (owner) => void (recorded.device = withDevice(recorded.device, owner)),
    setOrderKey: (key) => void (recorded.orderKey = key),
  }
  return recorded
}

/** The result of a mutation as the one that it must be; fails with what it was instead. */
export function expectResult<Result extends { __typename: string }, Name extends Result['__typename']>(
  result: Result,
  name: Name,
): Extract<Result, { __typename: Name }> {
  expect(result).toMatchObject({ __typename: name })
  return result as Extract<Result, { __typename: Name }>
}
