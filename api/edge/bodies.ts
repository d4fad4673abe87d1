/** Request bodies are JSON only, unless a route says otherwise. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CHARACTERS_A_UNIT } from '../engine/variables.ts'
import { addressOf } from './clientAddress.ts'
import type { ReadBudget } from './reads.ts'

/** A piece of a body takes some 350 bytes of memory until all have come. */
const SMALL_PIECE = 64
/** So many may be small: the first and last of what a slow line brings. */
const SMALL_PIECES = 1_000

const isEmpty = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0'

/** Cuts the connection on which a body comes in so many small pieces that they would fill the memory. */
function cutCrumbs({ raw }: FastifyRequest): void {
  let pieces = 0
  let bytes = 0
  raw.on('data', (piece: Buffer) => {
    pieces += 1
    bytes += piece.length
    if (pieces > SMALL_PIECES && bytes < pieces * SMALL_PIECE) raw.destroy()
  })
}

/** Replaces the built-in parsers: no text/plain, and an empty body counts as absent, whatever its type. What is no JSON is charged by its length. */
export function readBodies(server: FastifyInstance, charge: ReadBudget | undefined): void {
  server.addHook('preParsing', (request, _reply, payload, done) => {
    // Of a read the body is not looked at.
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isEmpty(request)) cutCrumbs(request)
    done(null, payload)
  })
  server.removeAllContentTypeParsers()
  const parseJson = server.getDefaultJsonParser('remove', 'remove')
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else
      void parseJson(request, body as string, (error, parsed) => {
        if (!error) return done(null, parsed)
        try {
          const cost = Math.ceil(body.length / CHARACTERS_A_UNIT)
          charge?.({ ip: addressOf(request), reader: null }, { cost, kind: 'query' })
          done(error)
        } catch (refusal) {
          done(refusal as Error)
        }
      })
  })
  server.addContentTypeParser('*', (request, _payload, done) => {
    if (isEmpty(request)) done(null, undefined)
    else
      done(
        Object.assign(new Error('Unsupported media type'), { statusCode: 415, code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE' }),
      )
  })
}
