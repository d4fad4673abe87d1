/** How the answer of a REST call is sent, and how one for every visitor is kept. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import type { Route } from '../rest/route.ts'
import { hasSession } from './cookies.ts'
import { holds, tagOf } from './entityTags.ts'

interface Exchange {
  app: App
  request: FastifyRequest
  reply: FastifyReply
}

/** An answer for every visitor, with its tag. */
interface KeptText {
  /** UTF-8. */
  body: Buffer
  etag: string
}

export const keptText = (text: string): KeptText => ({ body: Buffer.from(text), etag: tagOf(text) })

/** Sends a success, or 304 to whoever holds it. */
export function sendRest(
  { isPublic, isTagged }: Route,
  { app, request, reply }: Exchange,
  { body, etag: known }: KeptText | { body: string; etag?: undefined },
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
