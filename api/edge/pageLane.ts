/**
 * The short way of a visitor's page that is in memory: answered before the router and its hooks, with the headers that
 * the page was sent with when it was made. It answers only what it is sure of; all else goes on to the router.
 */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Memory } from '../engine/memory.ts'
import { mayHaveSession } from './cookies.ts'
import { holds } from './entityTags.ts'
import { isPage, newNonce } from './keptPages.ts'
import type { Metrics } from './metrics.ts'

export interface PageLane {
  /** Whether it has answered. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  /** From now on requests like this one are answered with what is kept under `key`; `reply` has the headers of a page. */
  learn(request: FastifyRequest, reply: FastifyReply, key: string): void
}

interface Known {
  /** In memory. */
  key: string
  /** Names and values in turn: those of a page, and those of a 304. */
  page: string[]
  unchanged: string[]
}

interface Options {
  memory: Memory
  metrics: Metrics
  policy: (nonce: string) => string
  /** Whether requests are turned away, or told to leave. */
  isBusy(): boolean
}

const MOST_ADDRESSES = 5_000
const LONGEST_ADDRESS = 300
/** Each answer has its own, or its connection's. */
const OWN = new Set(['x-request-id', 'content-security-policy', 'content-length', 'etag'])

export function createPageLane({ memory, metrics, policy, isBusy }: Options): PageLane {
  const known = new LRUCache<string, Known>({ max: MOST_ADDRESSES })
  const addressOf = ({ url, headers }: IncomingMessage) => `${headers['accept-encoding']} ${url}`

  return {
    answer(request, response) {
      const { method, headers } = request
      if (method !== 'GET' || mayHaveSession(headers.cookie) || hasBody(headers) || isBusy()) return false
      const found = known.get(addressOf(request))
      const kept = found && memory.find(found.key)
      if (!kept || !isPage(kept)) return false
      const { status, etag, withNonce } = kept
      const asked = performance.now()
      response.once('finish', () =>
        metrics.requests.observe(
          { method, route: 'unknown', status: response.statusCode },
          (performance.now() - asked) / 1000,
        ),
      )
      const own = ['x-request-id', randomUUID(), 'etag', etag]
      if (status === 200 && holds(request, etag)) {
        response.writeHead(304, [...found.unchanged, ...own]).end()
        return true
      }
      const nonce = newNonce()
      const body = withNonce(nonce)
      own.push('content-security-policy', policy(nonce), 'content-length', String(body.length))
      response.writeHead(status, [...found.page, ...own]).end(body)
      return true
    },
    learn({ raw }, reply, key) {
      const address = addressOf(raw)
      const headers = reply.getHeaders()
      if (address.length > LONGEST_ADDRESS || headers['set-cookie'] || headers['connection']) return
      known.set(address, { key, page: flat(headers, OWN), unchanged: flat(headers, NOT_UNCHANGED) })
    },
  }
}

const NOT_UNCHANGED = new Set([...OWN, 'content-type', 'content-encoding'])

const hasBody = (headers: IncomingMessage['headers']) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

const flat = (headers: ReturnType<FastifyReply['getHeaders']>, but: ReadonlySet<string>): string[] =>
  Object.entries(headers).flatMap(([name, value]) =>
    but.has(name) || value === undefined ? [] : [name, String(value)],
  )
