/** Responses to requests that fail outside GraphQL. They never contain a stack or a cause. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../app.ts'
import { isUnavailable } from '../../database/unavailable.ts'
import type { Failure } from '../../rest/failures.ts'
import { RateLimitedError, UserError, ValidationError } from '../../rules/userErrors.ts'

const MESSAGES: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large',
  BODY_OF_A_READ: 'GET and HEAD take no body',
  BODY_OF_TOO_MANY_VALUES: 'The body holds too many values',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Content-Type must be application/json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body does not have the announced length',
  FST_ERR_BAD_URL: 'The address is not valid',
}

/** The response to an error; unknown errors reveal nothing. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ValidationError) return { status: 400, body: { message: error.message, errors: error.issues } }
  if (error instanceof UserError) return { status: error.status, body: { message: error.message } }
  const { statusCode, code } = error as Partial<FastifyError>
  if (code === 'FST_UNDER_PRESSURE' || statusCode === 503 || isUnavailable(error))
    return { status: 503, body: { message: 'The service is busy. Please try again.' } }
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return { status: statusCode, body: { message: MESSAGES[code ?? ''] ?? 'The request is not valid' } }
  return { status: 500, body: { message: 'Internal server error' } }
}

/** What a person reads in place of a page that could not be made; it stands alone, without the client. */
const BUSY_PAGE = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Plumbline is busy</title></head>
<body><h1>Plumbline is busy</h1><p>We could not open this page. Please wait a moment and try again.</p>
<p><a href="">Load the page again</a></p></body></html>`

/**
 * A browser that opens a page gets a page. GraphQL clients expect GraphQL's error format, also for errors outside an operation.
 */
export function answerFailure(request: FastifyRequest, reply: FastifyReply, { status, body }: Failure) {
  const isGraphQL = request.routeOptions.url === '/graphql'
  if (status === 503 && request.headers.accept?.includes('text/html'))
    return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(BUSY_PAGE)
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(
      JSON.stringify(isGraphQL ? { errors: [{ message: body.message, extensions: { code: codeOf(status) } }] } : body),
    )
}

export const notFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').send({ message: 'Not found' })

const CODES: Record<number, string> = { 403: 'FORBIDDEN', 429: 'RateLimitedError', 503: 'SERVICE_UNAVAILABLE' }
const codeOf = (status: number) => CODES[status] ?? (status >= 500 ? 'INTERNAL_SERVER_ERROR' : 'BAD_REQUEST')

export function handleFailures(server: FastifyInstance, { log }: Pick<App, 'log'>): void {
  server.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error)
    if (error instanceof RateLimitedError) reply.header('retry-after', String(error.retryAfter))
    if (failure.status === 503) reply.header('retry-after', '2')
    if (failure.status === 500)
      log.error(
        { requestId: request.id, method: request.method, route: request.routeOptions.url, error },
        'A request failed',
      )
    return answerFailure(request, reply, failure)
  })
}
