/** A documented REST call: an address, a GraphQL operation, and how the one becomes the other. */
import type { z } from 'zod/mini'
import { readInput } from '../rules/inputs/issues.ts'

/** What a call brought. */
export interface Call<Body, Query> {
  /** Parts of the path, such as `id`. */
  params: Record<string, string>
  query: Query
  body: Body
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A call's definition. `Body` and `Query` are what their schemas read. */
export interface RouteDefinition<Data, Body = undefined, Query = undefined> {
  method: Method
  /** Under /api, with `:id` for parts. */
  path: `/api/${string}`
  tag: string
  summary: string
  /** The operation; the selected `__typename` of a result tells its failures apart. */
  document: string
  /** Made anew for each call when it depends on the time. */
  body?: z.ZodMiniType<Body> | ((now: Date) => z.ZodMiniType<Body>)
  query?: z.ZodMiniType<Query>
  variables?(call: Call<Body, Query>): Record<string, unknown>
  /** Variables of a further page when this answer has one, else null. */
  next?(data: Data, call: Call<Body, Query>): Record<string, unknown> | null
  /** The documented answer; throws a UserError for an empty one. `pages` holds one entry unless `next` asked for more. */
  answer(data: Data, call: Call<Body, Query>, pages: Data[]): unknown
  /** Status of a success, 200 unless said otherwise. */
  success?: 200 | 201
  /** Whether nothing was made this time: then a success is 200 whatever `success` says. */
  isRepeat?(data: Data): boolean
  /** The same for everyone who is not signed in: may be kept for some seconds. */
  isPublic?: boolean
}

/** A route whose types are settled. */
export interface Route {
  method: Method
  path: `/api/${string}`
  tag: string
  summary: string
  document: string
  success: 200 | 201
  /** A success may also be 200, when there was nothing left to make. */
  mayRepeat: boolean
  isPublic: boolean
  schemas: { body: z.ZodMiniType | null; query: z.ZodMiniType | null }
  /** Reads what came; throws ValidationError with every bad field. */
  start(given: { params: Record<string, string>; query: unknown; body: unknown; now: Date }): Running
}

/** One call under way. */
export interface Running {
  variables: Record<string, unknown>
  next(data: unknown): Record<string, unknown> | null
  answer(pages: unknown[]): unknown
  /** Status of the success. */
  status(pages: unknown[]): 200 | 201
}

/** Defines a call; `Data` is the shape that its document selects. */
export function route<Data, Body = undefined, Query = undefined>(
  definition: RouteDefinition<Data, Body, Query>,
): Route {
  const { method, path, tag, summary, document, body, query: querySchema, success = 200, isPublic = false } = definition
  const bodySchema = (now: Date) => (typeof body === 'function' ? body(now) : (body ?? null))
  return {
    method,
    path,
    tag,
    summary,
    document,
    success,
    mayRepeat: definition.isRepeat !== undefined,
    isPublic,
    schemas: { body: bodySchema(new Date(0)), query: querySchema ?? null },
    start({ params, query, body: given, now }) {
      const schema = bodySchema(now)
      const call: Call<Body, Query> = {
        params,
        query: (querySchema ? readInput(querySchema, query) : undefined) as Query,
        body: (schema ? readInput(schema, withoutNulls(given)) : undefined) as Body,
      }
      return {
        variables: definition.variables?.(call) ?? {},
        next: (data) => definition.next?.(data as Data, call) ?? null,
        answer: (pages) => definition.answer(pages.at(-1) as Data, call, pages as Data[]),
        status: (pages) => (definition.isRepeat?.(pages.at(-1) as Data) ? 200 : success),
      }
    },
  }
}

/** `null` means absent; a missing body has no fields. */
function withoutNulls(body: unknown): unknown {
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) return body
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))
}
