/** Pages that are the same for every visitor: under which address they are kept, and how they are sent. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { holds, tagOf } from '../http/entityTags.ts'

export interface CachedPage {
  status: number
  etag: string
  /** Content security policy, with the hashes of the page's own styles. */
  policy: string
  gzip: Buffer
  br: Buffer
}

/** Parameters that pages read. An address with any other is answered by itself, except for those of trackers. */
const READ = new Set(
  'search asTyped mainBranch subBranch available minPrice maxPrice free language minExperience minRating city sort branch shown reviews stars package mentors'.split(
    ' ',
  ),
)
const TRACKERS = /^(utm_\w+|gclid|fbclid|msclkid)$/

/** The address that a visitor's page is drawn for and kept under; null when it is not kept. */
export function cacheAddress({ pathname, searchParams }: URL): string | null {
  const read = [...searchParams].filter(([name]) => !TRACKERS.test(name))
  if (!read.every(([name]) => READ.has(name))) return null
  const query = new URLSearchParams(read)
  query.sort()
  return `${pathname}${query.size > 0 ? `?${query}` : ''}`
}

/** Browsers send some 30 characters. Each name in them is compared with ours. */
const LONGEST_ACCEPTED = 1_000

/** The best compression that the browser takes; null if it takes none. */
export function encodingOf({ raw }: FastifyRequest): 'br' | 'gzip' | null {
  if ((raw.headers['accept-encoding'] ?? '').length > LONGEST_ACCEPTED) return null
  const accepted = new Negotiator(raw).encodings(['br', 'gzip'])
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null
}

const compress = { gzip: promisify(gzip), br: promisify(brotliCompress) }
/** Levels that take a few milliseconds: a page is compressed again every few seconds. */
const GZIP = { level: 7 }
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}

export async function cachePage(
  html: string,
  { status, policy }: Pick<CachedPage, 'status' | 'policy'>,
): Promise<CachedPage> {
  const bytes = Buffer.from(html)
  const [gzipped, br] = await Promise.all([compress.gzip(bytes, GZIP), compress.br(bytes, BROTLI)])
  return { status, etag: tagOf(html), policy, gzip: gzipped, br }
}

export const bytesOfPage = ({ gzip: gzipped, br }: CachedPage): number => gzipped.length + br.length

/** Sends it with the headers that `reply` has, or 304 to a browser that has this version. */
export function sendPage(
  page: CachedPage,
  { request, reply, encoding }: { request: FastifyRequest; reply: FastifyReply; encoding: 'br' | 'gzip' },
): FastifyReply {
  const { status, etag, policy } = page
  reply.header('etag', etag).header('content-security-policy', policy)
  if (status === 200 && holds(request, etag)) return reply.removeHeader('content-type').code(304).send()
  return reply.code(status).header('content-encoding', encoding).send(page[encoding])
}
