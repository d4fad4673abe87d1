/** Which posted GraphQL is plain, and what it is answered as. */
import type { IncomingMessage } from 'node:http'

export type MediaType = 'application/json' | 'application/graphql-response+json'

/** What yoga answers to each Accept; others are for yoga to read. */
const MEDIA_TYPES = new Map<string | undefined, MediaType>([
  [undefined, 'application/json'],
  ['*/*', 'application/json'],
  ['application/json', 'application/json'],
  ['application/graphql-response+json', 'application/graphql-response+json'],
  ['application/graphql-response+json, application/json', 'application/graphql-response+json'],
])

/** Our client adds its document's name, for whoever looks at requests. */
const PLAIN_ADDRESS = /^\/graphql(\?\w+)?$/

/** Undefined for what is left to yoga. */
export function mediaTypeOf({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): MediaType | undefined {
  if (method !== 'POST' || !PLAIN_ADDRESS.test(url)) return undefined
  const contentType = headers['content-type']
  const isPlain = contentType === 'application/json' || contentType?.startsWith('application/json;')
  return isPlain ? MEDIA_TYPES.get(headers.accept) : undefined
}
