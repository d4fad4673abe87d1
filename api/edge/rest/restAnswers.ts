/** How the answer of a REST call is sent, and how one for every visitor is kept. */
import { SECOND_MS } from '../../rules/time/durations.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../app.ts'
import type { Route, Running } from '../../rest/route.ts'
import { hasSession } from '../http/cookies.ts'
import { holds, tagOf } from '../http/entityTags.ts'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { unreadRoom } from '../http/unreadAnswers.ts'
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

/** An array: whole, or its beginning, which is followed by the rest. */
interface TableText {
  beginning: string
  rest: AsyncGenerator<string> | null
}

/** The array, a page at a time from `first` on. Throws what its first page is refused with, before anything is sent. */
export function tableText(running: Pick<Running, 'rows' | 'next'>, first: unknown, read: ReadPage): TableText {
  const rows = textOf(running.rows(first, 1))
  const variables = running.next(first, 1)
  if (variables === null) return { beginning: `[${rows}]`, rest: null }
  return { beginning: `[${rows}`, rest: furtherText(running, { variables, isStarted: rows !== '' }, read) }
}

/** Throws when a page fails: the answer must not look whole then. */
async function* furtherText(
  running: Pick<Running, 'rows' | 'next'>,
  { variables, isStarted }: { variables: Record<string, unknown>; isStarted: boolean },
  read: ReadPage,
): AsyncGenerator<string> {
  let [next, hasRows]: [Record<string, unknown> | null, boolean] = [variables, isStarted]
  for (let count = 2; next !== null; count += 1) {
    const data = await readInTurn(next, read)
    const rows = textOf(running.rows(data, count))
    if (rows !== '') yield `${hasRows ? ',' : ''}${rows}`
    hasRows ||= rows !== ''
    next = running.next(data, count)
  }
  yield ']'
}

const textOf = (rows: readonly unknown[]): string => rows.map((row) => JSON.stringify(row)).join(',')

/** Sends a table. What is held of one that is sent in pieces, about two pages, takes room until somebody has read it. */
export function sendTable({ request, reply }: Exchange, { beginning, rest }: TableText): FastifyReply {
  reply.type('application/json; charset=utf-8')
  // Without a body nothing more is read.
  if (rest === null || request.method === 'HEAD') return reply.send(beginning)
  unreadRoom.take(request, reply, 2 * Buffer.byteLength(beginning))
  return reply.send(Readable.from(whole(beginning, rest)))
}

async function* whole(beginning: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield beginning
  yield* rest
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
