/** The documented calls as OpenAPI 3.1, from the same table that serves them. */
import { z } from 'zod/mini'
import { examplesAt, type Recorded } from './examples.ts'
import { conflictSchema, failureSchema } from './failures.ts'
import { namesIn, templateOf, type Route } from './route.ts'

type Json = Record<string, unknown>

/** What any call may answer. */
const FAILURES = {
  400: 'Bad input: nothing was changed',
  401: 'Not signed in',
  403: 'Not allowed, or sent from another site',
  404: 'Not found, or not yours',
  429: 'Too many requests; Retry-After says when to try again',
  500: 'Internal server error',
  503: 'A service that the call needs is unavailable',
}
/** What only those may answer that change something. */
const FAILURES_OF_WRITES = {
  409: 'Conflicts with the present state',
  413: 'The body is too large',
  415: 'The body is not JSON',
}

const RETRY_AFTER = { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } }
const ETAG = { ETag: { description: 'For If-None-Match', schema: { type: 'string' } } }

interface Served {
  publicUrl: string
  /** There the cookies' names begin with `__Host-`. */
  isProduction: boolean
}

/** The whole document, with examples for the week of `now`. */
export function openapi(routes: readonly Route[], { publicUrl, isProduction }: Served, now: Date): Json {
  const exampleOf = examplesAt(now)
  const paths: Record<string, Json> = {}
  for (const route of routes) {
    const path = templateOf(route.path)
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route, exampleOf(route)) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Plumbline',
      version: '1',
      description:
        'Each call runs the GraphQL operation of the same meaning. Times are in UTC, dates and slots in Asia/Kolkata. Each amount says whether it is in rupees or in paise. Examples can be sent as they stand to a server with demo data, unless they say what they need.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Failure: answerOf(failureSchema), Conflict: answerOf(conflictSchema) },
      responses: failureAnswers(),
      securitySchemes: Object.fromEntries(
        Object.entries(COOKIES).map(([name, description]) => [
          name,
          { type: 'apiKey', in: 'cookie', name: isProduction ? `__Host-${name}` : name, description },
        ]),
      ),
    },
  }
}

function operationOf(route: Route, { whoMay, cookies, params, query, body, needs, answers }: Recorded): Json {
  const { path, tag, summary, schemas, administrators } = route
  const ids = namesIn(path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'integer', minimum: 1 },
    example: params[name],
  }))
  return {
    tags: [tag],
    summary: administrators ? `${summary}. Administrators: ${administrators.summary}` : summary,
    description: `Who may call: ${whoMay}.${needs ? ` The example needs ${needs}.` : ''}`,
    security: cookies.map((name) => ({ [name]: [] })),
    parameters: [...ids, ...queryOf(schemas.query, query)],
    ...(schemas.body && { requestBody: { required: true, content: json(bodyOf(schemas.body, administrators), body) } }),
    responses: { ...successesOf(route, answers), ...failuresOf(route, answers) },
  }
}

function bodyOf(body: z.ZodMiniType, administrators: Route | null): Json {
  const theirs = administrators?.schemas.body
  return theirs ? { anyOf: [inputOf(body), inputOf(theirs)] } : inputOf(body)
}

function successesOf({ summary, success, mayRepeat, isTagged, schemas: { response } }: Route, answers: Json): Json {
  const content = json(answerOf(response), answers[success])
  return {
    ...(mayRepeat && { 200: { description: 'Done before; nothing has changed', content } }),
    [success]: { description: summary, content, ...(isTagged && { headers: ETAG }) },
    ...(isTagged && { 304: { description: 'Not modified since the ETag in If-None-Match' } }),
  }
}

const failuresOf = ({ method }: Route, answers: Json): Json =>
  Object.fromEntries(
    Object.entries({ ...FAILURES, ...(method !== 'GET' && FAILURES_OF_WRITES) }).map(([status, description]) => [
      status,
      answers[status] ? failureOf(status, description, answers[status]) : { $ref: `#/components/responses/${status}` },
    ]),
  )

const failureAnswers = () =>
  Object.fromEntries(
    Object.entries({ ...FAILURES, ...FAILURES_OF_WRITES }).map(([status, description]) => [
      status,
      failureOf(status, description, { message: description }),
    ]),
  )

function failureOf(status: string, description: string, example: unknown): Json {
  const schema = { $ref: `#/components/schemas/${status === '409' ? 'Conflict' : 'Failure'}` }
  return { description, content: json(schema, example), ...(status === '429' && { headers: RETRY_AFTER }) }
}

function queryOf(schema: z.ZodMiniType | null, examples: Record<string, string>): Json[] {
  if (!schema) return []
  const { properties = {} } = inputOf(schema) as { properties?: Record<string, Json> }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: false,
    schema: property,
    example: examples[name],
  }))
}

const json = (schema: Json, example: unknown) => ({ 'application/json': { schema, example } })

/** What a caller sends; what the schema turns it into is ours to know. */
export const inputOf = (schema: z.ZodMiniType): Json => schemaOf(schema, 'input')

export const answerOf = (schema: z.ZodMiniType): Json => schemaOf(schema, 'output')

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...written } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // A format says it: its pattern, and the bounds of safe integers, only make it longer. Answers may gain fields.
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      if (jsonSchema.format) delete jsonSchema.pattern
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    },
  }) as Json
  return written
}

/** What each cookie is, by its name outside production. */
const COOKIES = {
  session: 'Session of a mentor, mentee or community member; their log-in sets it',
  admin_session: 'Session of an administrator; POST /api/admin/login sets it',
} as const
