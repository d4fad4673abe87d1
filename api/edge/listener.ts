/** The port, taken before anything else is started: a taken one is heard of at once, and PORT=0 is known early. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

export interface Listener {
  server: Server
  /** The real port. */
  port: number
  /** From now on requests go here; until then they are answered 503. */
  serve(handler: Handler): void
  /** Takes no more connections and lets requests under way finish, for `patience` ms at most; then cuts every connection. */
  close(patience: number): Promise<void>
}

/** A slow client may take this long for its headers, and for a whole request (ms). */
const HEADERS = 10_000
const REQUEST = 60_000

/** Requests of one connection that wait for their answers; who sends on unasked is cut off. */
const PIPELINED = 16

interface Options {
  port: number
  host: string
  headersTimeout?: number
  /** Milliseconds between two looks for clients that are too slow. */
  checkEvery?: number
}

/** Rejects when the address is taken. */
export async function listen({ port, host, headersTimeout = HEADERS, checkEvery = 2_000 }: Options): Promise<Listener> {
  let handler: Handler = (_request, response) => {
    response.writeHead(503, {
      'content-type': 'application/json; charset=utf-8',
      'retry-after': '1',
      'cache-control': 'no-store',
    })
    response.end('{"message":"Starting"}')
  }
  const server: Server = createServer(
    {
      headersTimeout,
      requestTimeout: REQUEST,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: checkEvery,
      maxHeaderSize: 16_384,
      // Any other protocol that is offered (h2c, say) is declined by answering as if it had not been.
      shouldUpgradeCallback: ({ headers }) =>
        headers.upgrade?.toLowerCase() === 'websocket' && server.listenerCount('upgrade') > 0,
    },
    atMost(PIPELINED, (request, response) => handler(request, response)),
  )
  // Upgraded connections are no longer the server's, but keep it from closing.
  const connections = new Set<Socket>()
  server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  server.maxConnections = 20_000
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return {
    server,
    port: address.port,
    serve: (next) => void (handler = next),
    async close(patience) {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeIdleConnections()
      // A connection that was busy a moment ago turns idle without being looked at again.
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

/**
 * Answers as `handler` does, so many requests of one connection at once. All that stand in one packet are heard of in
 * one go: past the bound the connection is destroyed, and what it has sent beyond is not looked at.
 */
function atMost(bound: number, handler: Handler): Handler {
  const underWay = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const count = (underWay.get(socket) ?? 0) + 1
    if (count > bound) return void socket.destroy()
    underWay.set(socket, count)
    response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1))
    handler(request, response)
  }
}
