/** The documented calls as OpenAPI 3.1, from the same table that serves them. */
import { z } from 'zod/mini'
import type { Route } from './route.ts'

type Json = Record<string, unknown>

const ERRORS: Record<number, string> = {
  400: 'Bad input: nothing was changed',
  401: 'Not signed in',
  403: 'Not allowed, or asked for by another site',
  404: 'Not there, or not yours',
  409: 'In conflict with what is there',
  413: 'Too large',
  415: 'Not JSON',
  429: 'Too many; Retry-After says when to come back',
  503: 'A needed service is away',
}

const FAILURE: Json = {
  type: 'object',
  required: ['message'],
  properties: {
    message: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}

/** The whole document; `publicUrl` is where the calls are answered. */
export function openapi(routes: readonly Route[], publicUrl: string): Json {
  const paths: Record<string, Json> = {}
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Plumbline',
      version: '1',
      description:
        'Each call runs the GraphQL operation of the same meaning. Times are UTC, days and slots Asia/Kolkata.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: { schemas: { Failure: FAILURE } },
  }
}

function operationOf({ path, tag, summary, success, mayRepeat, method, schemas: { body, query } }: Route): Json {
  const parts = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  return {
    tags: [tag],
    summary,
    parameters: [...parts, ...queryOf(query)],
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: inputOf(body) } } } }),
    responses: {
      ...(mayRepeat && { 200: { description: 'Nothing has changed' } }),
      [success]: { description: summary },
      ...failuresOf(method),
    },
  }
}

function failuresOf(method: string): Json {
  const possible = Object.entries(ERRORS).filter(
    ([status]) => method !== 'GET' || !['409', '413', '415'].includes(status),
  )
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } }
  return Object.fromEntries(possible.map(([status, description]) => [status, { description, content }]))
}

function queryOf(schema: z.ZodMiniType | null): Json[] {
  if (!schema) return []
  const { properties = {} } = inputOf(schema) as { properties?: Record<string, Json> }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: false,
    schema: property,
  }))
}

/** What a caller sends; what the schema turns it into is ours to know. */
function inputOf(schema: z.ZodMiniType): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json
  return json
}
