/**
 * What the short ways past the router have in common: they answer visitors with what is in memory, and with the headers
 * that the same was sent with the long way. Whatever they are not sure of takes the long way, where all checks stand.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import { mayHaveSession } from './cookies.ts'
import type { Metrics } from './metrics.ts'
import { newRequestId } from './requestId.ts'

export interface PastRouter {
  /** Whether whoever asks is surely a visitor, and nobody is turned away or told to leave at the moment. */
  takes(request: IncomingMessage): boolean
  /** Sends it with a request id of its own; `route` is what it is counted under. `sent` hears when its bytes are of no use any more. */
  send(request: IncomingMessage, response: ServerResponse, answer: ShortAnswer): void
}

interface ShortAnswer {
  route: string
  status: number
  /** Names and values in turn. */
  headers: string[]
  body?: Buffer
  sent?: () => void
}

interface Options {
  metrics: Metrics
  /** Whether requests are turned away, or told to leave. */
  isBusy(): boolean
}

export function pastRouter({ metrics, isBusy }: Options): PastRouter {
  return {
    takes: ({ headers }) => !mayHaveSession(headers.cookie) && headers.authorization === undefined && !isBusy(),
    send({ method = '' }, response, { route, status, headers, body, sent }) {
      const asked = performance.now()
      response.on('close', () => {
        sent?.()
        if (response.writableFinished)
          metrics.requests.observe({ method, route, status }, (performance.now() - asked) / 1000)
      })
      headers.push('x-request-id', newRequestId())
      response.writeHead(status, headers).end(body)
    },
  }
}

/** Each answer has its own, or its connection's. */
const OWN: ReadonlySet<string> = new Set(['x-request-id', 'content-length'])

/** What `reply` is about to be sent with, names and values in turn; null when that is for its asker alone. */
export function headersToRepeat(reply: FastifyReply, but: ReadonlySet<string>): string[] | null {
  const headers = reply.getHeaders()
  if (headers['set-cookie'] !== undefined || headers['connection'] !== undefined) return null
  return Object.entries(headers).flatMap(([name, value]) =>
    OWN.has(name) || but.has(name) || value === undefined ? [] : [name, String(value)],
  )
}
