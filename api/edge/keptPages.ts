/** Pages that are the same for every visitor, but for the nonce: under which address they are kept, and how they are sent. */
import { randomFillSync } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import type { Kept } from '../engine/memory.ts'
import { holds, tagOf } from './entityTags.ts'
import { joinedGzip, type JoinedGzip } from './joinedGzip.ts'

export interface KeptPage extends Kept {
  status: number
  etag: string
  html: JoinedGzip
}

/** What pages read of their query. An address with anything else is answered by itself, but for what only trackers read. */
const READ = new Set([
  'search',
  'mainBranch',
  'subBranch',
  'available',
  'sort',
  'branch',
  'shown',
  'reviews',
  'package',
])
const TRACKERS = /^(utm_\w+|gclid|fbclid|msclkid)$/

/** The address that a visitor's page is drawn for and kept under; null when it is not kept. */
export function keptAddress({ pathname, searchParams }: URL): string | null {
  const read = [...searchParams].filter(([name]) => !TRACKERS.test(name))
  if (!read.every(([name]) => READ.has(name))) return null
  const query = new URLSearchParams(read)
  query.sort()
  return `${pathname}${query.size > 0 ? `?${query}` : ''}`
}

/** Kept pages are gzip: brotli has no pieces that could be joined. */
export const takesGzip = (request: FastifyRequest): boolean =>
  new Negotiator(request.raw).encodings(['gzip']).includes('gzip')

const NONCE_BYTES = 16
/** Random bytes for the next nonces, each of which is used once: to ask for few at a time takes longer than to send a page's head. */
const ahead = Buffer.alloc(NONCE_BYTES * 256)
let used = ahead.length

/** A page's own, in base64. */
export function newNonce(): string {
  if (used === ahead.length) {
    randomFillSync(ahead)
    used = 0
  }
  return ahead.toString('base64', used, (used += NONCE_BYTES))
}
const NONCE_LENGTH = 24

/** The nonce goes between the pieces. */
export async function keepPage(pieces: readonly string[], status: number): Promise<KeptPage> {
  const html = await joinedGzip(pieces, NONCE_LENGTH)
  return { body: EMPTY, more: html.bytes, status, etag: tagOf(pieces.join('')), html }
}

const EMPTY = Buffer.alloc(0)

export const isPage = (kept: object): kept is KeptPage => 'html' in kept

/** Sends it with the headers that `reply` has, or 304 to whoever holds it. */
export function sendPage(
  { status, etag, html }: KeptPage,
  { request, reply, nonce }: { request: FastifyRequest; reply: FastifyReply; nonce: string },
): FastifyReply {
  reply.header('etag', etag)
  if (status === 200 && holds(request, etag)) {
    // What the browser holds has its own nonce, and a policy for it.
    reply.removeHeader('content-security-policy').removeHeader('content-type').removeHeader('content-encoding')
    return reply.code(304).send()
  }
  const body = html.withNonce(nonce)
  // Who has left while it was made hears of no end any more.
  if (reply.raw.destroyed) html.giveBack(body)
  else reply.raw.once('close', () => html.giveBack(body))
  return reply.code(status).send(body)
}
