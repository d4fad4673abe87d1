/** Pages that are the same for every visitor, but for the nonce: under which address they are kept, and how they are sent. */
import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import type { Kept } from '../engine/memory.ts'
import { holds, tagOf } from './entityTags.ts'
import { joinedGzip, type WithNonce } from './joinedGzip.ts'

export interface KeptPage extends Kept {
  status: number
  etag: string
  withNonce: WithNonce
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

/** A page's own, in base64. */
export const newNonce = (): string => randomBytes(NONCE_BYTES).toString('base64')
const NONCE_BYTES = 16
const NONCE_LENGTH = 24

/** `html` has `__CSP_NONCE__` where the nonce goes. */
export async function keepPage(html: string, status: number): Promise<KeptPage> {
  const { bytes, withNonce } = await joinedGzip(html.split('__CSP_NONCE__'), NONCE_LENGTH)
  return { body: EMPTY, more: bytes, status, etag: tagOf(html), withNonce }
}

const EMPTY = Buffer.alloc(0)

export const isPage = (kept: object): kept is KeptPage => 'withNonce' in kept

/** Sends it with the headers that `reply` has, or 304 to whoever holds it. */
export function sendPage(
  { status, etag, withNonce }: KeptPage,
  { request, reply, nonce }: { request: FastifyRequest; reply: FastifyReply; nonce: string },
): FastifyReply {
  reply.header('etag', etag)
  if (status === 200 && holds(request, etag)) {
    // What the browser holds has its own nonce, and a policy for it.
    reply.removeHeader('content-security-policy').removeHeader('content-type').removeHeader('content-encoding')
    return reply.code(304).send()
  }
  return reply.code(status).send(withNonce(nonce))
}
