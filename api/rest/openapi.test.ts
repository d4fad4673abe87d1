/** The description is OpenAPI 3.1, complete, and of documents that the schema knows. */
import { parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { routes } from '../features.ts'
import { schema } from '../schema.ts'
import { openapi } from './openapi.ts'
import { namesIn, templateOf } from './ids.ts'

const described = openapi(routes, 'https://plumbline.test')

/** As far as we use it: https://spec.openapis.org/oas/v3.1.1.html. Objects are closed, so that a misspelt key is found. */
const jsonSchema = z.record(z.string(), z.unknown())
const content = z.strictObject({ 'application/json': z.strictObject({ schema: jsonSchema }) })
const header = z.strictObject({ description: z.string(), schema: jsonSchema })
const response = z.strictObject({
  description: z.string().check(z.minLength(1)),
  content: z.optional(content),
  headers: z.optional(z.record(z.string(), header)),
})
const reference = z.strictObject({ $ref: z.string() })
const operation = z.strictObject({
  tags: z.array(z.string()).check(z.minLength(1)),
  summary: z.string().check(z.minLength(1)),
  parameters: z.array(
    z.strictObject({ name: z.string(), in: z.enum(['path', 'query']), required: z.boolean(), schema: jsonSchema }),
  ),
  requestBody: z.optional(z.strictObject({ required: z.boolean(), content })),
  responses: z.record(z.string().check(z.regex(/^[1-5]\d\d$/)), z.union([reference, response])),
})
const documentSchema = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.strictObject({ url: z.url() })),
  paths: z.record(
    z.string().check(z.startsWith('/api/')),
    z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), operation),
  ),
  components: z.strictObject({
    schemas: z.record(z.string(), jsonSchema),
    responses: z.record(z.string(), response),
  }),
})

const { paths, components } = documentSchema.parse(described)
const operationOf = (path: string, method: string) => paths[path]?.[method.toLowerCase() as 'get']

test('every call is in it, with its ids as integers, its body and its answer', () => {
  expect(Object.values(paths).flatMap((methods) => Object.keys(methods))).toHaveLength(routes.length)
  for (const { path, method, success, mayRepeat, schemas } of routes) {
    const { parameters, requestBody, responses } = operationOf(templateOf(path), method)!
    expect(parameters.filter((part) => part.in === 'path')).toMatchObject(
      namesIn(path).map((name) => ({ name, required: true, schema: { type: 'integer' } })),
    )
    expect(requestBody !== undefined).toBe(schemas.body !== null)
    for (const status of mayRepeat ? [200, success] : [success]) {
      const { schema: answer } = response.parse(responses[status]).content!['application/json']
      expect([method, path, answer['type']]).toEqual([method, path, expect.stringMatching(/^(object|array)$/)])
    }
  }
})

test('answers and failures show what clients read', () => {
  const created = response.parse(operationOf('/api/mentors', 'POST')?.responses['201'])
  expect(created.content?.['application/json'].schema).toMatchObject({
    required: expect.arrayContaining(['id', 'starterPackageRate', 'weeklyAvailability']),
    properties: {
      id: { type: 'integer' },
      rating: { type: 'number' },
      status: { enum: ['pending review', 'accepted', 'rejected'] },
      createdAt: { type: 'string', format: 'date-time' },
    },
  })
  expect(components.schemas['Conflict']).toMatchObject({
    required: ['message'],
    properties: { errors: { type: 'array' }, constraints: { type: 'array' }, suggestion: { type: 'string' } },
  })
  expect(components.responses['429']?.headers).toHaveProperty('Retry-After')
  expect(operationOf('/api/auth/user', 'GET')?.responses).not.toHaveProperty('413')
})

test('everything that it refers to is there', () => {
  const references = JSON.stringify(described).match(/#\/[\w/]+/g) ?? []
  expect(references.length).toBeGreaterThan(routes.length)
  const lost = references.filter((path) => {
    const found = path
      .split('/')
      .slice(1)
      .reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], described)
    return found === undefined
  })
  expect(lost).toEqual([])
})

test('every document of a call is one that the schema accepts', () => {
  const wrong = routes.flatMap(({ method, path, document }) =>
    validate(schema, parse(document)).map(({ message }) => `${method} ${path}: ${message}`),
  )
  expect(wrong).toEqual([])
})
