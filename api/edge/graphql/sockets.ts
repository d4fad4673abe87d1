/** GraphQL over WebSocket, for our own pages only: subscriptions and queries of members. */
import fastifyCookie from '@fastify/cookie'
import { MessageType } from 'graphql-ws'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { randomUUID } from 'node:crypto'
import { WebSocketServer, type WebSocket } from 'ws'
import { loadIdentity, type Identity, type Tokens, countedAs } from '../http/requestContext.ts'
import { wideNetworkOf } from '../../accounts/network.ts'
import type { App } from '../../app.ts'
import { inLineOf } from '../../database/lines.ts'
import type { Engine } from '../../engine/engine.ts'
import { clientAddress } from '../http/clientAddress.ts'
import { tokensOf } from '../http/cookies.ts'
import type { Drain } from '../operations/health.ts'
import { unreadRoom } from '../http/unreadAnswers.ts'
import { askWhetherAlive, watchSession } from './socketSession.ts'
import type { Metrics } from '../operations/metrics.ts'
import { isOwnOrigin } from '../http/origin.ts'
import { plainMessage, protocolServer } from './socketProtocol.ts'
import type { TakeTurn } from '../http/shortTurns.ts'

/** Maximum frame size in bytes: our own have a few hundred, and each may be held until it is complete. */
const FRAME = 16 * 1024
/** Maximum parts of one message, and pieces that a frame comes in: each takes far more memory than its bytes. */
const FRAGMENTS = 16
const PIECES = 256
/** Maximum open sockets per person. */
const SOCKETS = 10
/** Maximum send backlog for a slow reader, in bytes. */
const BACKLOG = 1024 * 1024
/** Bytes from which a message takes room until it is sent. */
const LARGE = 16 * 1024
/** Messages, pings and pongs in a window of FLOOD_MS from one socket. */
const FLOOD = 100
const FLOOD_MS = 5_000
/** Time for the client to read the response of a refused upgrade, in ms. */
const REFUSAL_MS = 1_000
const CLOSING_MS = 5_000
const PATH = '/graphql'
const PONG = JSON.stringify({ type: MessageType.Pong })

interface Options {
  engine: Engine
  metrics: Metrics
  drain: Drain
  takeTurn: TakeTurn
  /** How often a session is checked. */
  recheckMs?: number | undefined
}

