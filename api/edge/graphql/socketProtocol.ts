/** The graphql-transport-ws protocol on one socket, through the engine. */
import { GraphQLError, type ExecutionArgs } from 'graphql'
import { makeServer, type SubscribeMessage } from 'graphql-ws'
import type { App } from '../../app.ts'
import { contextFor, type Context } from '../../graphql/context.ts'
import type { RunArgs } from '../../engine/admission.ts'
import { AnsweredEvents } from '../../engine/answeredEvents.ts'
import type { Engine, Operation } from '../../engine/engine.ts'
import { withoutHints } from '../../engine/masking.ts'
import { personOf, readerOf, type Identity } from '../http/requestContext.ts'
import { createRoom } from '../http/unreadAnswers.ts'

export interface SocketExtra {
  identity: Identity
  /** False, and closes the socket, when its session has ended. */
  isLive(): Promise<boolean>
  ip: string
  userAgent: string | null
  requestId: string
}

/** Maximum concurrent operations per socket. */
const OPERATIONS = 20
/** The same of a person on all of their sockets: each event runs every one of them. */
const PERSONS_OPERATIONS = 60
const INIT_MS = 3_000

const MEGABYTE = 1024 * 1024
/** Memory of what subscriptions keep as long as they last: a document that is not our client's, an id, variables. */
const room = createRoom({ all: 192 * MEGABYTE, network: 48 * MEGABYTE, wide: 96 * MEGABYTE })
/** Memory a character of ids or variables takes at most: `{},` is an object. */
const BYTES_A_CHARACTER = 20

/** The message with the fields that the protocol reads, which keeps it until its operation ends; null for none. */
export function plainMessage(text: string): string | null {
  try {
    const { id, type, payload } = JSON.parse(text) as Partial<SubscribeMessage>
    const { query, operationName, variables, extensions } = payload ?? {}
    return JSON.stringify({
      id,
      type,
      payload: { query, operationName, variables, extensions: { id: idOf(extensions) } },
    })
  } catch {
    return null
  }
}

const refusal = (message: string, code: string) => new GraphQLError(message, { extensions: { code } })

export function protocolServer(app: App, engine: Engine) {
  const sockets = new Map<string, Set<{ subscriptions: object }>>()
  const socketsOf = ({ identity }: SocketExtra) => sockets.get(personOf(identity) ?? '') ?? new Set()
  const held = new WeakMap<object, () => void>()
  const running = (extra: SocketExtra) =>
    [...socketsOf(extra)].reduce((sum, { subscriptions }) => sum + Object.keys(subscriptions).length, 0)
  return makeServer<Record<string, unknown>, SocketExtra>({
    connectionInitWaitTimeout: INIT_MS,
    // False closes with 4403.
    onConnect(socket) {
      const person = personOf(socket.extra.identity)
      if (person === null) return false
      Reflect.deleteProperty(socket, 'connectionParams')
      sockets.set(person, socketsOf(socket.extra).add(socket))
      return true
    },
    onDisconnect(socket) {
      const own = socketsOf(socket.extra)
      own.delete(socket)
      if (own.size === 0) sockets.delete(personOf(socket.extra.identity) ?? '')
    },
    async onSubscribe(socket, _id, payload) {
      if (!(await socket.extra.isLive())) return [refusal('Your session has ended', 'NotSignedInError')]
      if (Object.keys(socket.subscriptions).length > OPERATIONS)
        return [refusal(`At most ${OPERATIONS} operations at once`, 'LIMIT_EXCEEDED')]
      if (running(socket.extra) > PERSONS_OPERATIONS)
        return [refusal(`At most ${PERSONS_OPERATIONS} operations at once on all your pages`, 'LIMIT_EXCEEDED')]
      const prepared = prepare(app, engine, socket.extra, { ...payload, id: idOf(payload.extensions) })
      Object.assign(payload, { query: '', variables: null })
      return prepared
    },
    execute: (args) => engine.execute(args as RunArgs),
    subscribe(args) {
      const own = { ...args } as RunArgs
      // What it starts with is held by the protocol as long as it lasts.
      Object.assign(args, { contextValue: null })
      return engine.subscribe(own)
    },
    async onOperation({ extra }, id, payload, args, result) {
      if (!(result instanceof AnsweredEvents)) return
      const characters = id.length + JSON.stringify(args.variableValues ?? null).length
      const release = room.hold(extra.ip, engine.heldBy(args.document) + BYTES_A_CHARACTER * characters)
      Object.assign(args, { variableValues: null })
      if (release) return void held.set(payload, release)
      await result.return()
      return { errors: [refusal('The service is busy. Please try again.', 'BusyError')] }
    },
    onComplete: (_socket, _id, payload) => held.get(payload)?.(),
    async onNext({ extra }, _id, _payload, _args, result) {
      // Sending on a closed socket does nothing.
      await extra.isLive()
      const { errors } = result
      const told = errors ? { ...result, errors: withoutHints(errors as GraphQLError[]) } : { ...result }
      // Whoever waits for the next event holds this one: a thousand open pages would hold seven megabytes of the last.
      result.data = null
      return told as never
    },
    onError: (_socket, _id, _payload, errors) => withoutHints(errors as GraphQLError[]) as never,
  })
}

const idOf = (extensions: Record<string, unknown> | null | undefined) =>
  typeof extensions?.['id'] === 'string' ? extensions['id'] : undefined

function prepare(app: App, engine: Engine, extra: SocketExtra, operation: Operation): ExecutionArgs | GraphQLError[] {
  try {
    const document = engine.parse(engine.textOf(operation, extra.ip), extra.ip)
    const errors = engine.validate(document, extra.ip)
    if (errors.length > 0) return [...errors]
    // Mutations need HTTP, where rate limits and the origin check apply.
    if (engine.kindOf(document, operation.operationName) === 'mutation') {
      engine.chargeUnrun(document, extra.ip)
      return [refusal('Mutations are served over HTTP only', 'BAD_USER_INPUT')]
    }
    return {
      schema: engine.schema,
      document,
      operationName: operation.operationName ?? null,
      variableValues: operation.variables ?? null,
      contextValue: contextOf(app, extra),
    }
  } catch (error) {
    if (error instanceof GraphQLError) return [error]
    throw error
  }
}

/** Cookies cannot be set on a socket. */
const keep = () => {}

function contextOf(app: App, { identity, ip, userAgent, requestId }: SocketExtra): Context {
  const exchange = {
    requestId,
    asker: { ip, reader: readerOf(identity) },
    ip,
    userAgent,
    // Nothing that a socket is told is kept.
    isVisitor: false,
    isPersonal: false,
    device: null,
    orderKey: null,
    setSession: keep,
    clearSession: keep,
    setAdminSession: keep,
    clearAdminSession: keep,
    setDevice: keep,
    setOrderKey: keep,
  }
  return contextFor(app, identity, exchange)
}
