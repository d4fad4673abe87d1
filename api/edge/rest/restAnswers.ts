/** How the answer of a REST call is sent, and how one for every visitor is kept. */
import { SECOND_MS } from '../../rules/time/durations.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../app.ts'
import type { Route, Running } from '../../rest/route.ts'
import { hasSession } from '../http/cookies.ts'
import { holds, tagOf } from '../http/entityTags.ts'
import { setTimeout as wait } from 'node:timers/promises'
import type { failureOf } from '../../rest/failures.ts'

/** One call over HTTP. */
export interface Exchange {
  app: App
  request: FastifyRequest
  reply: FastifyReply
}

/** An answer for every visitor, with its tag. */
interface CachedText {
  body: Buffer
  etag: string
}

export const cacheText = (text: string): CachedText => ({ body: Buffer.from(text), etag: tagOf(text) })

/** Sends a success, or 304 to whoever holds it. */
export function sendRest(
  { isPublic, isTagged }: Route,
  { app, request, reply }: Exchange,
  { body, etag: known }: CachedText | { body: string; etag?: undefined },
): FastifyReply {
  reply.type('application/json; charset=utf-8')
  const isForEveryone = isPublic && !hasSession(request, app.config)
  if (isPublic) reply.header('vary', 'Cookie')
  if (isForEveryone) reply.header('cache-control', 'public, max-age=15')
  if (!isTagged || (isPublic && !isForEveryone) || reply.hasHeader('etag')) return reply.send(body)
  const etag = known ?? tagOf(body)
  reply.header('etag', etag)
  return holds(request, etag) ? reply.code(304).send() : reply.send(body)
}

export type ReadPage = (
  variables: Record<string, unknown>,
) => Promise<{ data: unknown; failure: ReturnType<typeof failureOf> }>

/** The array, a page at a time from `first` on. Throws when a later page fails: the answer must not look whole then. */
export async function* tableText(
  running: Pick<Running, 'rows' | 'next'>,
  first: unknown,
  read: ReadPage,
): AsyncGenerator<string> {
  let data = first
  let isStarted = false
  yield '['
  for (let count = 1; ; count += 1) {
    const texts = running.rows(data, count).map((row) => JSON.stringify(row))
    if (texts.length > 0) yield `${isStarted ? ',' : ''}${texts.join(',')}`
    isStarted ||= texts.length > 0
    const variables = running.next(data, count)
    if (variables === null) break
    data = await readInTurn(variables, read)
  }
  yield ']'
}

/** What the network's read budget does not allow in this minute comes in the next. */
async function readInTurn(variables: Record<string, unknown>, read: ReadPage): Promise<unknown> {
  for (;;) {
    const { data, failure } = await read(variables)
    if (!failure) return data
    if (failure.retryAfter === undefined) throw new Error(`A table ended early with status ${failure.status}`)
    await wait(failure.retryAfter * SECOND_MS)
  }
}
