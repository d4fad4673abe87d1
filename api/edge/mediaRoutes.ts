/** Pictures in and out. */
import type { FastifyInstance } from 'fastify'
import type { App } from '../app.ts'
import { NotSignedInError } from '../rules/userErrors.ts'
import { contextOf } from './requestContext.ts'
import { takeWrite } from './writes.ts'
import { DEFAULT_PICTURES } from '../media/defaultPictures.ts'
import { NotAPictureError, PICTURE_BYTES, PICTURE_TYPES, storePicture } from '../media/pictures.ts'

const UPLOADS = { max: 40, windowSeconds: 3_600 }
const HASH = /^[0-9a-f]{64}$/
/** Even if a picture were something else: it cannot run, frame or be guessed at. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
const FOREVER = 'public, max-age=31536000, immutable'

export function serveMedia(server: FastifyInstance, app: App): void {
  server.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params
    reply.header('content-security-policy', PICTURE_POLICY).header('cross-origin-resource-policy', 'same-site')
    const drawn = DEFAULT_PICTURES.get(name)
    if (drawn) return reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(drawn)
    const found = HASH.test(name) ? await app.db.media.findUnique({ where: { hash: name } }) : null
    if (!found) return reply.code(404).header('cache-control', 'no-store').send({ message: 'Not found' })
    const etag = `"${name}"`
    reply.header('cache-control', FOREVER).header('etag', etag).header('content-disposition', 'inline')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
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
          const { member, administrator } = context
          const who = member?.sessionHash ?? administrator?.sessionHash
          if (!who) throw new NotSignedInError()
          await takeWrite(context)
          await app.limiter.take(
            `uploads:${member ? `${member.type}:${member.id}` : `admin:${administrator?.id}`}`,
            UPLOADS,
          )
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