/** Handles upgrades of the GraphQL path; other paths are left to other listeners. */
export function serveSockets(
  server: Server,
  app: App,
  { engine, metrics, drain, takeTurn, recheckMs = 60_000 }: Options,
) {
  const protocol = protocolServer(app, engine)
  const options = {
    noServer: true,
    maxPayload: FRAME,
    maxFragments: FRAGMENTS,
    maxBufferedChunks: PIECES,
    // A piece may hold ten thousand frames: others come in between.
    allowSynchronousEvents: false,
    // Missing in the types of ws.
    closeTimeout: CLOSING_MS,
    handleProtocols: (offered: Set<string>): string | false =>
      offered.has('graphql-transport-ws') ? 'graphql-transport-ws' : false,
  }
  const sockets = new WebSocketServer(options)
  const open = new Map<string, number>()
  const addressOf = clientAddress(app.config.trustProxy)
  /** What it asks, also at later events, waits in its network's line. */
  const inTurn = (request: IncomingMessage, work: () => void): void =>
    takeTurn(request, () => inLineOf(wideNetworkOf(addressOf(request)), work))

  function refuse(stream: Duplex, status: string, reason: string): void {
    metrics.socketsRefused.inc({ reason })
    // Node no longer times out a connection after an upgrade request, so we destroy it if the client does not close it.
    setTimeout(() => stream.destroy(), REFUSAL_MS).unref()
    stream.resume()
    stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  }

  async function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    if (pathOf(request) !== PATH) {
      // In development, Vite's hot module replacement listens on this server too.
      if (server.listenerCount('upgrade') === 1) refuse(stream, '404 Not Found', 'path')
      return
    }
    const { origin, cookie } = request.headers
    if (drain.isDraining) return refuse(stream, '503 Service Unavailable', 'stopping')
    if (!origin || !isOwnOrigin(origin, app.config)) return refuse(stream, '403 Forbidden', 'origin')
    const tokens = tokensOf(fastifyCookie.parse(cookie ?? ''), app.config)
    const identity = await loadIdentity(app, tokens, { peek: true })
    const person = countedAs(identity)
    if (person && (open.get(person) ?? 0) >= SOCKETS) return refuse(stream, '429 Too Many Requests', 'too many')
    if (stream.destroyed) return
    if (drain.isDraining) return refuse(stream, '503 Service Unavailable', 'stopping')
    sockets.handleUpgrade(request, stream, head, (socket) => accept(socket, request, tokens, identity))
  }

  function accept(socket: WebSocket, request: IncomingMessage, tokens: Tokens, identity: Identity): void {
    const person = countedAs(identity)
    const ip = addressOf(request)
    metrics.sockets.inc()
    if (person) open.set(person, (open.get(person) ?? 0) + 1)
    const session = watchSession(app, socket, { tokens, identity, recheckMs })
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (text) => send(socket, text, ip),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (take) =>
          read(socket, take, {
            log: app.log,
            inTurn: (work) => inTurn(request, work),
          }),
        // Without what came with it: a payload may nest deeper than can be written.
        onPing: () => send(socket, PONG, ip),
      },
      {
        identity,
        isLive: session.isLive,
        ip,
        userAgent: request.headers['user-agent'] ?? null,
        requestId: randomUUID(),
      },
    )
    const stopAsking = askWhetherAlive(socket)
    // An oversized or invalid frame: ws closes with the right code. Not logged: strangers would fill the disk.
    socket.on('error', () => {})
    socket.once('close', (code, reason) => {
      metrics.sockets.dec()
      const left = person ? (open.get(person) ?? 1) - 1 : 0
      if (person && left > 0) open.set(person, left)
      else if (person) open.delete(person)
      session.stop()
      stopAsking()
      closed(code, String(reason)).catch((error: unknown) =>
        app.log.error({ error }, 'A socket could not be cleaned up'),
      )
    })
  }

  server.on('upgrade', (request, stream, head) => {
    stream.on('error', () => stream.destroy())
    inTurn(request, () => {
      // Everything inside this promise: an error thrown in a listener would end the process.
      upgrade(request, stream, head).catch((error: unknown) => {
        app.log.error({ error }, 'An upgrade failed')
        refuse(stream, '500 Internal Server Error', 'failure')
      })
    })
  })
  return {
    /** Closes every socket with 1001. */
    async close(): Promise<void> {
      for (const socket of sockets.clients) socket.close(1001, 'Going away')
      const ended = Promise.all(
        [...sockets.clients].map((socket) => new Promise((resolve) => socket.once('close', resolve))),
      )
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 2_000).unref())])
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
    },
  }
}

/** Null when the request target is not a valid URL. */
function pathOf({ url = '/' }: IncomingMessage): string | null {
  return URL.canParse(url, 'http://site') ? new URL(url, 'http://site').pathname : null
}

/** Does not wait for a slow reader, because events would pile up at the source instead. */
async function send(socket: WebSocket, text: string, ip: string): Promise<void> {
  if (socket.readyState !== socket.OPEN) return
  const bytes = Buffer.byteLength(text)
  const release = bytes < LARGE ? undefined : unreadRoom.hold(ip, bytes)
  if (release !== null) {
    socket.send(text, release)
    if (socket.bufferedAmount <= BACKLOG) return
  }
  socket.close(1013, 'Too slow')
  // The close frame would wait behind the unread backlog.
  setTimeout(() => socket.terminate(), 1_000).unref()
}

type Take = (text: string) => Promise<void>

function read(socket: WebSocket, take: Take, { log, inTurn }: Pick<App, 'log'> & { inTurn(work: () => void): void }) {
  let since = performance.now()
  let count = 0
  /** Closes the socket past so many. */
  function mayGoOn(): boolean {
    if (performance.now() - since > FLOOD_MS) {
      since = performance.now()
      count = 0
    }
    count += 1
    if (count > FLOOD) socket.close(4429, 'Too many requests')
    return count <= FLOOD
  }
  socket.on('ping', mayGoOn)
  socket.on('pong', mayGoOn)
  socket.on('message', (data) => {
    if (socket.readyState !== socket.OPEN || !mayGoOn()) return
    // Until then the client keeps what it sends.
    socket.pause()
    inTurn(() => {
      socket.resume()
      readOne(String(data))
    })
  })

  function readOne(text: string): void {
    const message = plainMessage(text)
    if (message === null) return socket.close(4400, 'Invalid message received')
    take(message).catch((error: unknown) => {
      // A message type that only servers send: graphql-ws would treat it as our own error.
      if (error instanceof Error && error.message.startsWith('Unexpected message of type'))
        return socket.close(4400, 'Unexpected message')
      log.error({ error }, 'A socket message failed')
      socket.close(4500, 'Internal server error')
    })
  }
}
