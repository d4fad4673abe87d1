import { setImmediate } from 'node:timers/promises'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fairTurns } from '../../database/fairTurns.ts'
import { wideNetworkOf } from '../../accounts/network.ts'
import type { App } from '../../app.ts'
import { downloadAs } from '../../media/fileNames.ts'
import { FileTooLargeError, NotAPictureError } from '../../media/mediaErrors.ts'
import { FILE_ID, accessTo } from '../../media/paths.ts'
import { DEFAULT_PICTURES, PICTURE_SIDES, STORED_TYPE } from '../../media/pictures.ts'
import { DOCUMENT_TYPE, OTHER_NAMES, PICTURE_TYPES, registeredType } from '../../media/structure.ts'
import { storeUpload, UPLOAD_BYTES } from '../../media/upload.ts'
import { NotSignedInError } from '../../rules/userErrors.ts'
import { holds } from '../http/entityTags.ts'
import { notFound } from '../http/errorAnswers.ts'
import { type ReadBudget, takeWrites } from '../http/budgets.ts'
import { personOf, contextOf } from '../http/requestContext.ts'
import { takePlace, takeUpload, uploadedAt } from './uploads.ts'

/** Limit, because each may be several megabytes; by network, as one could keep all places of the line. */
const inTurn = fairTurns({ atOnce: 2, each: 100, all: 100 })
/** Turns of the event loop after a large one: one takes one new connection, and reading it takes tens of ms. */
const TURNS = 10
/** Bytes of a large file that take about as long to read as one object. */
const LARGE = 64 * 1024
const BYTES_A_UNIT = 1_500
/** Defence in depth: even if the file were something else, it could not run, be framed or be sniffed. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
const FOREVER = 'public, max-age=31536000, immutable'
interface FileRequest {
  Params: { name: string; side?: string }
}

async function reading<File extends { content: Uint8Array }>(
  ip: string,
  read: () => Promise<File | null>,
): Promise<File | null> {
  return await inTurn(wideNetworkOf(ip), async () => {
    const file = await read()
    if (file && isLarge(file.content)) for (let turn = 0; turn < TURNS; turn += 1) await setImmediate()
    return file
  })
}

const isLarge = ({ length }: Uint8Array) => length >= LARGE

/** Charges what reading a large file has taken: the next ones of its network are refused. */
function chargeLarge(charge: ReadBudget | undefined, asker: Parameters<ReadBudget>[0], content: Uint8Array): void {
  if (isLarge(content)) charge?.(asker, { cost: Math.ceil(content.length / BYTES_A_UNIT), kind: 'query' })
}

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
    if (!FILE_ID.test(name) || !isSize(side)) return notFound(reply)
    charge?.({ ip: request.ip, reader: null }, { cost: 0, kind: 'query' })
    const etag = side === undefined ? `"${name}"` : `"${name}-${side}"`
    const where = { hash: name, isPrivate: false }
    const isHeld = holds(request, etag)
    const found = isHeld
      ? await app.db.media.findUnique({ where, select: { hash: true } })
      : await reading(request.ip, () => fileOf(app, { hash: name, side, isPrivate: false }))
    if (!found) return notFound(reply)
    if ('content' in found) chargeLarge(charge, { ip: request.ip, reader: null }, found.content)
    reply.header('cache-control', FOREVER).header('etag', etag).header('content-disposition', 'inline')
    if (!('content' in found)) return reply.code(304).send()
    return reply.type(found.contentType).send(Buffer.from(found.content))
  }
  for (const path of ['/media/:name', '/media/:name/:side'])
    server.get<FileRequest>(path, (request, reply) => answer(request, reply))
}

const isSize = (side: string | undefined) => side === undefined || PICTURE_SIDES.some((known) => String(known) === side)

/** A stored file; a smaller picture where a size is asked for, the whole one where that is no larger. */
async function fileOf({ db }: App, file: { hash: string; side: string | undefined; isPrivate: boolean }) {
  const { hash, side, isPrivate } = file
  if (side !== undefined) {
    const smaller = await db.mediaSize.findUnique({
      where: { hash_side: { hash, side: Number(side) }, media: { isPrivate } },
      select: { content: true, media: { select: { contentType: true } } },
    })
    if (smaller) return { content: smaller.content, contentType: smaller.media.contentType }
  }
  // A document has no sizes.
  const where = { hash, isPrivate, ...(side !== undefined && { contentType: STORED_TYPE }) }
  return await db.media.findUnique({ where, select: { contentType: true, content: true } })
}

/** Asked anew each time whether they may: nothing of it is kept anywhere. */
function servePrivateFiles(server: FastifyInstance, app: App, charge?: ReadBudget): void {
  async function answer(request: FastifyRequest<FileRequest>, reply: FastifyReply) {
    guard(reply).header('cache-control', 'private, no-store')
    const { name: hash, side } = request.params
    const context = await contextOf(app, request, reply)
    if (personOf(context) === null) throw new NotSignedInError()
    if (!FILE_ID.test(hash) || !isSize(side)) return notFound(reply)
    charge?.(context.exchange.asker, { cost: 0, kind: 'query' })
    const access = await accessTo(context, hash)
    const found = access && (await reading(request.ip, () => fileOf(app, { hash, side, isPrivate: true })))
    if (!found) return notFound(reply)
    chargeLarge(charge, context.exchange.asker, found.content)
    return reply
      .header('content-disposition', downloadAs(access.name, found.contentType))
      .type(found.contentType)
      .send(Buffer.from(found.content))
  }
  for (const path of ['/media/private/:name', '/media/private/:name/:side'])
    server.get<FileRequest>(path, (request, reply) => answer(request, reply))
}

function takeUploads(server: FastifyInstance, app: App): void {
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // Counted while it comes: whoever sends more is cut off at the limit.
    scope.addContentTypeParser(
      [...PICTURE_TYPES, ...OTHER_NAMES, DOCUMENT_TYPE],
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
          takePlace(uploader, request, reply)
          await takeWrites(context, ['upload'])
          await takeUpload(context)
          request.uploader = uploader
        },
      },
      async (request, reply) => {
        if (!Buffer.isBuffer(request.body)) throw new NotAPictureError()
        const declared = registeredType(String(request.headers['content-type']))
        const { uploader, body } = request
        const isPrivate = request.query.private === 'true'
        const stored = await storeUpload(app, {
          bytes: body,
          declared,
          uploader,
          isPrivate,
          ...uploadedAt(app, request.ip),
        })
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
