/**
 * The short way of a visitor's page that is in memory: answered before the router and its hooks, with the headers that
 * the page was sent with when it was made. It answers only what it is sure of; all else goes on to the router.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Memory } from '../engine/memory.ts'
import { holds } from './entityTags.ts'
import { isPage, newNonce } from './keptPages.ts'
import { headersToRepeat, type PastRouter } from './pastRouter.ts'

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
  past: PastRouter
  policy: (nonce: string) => string
}

const MOST_ADDRESSES = 5_000
const LONGEST_ADDRESS = 300
/** Put in anew. */
const OF_PAGE = new Set(['content-security-policy', 'etag'])
/** What a 304 lacks besides. */
const OF_CONTENT = new Set([...OF_PAGE, 'content-type', 'content-encoding'])

export function createPageLane({ memory, past, policy }: Options): PageLane {
  const known = new LRUCache<string, Known>({ max: MOST_ADDRESSES })
  const addressOf = ({ url, headers }: IncomingMessage) => `${headers['accept-encoding']} ${url}`

  return {
    answer(request, response) {
      const { method, headers } = request
      if (method !== 'GET' || hasBody(headers) || !past.takes(request)) return false
      const found = known.get(addressOf(request))
      const kept = found && memory.find(found.key)
      if (!kept || !isPage(kept)) return false
      const { status, etag, html } = kept
      if (status === 200 && holds(request, etag)) {
        past.send(request, response, { route: 'unknown', status: 304, headers: [...found.unchanged, 'etag', etag] })
        return true
      }
      const nonce = newNonce()
      const body = html.withNonce(nonce)
      const own = ['etag', etag, 'content-security-policy', policy(nonce), 'content-length', String(body.length)]
      past.send(request, response, {
        route: 'unknown',
        status,
        headers: [...found.page, ...own],
        body,
        sent: () => html.giveBack(body),
      })
      return true
    },
    learn({ raw }, reply, key) {
      const address = addressOf(raw)
      const [page, unchanged] = [headersToRepeat(reply, OF_PAGE), headersToRepeat(reply, OF_CONTENT)]
      if (page && unchanged && address.length <= LONGEST_ADDRESS) known.set(address, { key, page, unchanged })
    },
  }
}

const hasBody = (headers: IncomingMessage['headers']) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
