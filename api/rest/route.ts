/** A documented REST call: an address, a GraphQL operation, and how the one becomes the other. */
import type { z } from 'zod/mini'
import type { Context } from '../graphql/context.ts'
import { textOf, type Document, type Given } from '../graphql/typed.ts'
import { readInput } from '../rules/inputs/fields/issues.ts'
import { NO_ID, nodeId } from '../graphql/nodeId.ts'

export interface Call<Path, Body, Query> {
  params: Ids<Path>
  query: Query
  body: Body
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What an operation answers when it did not fail: results without their errors. */
export type Success<Data> = { [Field in keyof Data]: Exclude<Data[Field], { __typename: `${string}Error` }> }

/** Largest body in bytes; a larger one is answered 413. */
export const BODY_LIMIT = 256 * 1024
/** The same for a body with pictures, which are a third longer as text. */
const PICTURES_LIMIT = 8 * 1024 * 1024

/** How results become the answer: once all pages are there, or page by page. */
type Answering<Path, Data, Body, Query, Answer> =
  | {
      /** The answer; throws a UserError for an empty one. `pages` holds one entry unless `next` asked for more; all are held in memory. */
      answer(data: Success<Data>, call: Call<Path, Body, Query>, pages: Success<Data>[]): NoInfer<Answer>
      rows?: undefined
    }
  | {
      /** What a page, the `count`th, adds to an array of any length, which is sent as it is read. Of the first it may throw a UserError. */
      rows(data: Success<Data>, call: Call<Path, Body, Query>, count: number): NoInfer<Answer>
      answer?: undefined
    }

/** A call's definition. `Data` and `Variables` are what its document says, the others what their schemas read. */
export type RouteDefinition<Path, Data, Variables, Body, Query, Answer> = Exchanged<
  Path,
  Data,
  Variables,
  Body,
  Query,
  Answer
> &
  Answering<Path, Data, Body, Query, Answer>

interface Exchanged<Path, Data, Variables, Body, Query, Answer> {
  summary: string
  /** The operation: a change is written with `change`; any other result that can fail spreads `FAILURE`. */
  document: Document<Data, Variables>
  /** Made for each call when it depends on the time. */
  body?: z.ZodMiniType<Body> | ((now: Date) => z.ZodMiniType<Body>)
  /** Fields of the body that may hold a picture as a data URL: it is stored first, and they hold its path then. */
  pictures?: readonly string[]
  query?: z.ZodMiniType<Query>
  variables?(call: Call<Path, Body, Query>): NoInfer<Given<Variables>>
  /** Variables of a further page when this answer, the `count`th of them, has one, else null. */
  next?(data: Success<Data>, call: Call<Path, Body, Query>, count: number): NoInfer<Given<Variables>> | null
  /** What a success is answered with, for the description and the types; the tests hold the answers to it. */
  response: z.ZodMiniType<Answer>
  /** Status of a success, 200 unless said otherwise. */
  success?: 200 | 201
  /** Whether nothing was made this time: then a success is 200 whatever `success` says. */
  isRepeat?(data: Success<Data>): boolean
  /** The answer is the same for every visitor, and may be kept for some seconds. */
  isPublic?: boolean
  /** Names the state of the answer with one statement: for a caller who has it (If-None-Match) nothing is run. Null for none. */
  version?(call: Call<Path, Body, Query>, context: Context): Promise<string | null>
  /** Answers carry an entity tag made of their text, so that an unchanged answer is not sent again. */
  isTagged?: boolean
  /** Failures name their message in `error` too. */
  hasErrorField?: boolean
  /** What the same address does for administrators, where that is another operation. */
  administrators?: Route
  /** Whether it is about the asker's own row: administrators, too, do with it what everybody does with theirs. */
  isOwn?(call: Pick<Call<Path, Body, Query>, 'params'>, context: Context): boolean
}

/** A route whose types are settled. */
export interface Route {
  method: Method
  path: string
  tag: string
  summary: string
  document: string
  bodyLimit: number
  pictures: readonly string[]
  success: 200 | 201
  /** A success may also be 200, when there was nothing left to make. */
  mayRepeat: boolean
  isPublic: boolean
  isTagged: boolean
  hasErrorField: boolean
  /** It is an array that is sent page by page. */
  isTable: boolean
  administrators: Route | null
  isOwn(params: Record<string, string>, context: Context): boolean
  schemas: { body: z.ZodMiniType | null; query: z.ZodMiniType | null; response: z.ZodMiniType }
  /** Reads what came; throws ValidationError with every bad field. */
  start(given: { params: Record<string, string>; query: unknown; body: unknown; now: Date }): Running
}

export interface Running {
  variables: Record<string, unknown>
  next(data: unknown, count: number): Record<string, unknown> | null
  answer(pages: unknown[]): unknown
  /** What a page adds to the array of a table. */
  rows(data: unknown, count: number): unknown[]
  status(pages: unknown[]): 200 | 201
  /** What names the state of the answer; null when nothing does. */
  version(context: Context): Promise<string | null>
}

/** The path of `GET /api/mentors/:id`. */
type PathIn<Address> = Address extends `${string} ${infer Path}` ? Path : never

/** A call at its address, such as `GET /api/mentors/:id`; each part such as `:id` is a number. */
export function route<
  const Address extends `${Method} /api/${string}`,
  Data,
  Variables extends Record<string, unknown>,
  Answer,
  Body = undefined,
  Query = undefined,
>(
  address: Address,
  tag: string,
  definition: RouteDefinition<PathIn<Address>, Data, Variables, Body, Query, Answer>,
): Route {
  type Path = PathIn<Address>
  const [method, path] = address.split(' ') as [Method, string]
  const { summary, body, query: querySchema, success = 200 } = definition
  const bodySchema = (now: Date) => (typeof body === 'function' ? body(now) : (body ?? null))
  return {
    method,
    path,
    tag,
    summary,
    document: textOf(definition.document),
    bodyLimit: definition.pictures ? PICTURES_LIMIT : BODY_LIMIT,
    pictures: definition.pictures ?? [],
    success,
    mayRepeat: definition.isRepeat !== undefined,
    isPublic: definition.isPublic ?? false,
    isTagged: Boolean(definition.isPublic || definition.isTagged || definition.version),
    hasErrorField: definition.hasErrorField ?? false,
    isTable: definition.rows !== undefined,
    administrators: definition.administrators ?? null,
    isOwn: (params, context) => definition.isOwn?.({ params: idsOf<Path>(params) }, context) ?? false,
    schemas: { body: bodySchema(new Date(0)), query: querySchema ?? null, response: definition.response },
    start({ params, query, body: given, now }) {
      const schema = bodySchema(now)
      const call: Call<Path, Body, Query> = {
        params: idsOf<Path>(params),
        query: (querySchema ? readInput(querySchema, query) : undefined) as Query,
        body: (schema ? readInput(schema, withoutNulls(given)) : undefined) as Body,
      }
      return {
        variables: definition.variables?.(call) ?? {},
        next: (data, count) => definition.next?.(data as Success<Data>, call, count) ?? null,
        answer: (pages) => definition.answer?.(pages.at(-1) as Success<Data>, call, pages as Success<Data>[]),
        rows: (data, count) => (definition.rows?.(data as Success<Data>, call, count) as unknown[] | undefined) ?? [],
        version: async (context) => (await definition.version?.(call, context)) ?? null,
        status: (pages) => (definition.isRepeat?.(pages.at(-1) as Success<Data>) ? 200 : success),
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

/** What its address does: one operation, or another one for administrators too. */
export const bothOf = (given: Route): Route[] => (given.administrators ? [given, given.administrators] : [given])

type NamesIn<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** Of `/api/mentors/:id` it is `{ id: number }`. */
type Ids<Path> = Record<NamesIn<Path>, number>

/** The largest id; no row has it. */
const NOBODYS = 2 ** 31 - 1

/** Reads them; what cannot be an id becomes one that no row has, so that nothing is found under it. */
function idsOf<Path>(params: Record<string, string>): Ids<Path> {
  return Object.fromEntries(Object.entries(params).map(([name, text]) => [name, idOf(text)])) as Ids<Path>
}

function idOf(text: string): number {
  const id = nodeId(text)
  return id === NO_ID ? NOBODYS : id
}

/** Whether what came could not be an id. */
export const isNobodys = (id: number): boolean => id === NOBODYS

export const namesIn = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

/** The path as OpenAPI writes it: `/api/mentors/{id}`. */
export const templateOf = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}')
