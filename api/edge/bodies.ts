/** Request bodies are JSON only, unless a route says otherwise. */
import type { FastifyInstance, FastifyRequest } from 'fastify'

const isEmpty = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0'

/** Replaces the built-in parsers: no text/plain, and an empty body counts as absent, whatever its type. */
export function readBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers()
  const parseJson = server.getDefaultJsonParser('remove', 'remove')
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parseJson(request, body as string, done)
  })
  server.addContentTypeParser('*', (request, _payload, done) => {
    if (isEmpty(request)) done(null, undefined)
    else
      done(
        Object.assign(new Error('Unsupported media type'), { statusCode: 415, code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE' }),
      )
  })
}
