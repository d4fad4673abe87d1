/**
 * The short way of a visitor's GraphQL answer that is in memory: a request that comes in the same bytes as one that was
 * answered from there is answered again, before the router and its hooks. It is charged as that one was; whatever else
 * it could be is left to the router, with its body unread.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { App } from '../app.ts'
import type { Memory } from '../engine/memory.ts'
import { clientAddress } from './clientAddress.ts'
import { mediaTypeOf } from './mediaTypes.ts'
import { isForeign } from './origin.ts'
import { headersToRepeat, type PastRouter } from './pastRouter.ts'
import type { ReadBudget } from './reads.ts'
import { chargeKept } from './visitors.ts'

type Next = (request: IncomingMessage, response: ServerResponse) => void

export interface AnswerLane {
  /** Whether it answers, or hands the request on to `next` once it has looked at the body. */
  answer(request: IncomingMessage, response: ServerResponse, next: Next): boolean
  /** From now on requests in the same bytes are answered with what is kept under `key`; `reply` has the headers. */
  learn(request: FastifyRequest, reply: FastifyReply, key: string): void
}

interface Known {
  /** In memory. */
  key: string
  /** Names and values in turn. */
  headers: string[]
}

interface Options {
  memory: Memory
  past: PastRouter
  charge?: ReadBudget | undefined
}

/** Bytes of a body; what our own client sends is shorter. */
const LONGEST = 4_096
/** Characters of all that is known by its bytes. */
const MOST_KNOWN = 2 * 1024 ** 2
const OVERHEAD = 300
const NONE: ReadonlySet<string> = new Set()

export function createAnswerLane({ config }: Pick<App, 'config'>, { memory, past, charge }: Options): AnswerLane {
  const known = new LRUCache<string, Known>({
    maxSize: MOST_KNOWN,
    sizeCalculation: (_known, bytes) => bytes.length + OVERHEAD,
  })
  /** Of requests that have gone on. */
  const looked = new WeakMap<IncomingMessage, string>()
  const addressOf = clientAddress(config.trustProxy)

  function isAnswered(request: IncomingMessage, response: ServerResponse, bytes: string): boolean {
    const found = known.get(bytes)
    const kept = found && past.takes(request) ? memory.find(found.key) : null
    if (!found || !kept) return false
    try {
      chargeKept(charge, addressOf(request))
    } catch {
      // Nothing was taken: the long way says what is wrong.
      return false
    }
    const headers = [...found.headers, 'content-length', String(kept.body.length)]
    past.send(request, response, { route: '/graphql', status: 200, headers, body: kept.body })
    return true
  }

  return {
    answer(request, response, next) {
      const { headers } = request
      const length = Number(headers['content-length'])
      if (!(length > 0 && length <= LONGEST) || !mediaTypeOf(request) || !past.takes(request)) return false
      if (isForeign(headers, config)) return false
      request.once('readable', () => {
        const body = request.read() as Buffer | null
        if (body?.length === length) {
          // No header has a line's end in it.
          const bytes = `${headers['content-type']}\n${headers.accept}\n${body.toString('latin1')}`
          if (isAnswered(request, response, bytes)) return
          looked.set(request, bytes)
        }
        if (body) request.unshift(body)
        next(request, response)
      })
      return true
    },
    learn({ raw }, reply, key) {
      const bytes = looked.get(raw)
      const headers = bytes === undefined ? null : headersToRepeat(reply, NONE)
      if (bytes !== undefined && headers) known.set(bytes, { key, headers })
    },
  }
}
