/** Pictures in and out. */
import type { FastifyInstance } from 'fastify'
import type { App } from '../app.ts'
import { NotSignedInError } from '../rules/userErrors.ts'
import { notFound } from './errorAnswers.ts'
import type { ReadBudget } from './reads.ts'
import { personOf } from './identity.ts'
import { contextOf } from './requestContext.ts'
import { takeWrites } from './writes.ts'
import { DEFAULT_PICTURES } from '../media/defaultPictures.ts'
import { NotAPictureError, PICTURE_BYTES, PICTURE_TYPES, storePicture } from '../media/pictures.ts'
import { inTurns } from '../media/turns.ts'

const UPLOADS = { max: 40, windowSeconds: 3_600 }
/** Each may be some megabytes. */
const reading = inTurns(4, 100)
const HASH = /^[0-9a-f]{64}$/
/** Even if a picture were something else: it cannot run, frame or be guessed at. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
const FOREVER = 'public, max-age=31536000, immutable'

/** `charge` takes each picture that is asked for from what its network may read. */
export function serveMedia(server: FastifyInstance, app: App, charge?: ReadBudget): void {
  server.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params
    reply.header('content-security-policy', PICTURE_POLICY).header('cross-origin-resource-policy', 'same-site')
    const drawn = DEFAULT_PICTURES.get(name)
    if (drawn) return reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(drawn)
    if (!HASH.test(name)) return notFound(reply)
    charge?.({ ip: request.ip, reader: null }, { cost: 0, kind: 'query' })
    const etag = `"${name}"`
    const isHeld = request.headers['if-none-match'] === etag
    const where = { hash: name }
    const found = isHeld
      ? await app.db.media.findUnique({ where, select: { hash: true } })
      : await reading(() => app.db.media.findUnique({ where, select: { contentType: true, content: true } }))
    if (!found) return notFound(reply)
    reply.header('cache-control', FOREVER).header('etag', etag).header('content-disposition', 'inline')
    if (!('content' in found)) return reply.code(304).send()
    return reply.type(found.contentType).send(Buffer.from(found.content))
  })

  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      [...PICTURE_TYPES],
      { parseAs: 'buffer', bodyLimit: PICTURE_BYTES },
      (_request, body, done) => done(null, body),
    )
    scope.addContentTypeParser('*', (_request, _payload, done) => done(new NotAPictureError()))
    scope.post(
      '/api/media',
      {
        bodyLimit: PICTURE_BYTES,
        // Before the body: strangers cannot make us read five megabytes.
        onRequest: async (request, reply) => {
          const context = await contextOf(app, request, reply)
          const person = personOf(context)
          if (person === null) throw new NotSignedInError()
          await takeWrites(context, 1)
          await app.limiter.take(`uploads:${person}`, UPLOADS)
        },
      },
      async (request, reply) => {
        if (!Buffer.isBuffer(request.body)) throw new NotAPictureError()
        const declared = String(request.headers['content-type']).split(';')[0]?.trim().toLowerCase() ?? ''
        const url = await storePicture(app, request.body, declared)
        return reply.header('cache-control', 'private, no-store').send({ url })
      },
    )
  })
}
