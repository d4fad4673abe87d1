/** Holds what REST calls answer to what their routes declare. */
import { isDeepStrictEqual } from 'node:util'
import { Kind, parse } from 'graphql'
import { NOW } from './clock.ts'
import { routes } from '../features.ts'
import { conflictSchema } from '../rest/failures.ts'
import { openapi } from '../rest/openapi.ts'
import { namesIn, templateOf, type Route } from '../rest/route.ts'

const { paths } = openapi(routes, { publicUrl: '', isProduction: false }, NOW) as {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>
}

/** The route that answers a request; null when none does. A fixed part goes before `:id`, as in the server. */
export function routeOf(method: string, url: string): Route | null {
  const path = url.replace(/[?#].*$/, '')
  const fitting = routes.filter(
    (route) => route.method === method && new RegExp(`^${route.path.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(path),
  )
  return fitting.toSorted((a, b) => namesIn(a.path).length - namesIn(b.path).length)[0] ?? null
}

/** Throws when an answer has a status or a body that the route does not declare, missing and further fields included. */
export function checkDocumented(
  method: string,
  url: string,
  { status, body }: { status: number; body: unknown },
): void {
  const route = routeOf(method, url)
  if (!route || status === 304) return
  const call = `${method} ${route.path} answered ${status}`
  if (!paths[templateOf(route.path)]?.[method.toLowerCase()]?.responses[status])
    throw new Error(`${call}, which is not documented`)
  const schema = status < 300 ? route.schemas.response : conflictSchema
  const read = schema.safeParse(body)
  if (!read.success) throw new Error(`${call} with ${JSON.stringify(body)}: ${JSON.stringify(read.error.issues)}`)
  if (!isDeepStrictEqual(read.data, body))
    throw new Error(
      `${call} with more than it declares: ${JSON.stringify(body)}, declared ${JSON.stringify(read.data)}`,
    )
}

/** What a document asks the graph, as `query.mentor`. */
export function rootFieldsIn(document: string): string[] {
  return parse(document).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.flatMap((selection) =>
          selection.kind === Kind.FIELD ? [`${definition.operation}.${selection.name.value}`] : [],
        )
      : [],
  )
}
