/** Request bodies are JSON only, unless a route says otherwise. */
import type { IncomingMessage } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { wideNetworkOf } from '../../accounts/network.ts'
import { CHARACTERS_A_UNIT } from '../../engine/variables.ts'
import { fairTurns } from '../../database/fairTurns.ts'
import { addressOf } from './clientAddress.ts'
import type { ReadBudget } from './budgets.ts'
import type { TakeTurn } from './shortTurns.ts'
import { createRoom } from './unreadAnswers.ts'

/** A piece of a body takes some 350 bytes of memory until all have come. */
const SMALL_PIECE = 64
/** Pieces that may be small: a slow line brings some. */
const SMALL_PIECES = 1_000

const isEmpty = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0'

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

/** Bodies that are being sent are held until they have come: a thousand of 1 MB, each without its end, take a gigabyte. */
const room = createRoom({ all: 192 * MEGABYTE, network: 48 * MEGABYTE, wide: 96 * MEGABYTE })
/** What most bodies are shorter than: these are never refused. */
const SMALL_BODY = 16 * KILOBYTE
/** Longer ones are taken only where uploads have places. */
const LONGEST_BODY = MEGABYTE

/** Characters from which a body is parsed in a turn of its own: a dozen of 8 MB that end at once stop everybody for a second. */
const LONG_BODY = 64 * KILOBYTE
/** Turns of the event loop before each of them. */
const TURNS = 10
/** From each network in turn; past these the server is busy. */
const inTurn = fairTurns({ atOnce: 1, each: 100, all: 400 })

/** Bytes that a body may take: what it announces, or else what its route reads. */
const largestOf = ({ headers, routeOptions }: FastifyRequest) =>
  Number(headers['content-length'] ?? Math.min(routeOptions.bodyLimit ?? LONGEST_BODY, LONGEST_BODY))

/** Most commas and opening brackets of a body, in texts too. Our largest body, marks of attendance, has 6,000. */
const MARKS = 10_000

/** Whether a text has too many of them. They are counted before parsing, because the parser makes a value for each. */
function isExcessive(text: string): boolean {
  let marks = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    // A comma, an opening bracket or brace.
    if ((code === 0x2c || code === 0x5b || code === 0x7b) && (marks += 1) > MARKS) return true
  }
  return false
}

type Code = 'BODY_OF_A_READ' | 'BODY_OF_TOO_MANY_VALUES' | 'FST_ERR_CTP_INVALID_MEDIA_TYPE'

/** Refused with the message of this code. */
const badBody = (code: Code, statusCode = 400) => Object.assign(new Error(code), { statusCode, code })

/** Cuts the connection when a body comes in so many small pieces that they would fill the memory. */
function cutCrumbs(raw: IncomingMessage): void {
  let pieces = 0
  let bytes = 0
  raw.on('data', (piece: Buffer) => {
    pieces += 1
    bytes += piece.length
    if (pieces > SMALL_PIECES && bytes < pieces * SMALL_PIECE) raw.destroy()
  })
}

/**
 * Replaces the built-in parsers: no text/plain, and an empty body counts as absent, whatever its type. A body that is no
 * JSON, or that has too many values, is charged by its length. What is held of bodies is bounded. GET and HEAD take no body. When a request is answered
 * before its body was read, the rest of the body is thrown away.
 */
export function readBodies(
  server: FastifyInstance,
  { charge, takeTurn }: { charge?: ReadBudget | undefined; takeTurn: TakeTurn },
): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    done(isRead && !isEmpty(request) ? badBody('BODY_OF_A_READ') : undefined)
  })
  server.addHook('preParsing', (request, reply, payload, done) => {
    if (isEmpty(request)) return done(null, payload)
    cutCrumbs(request.raw)
    const bytes = largestOf(request)
    try {
      if (bytes > SMALL_BODY && bytes <= LONGEST_BODY) room.take(request, reply, bytes)
    } catch (error) {
      // What it goes on sending would have to be read.
      reply.header('connection', 'close')
      return done(error as Error)
    }
    done(null, payload)
  })
  server.addHook('onSend', ({ raw }, _reply, _payload, done) => {
    if (!raw.complete) {
      // Nobody has read the body yet, so nobody counts its pieces.
      if (raw.listenerCount('data') === 0) cutCrumbs(raw)
      raw.resume()
    }
    done()
  })
  server.removeAllContentTypeParsers()
  const parseJson = server.getDefaultJsonParser('remove', 'remove')
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    function refuse(error: Error): void {
      try {
        const cost = Math.ceil(body.length / CHARACTERS_A_UNIT)
        charge?.({ ip: addressOf(request), reader: null }, { cost, kind: 'query' })
        done(error)
      } catch (refusal) {
        done(refusal as Error)
      }
    }
    function read(): void {
      if (isExcessive(body as string)) refuse(badBody('BODY_OF_TOO_MANY_VALUES'))
      else void parseJson(request, body as string, (error, parsed) => (error ? refuse(error) : done(null, parsed)))
    }
    // Thousands of bodies that lack only a last byte can end at the same moment.
    if (body.length < LONG_BODY) takeTurn(request.raw, () => (body === '' ? done(null, undefined) : read()))
    else
      void inTurn(wideNetworkOf(addressOf(request)), async () => {
        // Others come in between: a turn takes one new connection.
        for (let turn = 0; turn < TURNS; turn += 1) await setImmediate()
        read()
      }).catch(refuse)
  })
  server.addContentTypeParser('*', (request, _payload, done) => {
    if (isEmpty(request)) done(null, undefined)
    else done(badBody('FST_ERR_CTP_INVALID_MEDIA_TYPE', 415))
  })
}
