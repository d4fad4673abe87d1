/** Binds the port before anything else starts: a port in use fails at once, and the real port for PORT=0 is known. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { clientAddress } from './clientAddress.ts'
import { boundConnections } from './connections.ts'
import { inShortTurns, readInTurns } from './shortTurns.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

export type Listener = Awaited<ReturnType<typeof listen>>

/** Timeouts in ms for a request's headers and for the whole request. */
const HEADERS = 10_000
const REQUEST = 60_000

/** How long in ms a connection may take nothing of an answer that waits for it. */
const STALLED = 120_000

/** Maximum number of pipelined requests per connection; beyond it the connection is destroyed. */
const PIPELINED = 4

interface Options {
  port: number
  host: string
  /** Balancers, whose connections are everybody's. */
  trustProxy?: string[]
  /** How many files the process may open; what the system says by default. */
  files?: number | undefined
  headersTimeout?: number
  stalledTimeout?: number
  /** Interval in ms of the check for slow clients. */
  checkEvery?: number
}

/** Rejects when the address is in use. */
export async function listen({
  port,
  host,
  trustProxy = [],
  files,
  headersTimeout = HEADERS,
  stalledTimeout = STALLED,
  checkEvery = 2_000,
}: Options) {
  let handler: Handler = (_request, response) => {
    response.writeHead(503, {
      'content-type': 'application/json; charset=utf-8',
      'retry-after': '1',
      'cache-control': 'no-store',
    })
    response.end('{"message":"Starting"}')
  }
  const underWay = new WeakMap<Socket, number>()
  const turns = inShortTurns({ addressOf: clientAddress(trustProxy) })
  const server: Server = createServer(
    {
      headersTimeout,
      requestTimeout: REQUEST,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: checkEvery,
      maxHeaderSize: 16_384,
      // Other protocols, such as h2c, are declined by ignoring the upgrade.
      shouldUpgradeCallback: ({ headers }) =>
        headers.upgrade?.toLowerCase() === 'websocket' && server.listenerCount('upgrade') > 0,
    },
    atMost(PIPELINED, underWay, (request, response) => turns.take(request, () => handler(request, response))),
  )
  // Neither a byte has come nor one been taken; also told of a connection whose keep-alive is over.
  server.timeout = stalledTimeout
  server.on('timeout', (socket: Socket) => {
    const isAtWork = underWay.has(socket) && socket.writableLength === 0
    if (isAtWork) socket.setTimeout(stalledTimeout)
    else socket.destroy()
  })
  // The server no longer tracks upgraded connections, but they keep it from closing.
  const connections = new Set<Socket>()
  // One function for all: a thousand of them wait with a socket each.
  function forget(this: Socket): void {
    connections.delete(this)
  }
  const bound = boundConnections({ trustProxy, files })
  server.maxConnections = bound.all
  server.on('connection', (socket) => {
    turns.connected()
    if (!bound.take(socket)) return void socket.destroy()
    connections.add(socket.on('close', forget))
    if (!bound.isBalancers(socket)) readInTurns(socket, turns.take)
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return {
    server,
    port: address.port,
    /** Takes turns for the later parts of a request: the end of its body, a message of its socket. */
    takeTurn: turns.take,
    /** Starts routing requests here; until then they get 503. */
    serve: (next: Handler) => void (handler = next),
    /** Stops accepting connections, waits at most `patience` ms for requests in flight, then destroys all connections. */
    async close(patience: number): Promise<void> {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeIdleConnections()
      // A connection that was busy a moment ago becomes idle without another check.
      const sweep = setInterval(() => server.closeIdleConnections(), 100)
      const late = setTimeout(() => {
        for (const socket of connections) socket.destroy()
      }, patience)
      await closed
      clearInterval(sweep)
      clearTimeout(late)
    },
  }
}

/** Destroys a connection with more pipelined requests than `bound`, or without an address; `underWay` counts them. */
function atMost(bound: number, underWay: WeakMap<Socket, number>, handler: Handler): Handler {
  return (request, response) => {
    const { socket } = request
    // Whoever has left already is not answered; of all others the address is known from here on, also when they leave.
    if (socket.destroyed || socket.remoteAddress === undefined) return void socket.destroy()
    const count = (underWay.get(socket) ?? 0) + 1
    if (count > bound) return void socket.destroy()
    underWay.set(socket, count)
    response.on('close', () => {
      const left = (underWay.get(socket) ?? 1) - 1
      if (left > 0) underWay.set(socket, left)
      else underWay.delete(socket)
    })
    handler(request, response)
  }
}
