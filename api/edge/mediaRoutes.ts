/** Files in and out. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import { DEFAULT_PICTURES } from '../media/defaultPictures.ts'
import { DOCUMENT_TYPE } from '../media/documents.ts'
import { FileTooLargeError, NotAPictureError } from '../media/mediaErrors.ts'
import { FILE_ID } from '../media/paths.ts'
import { PICTURE_SIDES } from '../media/pictures.ts'
import { mayRead } from '../media/privateFiles.ts'
import { PICTURE_TYPES } from '../media/structure.ts'
import { inTurns } from '../media/turns.ts'
import { storeUpload, UPLOAD_BYTES } from '../media/upload.ts'
import { NotSignedInError } from '../rules/userErrors.ts'
import { notFound } from './errorAnswers.ts'
import type { ReadBudget } from './reads.ts'
import { personOf } from './identity.ts'
import { contextOf } from './requestContext.ts'
import { takePlace, takeUpload } from './uploads.ts'
import { takeWrites } from './writes.ts'

/** Limit, because each may be several megabytes. */
const reading = inTurns(4, 100)
/** Defence in depth: even if the file were something else, it could not run, be framed or be sniffed. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
const FOREVER = 'public, max-age=31536000, immutable'
/** Generic file names for downloads: the original names are private. */
const DOWNLOADS: Record<string, string> = { [DOCUMENT_TYPE]: 'document.pdf', 'image/webp': 'picture.webp' }

interface FileRequest {
  Params: { name: string; side?: string }
}

/** `charge` counts each requested file against the network's read budget. */
export function serveMedia(server: FastifyInstance, app: App, charge?: ReadBudget): void {
  servePictures(server, app, charge)
  servePrivateFiles(server, app, charge)
  takeUploads(server, app)
}

const guard = (reply: FastifyReply) =>
  reply.header('content-security-policy', FILE_POLICY).header('cross-origin-resource-policy', 'same-site')

function servePictures(server: FastifyInstance, app: App, charge?: ReadBudget): void {
  async function answer(request: FastifyRequest<FileRequest>, reply: FastifyReply) {
    const { name, side } = request.params
    guard(reply)
    const drawn = DEFAULT_PICTURES.get(name)
    if (drawn && side === undefined)
      return reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(drawn)
    const isSize = side === undefined || PICTURE_SIDES.some((known) => String(known) === side)
    if (!FILE_ID.test(name) || !isSize) return notFound(reply)
    charge?.({ ip: request.ip, reader: null }, { cost: 0, kind: 'query' })
    const etag = side === undefined ? `"${name}"` : `"${name}-${side}"`
    const where = { hash: name, isPrivate: false }
    const isHeld = request.headers['if-none-match'] === etag
    const found = isHeld
      ? await app.db.media.findUnique({ where, select: { hash: true } })
      : await reading(() => (side === undefined ? pictureOf(app, name) : sizeOf(app, name, Number(side))))
    if (!found) return notFound(reply)
    reply.header('cache-control', FOREVER).header('etag', etag).header('content-disposition', 'inline')
    if (!('content' in found)) return reply.code(304).send()
    return reply.type(found.contentType).send(Buffer.from(found.content))
  }
  for (const path of ['/media/:name', '/media/:name/:side'])
    server.get<FileRequest>(path, (request, reply) => answer(request, reply))
}

function pictureOf({ db }: App, hash: string) {
  return db.media.findUnique({ where: { hash, isPrivate: false }, select: { contentType: true, content: true } })
}

/** The smaller picture; the whole one where that is no larger. */
async function sizeOf(app: App, hash: string, side: number) {
  const smaller = await app.db.mediaSize.findUnique({
    where: { hash_side: { hash, side }, media: { isPrivate: false } },
    select: { content: true, media: { select: { contentType: true } } },
  })
  return smaller ? { content: smaller.content, contentType: smaller.media.contentType } : await pictureOf(app, hash)
}

/** Asked anew each time whether they may: nothing of it is kept anywhere. */
function servePrivateFiles(server: FastifyInstance, app: App, charge?: ReadBudget): void {
  server.get<FileRequest>('/media/private/:name', async (request, reply) => {
    guard(reply).header('cache-control', 'private, no-store')
    const { name } = request.params
    const context = await contextOf(app, request, reply)
    const reader = personOf(context)
    if (reader === null) throw new NotSignedInError()
    if (!FILE_ID.test(name)) return notFound(reply)
    charge?.({ ip: request.ip, reader: context.exchange.reader }, { cost: 0, kind: 'query' })
    if (!(await mayRead(context, name))) return notFound(reply)
    const found = await reading(() =>
      app.db.media.findUnique({
        where: { hash: name, isPrivate: true },
        select: { contentType: true, content: true },
      }),
    )
    if (!found) return notFound(reply)
    return reply
      .header('content-disposition', `attachment; filename="${DOWNLOADS[found.contentType] ?? 'file'}"`)
      .type(found.contentType)
      .send(Buffer.from(found.content))
  })
}

function takeUploads(server: FastifyInstance, app: App): void {
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // Counted while it comes: whoever sends more is cut off at the limit.
    scope.addContentTypeParser(
      [...PICTURE_TYPES, DOCUMENT_TYPE],
      { parseAs: 'buffer', bodyLimit: UPLOAD_BYTES },
      (_request, body, done) => done(null, body),
    )
    scope.addContentTypeParser('*', ({ headers }, _payload, done) =>
      done(new NotAPictureError(/svg/i.test(headers['content-type'] ?? '') ? 'drawing' : 'choose')),
    )
    scope.setErrorHandler<FastifyError>((error) => {
      throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? new FileTooLargeError() : error
    })
    scope.post<{ Querystring: { private?: string } }>(
      '/api/media',
      {
        bodyLimit: UPLOAD_BYTES,
        // Before the body: strangers cannot make us read five megabytes.
        onRequest: async (request, reply) => {
          const context = await contextOf(app, request, reply)
          const uploader = personOf(context)
          if (uploader === null) throw new NotSignedInError()
          takePlace(uploader, reply)
          await takeWrites(context, 1)
          await takeUpload(context)
          request.uploader = uploader
        },
      },
      async (request, reply) => {
        if (!Buffer.isBuffer(request.body)) throw new NotAPictureError()
        const declared = String(request.headers['content-type']).split(';')[0]?.trim().toLowerCase() ?? ''
        const { uploader, body } = request
        const isPrivate = request.query.private === 'true'
        const stored = await storeUpload(app, { bytes: body, declared, uploader, isPrivate })
        return reply.header('cache-control', 'private, no-store').send(stored)
      },
    )
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sends a file, such as mentee:7; only of uploads. */
    uploader: string
  }
}
