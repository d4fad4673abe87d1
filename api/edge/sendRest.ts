/** How the answer of a REST call is sent, and how one for every visitor is kept. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import type { Kept } from '../engine/memory.ts'
import type { Route } from '../rest/route.ts'
import { hasSession } from './cookies.ts'
import { holds, tagOf } from './entityTags.ts'

interface Exchange {
  app: App
  request: FastifyRequest
  reply: FastifyReply
}

/** With its tag, which is made once. */
export const keptText = (text: string): Kept => ({ body: Buffer.from(text), about: { etag: tagOf(text) } })

/** Sends a success, or 304 to whoever holds it. */
export function sendRest(
  { isPublic, isTagged }: Route,
  { app, request, reply }: Exchange,
  { body, about }: Kept | { body: string; about?: undefined },
): FastifyReply {
  reply.type('application/json; charset=utf-8')
  const isForEveryone = isPublic && !hasSession(request, app.config)
  if (isPublic) reply.header('vary', 'Cookie')
  if (isForEveryone) reply.header('cache-control', 'public, max-age=15')
  if (!isTagged || (isPublic && !isForEveryone) || reply.hasHeader('etag')) return reply.send(body)
  const etag = about?.['etag'] ?? tagOf(body)
  reply.header('etag', etag)
  return holds(request, etag) ? reply.code(304).send() : reply.send(body)
}
