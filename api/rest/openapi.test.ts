/** The description is OpenAPI 3.1, complete, and of documents that the schema knows. */
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { routes } from '../features.ts'
import { schema } from '../schema.ts'
import { openapi } from './openapi.ts'
import { namesIn, templateOf } from './route.ts'

const now = new Date('2030-12-01T04:30:00Z')
const described = openapi(routes, { publicUrl: 'https://plumbline.test', isProduction: false }, now)

interface Shown {
  schema: Record<string, unknown>
  example: unknown
}
interface Answer {
  $ref?: string
  content?: { 'application/json': Shown }
  headers?: Record<string, unknown>
}
interface Operation {
  description: string
  security: Record<string, unknown>[]
  parameters: (Shown & { name: string; in: 'path' | 'query'; required: boolean })[]
  requestBody?: { content: { 'application/json': Shown } }
  responses: Record<string, Answer>
}
const { paths, components } = described as unknown as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Record<string, unknown>>; responses: Record<string, Answer> }
}
const operationOf = (path: string, method: string) => paths[path]?.[method.toLowerCase()]

test('every call is in it, with its ids as integers, its body and its answer', () => {
  expect(Object.values(paths).flatMap((methods) => Object.keys(methods))).toHaveLength(routes.length)
  for (const { path, method, success, mayRepeat, schemas } of routes) {
    const { parameters, requestBody, responses } = operationOf(templateOf(path), method)!
    expect(parameters.filter((part) => part.in === 'path')).toMatchObject(
      namesIn(path).map((name) => ({ name, required: true, schema: { type: 'integer' } })),
    )
    expect(requestBody !== undefined).toBe(schemas.body !== null)
    for (const status of mayRepeat ? [200, success] : [success]) {
      const { schema: answer } = responses[status]!.content!['application/json']
      expect([method, path, answer['type']]).toEqual([method, path, expect.stringMatching(/^(object|array)$/)])
    }
  }
})

test('answers and failures show what clients read', () => {
  const created = operationOf('/api/mentors', 'POST')?.responses['201']
  expect(created?.content?.['application/json'].schema).toMatchObject({
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

test('each call says who may make it, and with which cookie', () => {
  expect(operationOf('/api/mentors', 'GET')).toMatchObject({
    description: 'Who may call: everybody.',
    security: [],
  })
  expect(operationOf('/api/mentors/{id}', 'PUT')).toMatchObject({
    description: 'Who may call: its mentor, administrators.',
    security: [{ session: [] }, { admin_session: [] }],
  })
  const unsaid = routes.filter(({ path, method }) =>
    operationOf(templateOf(path), method)!.description.includes('nobody'),
  )
  expect(unsaid.map(({ path }) => path)).toEqual([])
  const live = openapi(routes, { publicUrl: 'https://plumbline.test', isProduction: true }, now)
  expect(live['components']).toMatchObject({ securitySchemes: { session: { in: 'cookie', name: '__Host-session' } } })
})

/** Every field with its name, whatever it is in. */
function fieldsIn(value: unknown): [name: string, field: Record<string, unknown>][] {
  if (value === null || typeof value !== 'object') return []
  const properties = (value as { properties?: Record<string, Record<string, unknown>> }).properties ?? {}
  return [...Object.entries(properties), ...Object.values(value).flatMap(fieldsIn)]
}

test('every amount says whether it is in rupees or in paise', () => {
  const sums = fieldsIn(paths).filter(
    ([name, { type }]) => /amount|price|rate$|fee$|earning|refund(able)?$|ByRule$/i.test(name) && type !== 'object',
  )
  expect(sums.length).toBeGreaterThan(20)
  const unsaid = sums.filter(([, field]) => !/rupees|paise/i.test(JSON.stringify(field)))
  expect([...new Set(unsaid.map(([name]) => name))]).toEqual([])
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

test('it is valid OpenAPI 3.1 to a reader that is not ours', async () => {
  expect(await new Validator().validate(structuredClone(described))).toEqual({ valid: true })
})

const ajv = new Ajv2020({ strict: false, allErrors: true })
formats(ajv)
ajv.addSchema({ $id: 'https://plumbline.test/', ...described })

/** A filter that the example does without has none. */
const isExampled = (part: Operation['parameters'][number]) => part.in === 'path' || part.example !== undefined

/** Everything that shows an example, with where. */
function examples(): [where: string, shown: Shown][] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters, requestBody, responses }]) => {
      const call = `${method} ${path}`
      const body = requestBody?.content['application/json']
      return [
        ...parameters.filter(isExampled).map((part): [string, Shown] => [`${call} ${part.name}`, part]),
        ...(body ? [[`${call} body`, body] as [string, Shown]] : []),
        ...Object.entries(responses).flatMap(([status, { content }]): [string, Shown][] =>
          content ? [[`${call} ${status}`, content['application/json']]] : [],
        ),
      ]
    }),
  )
}

test('every example is one of its schema', () => {
  const wrong = [...examples(), ...Object.entries(components.responses).map(failureShown)].filter(
    ([, { schema: declared, example }]) => !ajv.validate({ ...declared, ...absolute(declared) }, example),
  )
  expect(wrong.map(([where, { example }]) => `${where}: ${JSON.stringify(example)}`)).toEqual([])
})

const failureShown = ([status, { content }]: [string, Answer]): [string, Shown] => [
  status,
  content!['application/json'],
]
const absolute = ({ $ref }: Record<string, unknown>) =>
  typeof $ref === 'string' ? { $ref: `https://plumbline.test/${$ref}` } : {}

test('every call takes its own example', () => {
  const refused = routes.flatMap((route) => {
    const { parameters, requestBody } = operationOf(route.path.replaceAll(/:(\w+)/g, '{$1}'), route.method)!
    const shown = (place: string) =>
      Object.fromEntries(
        parameters
          .filter((part) => part.in === place && part.example !== undefined)
          .map(({ name, example }) => [name, String(example)]),
      )
    const given = {
      params: shown('path'),
      query: shown('query'),
      body: requestBody?.content['application/json'].example,
      now,
    }
    try {
      route.start(given)
      return []
    } catch (error) {
      return [`${route.method} ${route.path}: ${JSON.stringify(error)} ${JSON.stringify(given)}`]
    }
  })
  expect(refused).toEqual([])
})
