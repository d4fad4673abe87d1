/** The port, taken before anything else is started: a taken one is heard of at once, and PORT=0 is known early. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

export interface Listener {
  server: Server
  /** The real port. */
  port: number
  /** From now on requests go here; until then they are answered 503. */
  serve(handler: Handler): void
  /** Takes no more connections and lets requests under way finish, for `patience` ms at most. */
  close(patience: number): Promise<void>
}

/** A slow client may take this long for its headers, and for a whole request (ms). */
const HEADERS = 10_000
const REQUEST = 60_000

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
  const server = createServer(
    {
      headersTimeout,
      requestTimeout: REQUEST,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: checkEvery,
      maxHeaderSize: 16_384,
    },
    (request, response) => handler(request, response),
  )
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
      const late = setTimeout(() => server.closeAllConnections(), patience)
      await closed
      clearInterval(sweep)
      clearTimeout(late)
    },
  }
}
