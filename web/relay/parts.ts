/**
 * Queries of a page's parts, such as a tab or an opened row. They start when the address names the part, beside its code.
 * Must not import React: the server reads which of them it answers with the page.
 */
import type { LoadQueryOptions, PreloadedQuery } from 'react-relay'
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime'
import { earlyKey } from './network/early.ts'
import type { PageArgs, PartQuery, StartParts } from './page.ts'
import { started } from './started.ts'

/** How long an answer is kept for a part whose code is late, in ms. */
const KEPT_FOR = 15_000

/** `query`: the `$parameters` artifact. What the store has is shown and read again, unless `options` say otherwise. */
export function partQuery<Q extends OperationType>(
  query: PreloadableConcreteRequest<Q>,
  variables: Q['variables'],
  options: LoadQueryOptions = {},
): PartQuery {
  const how = { fetchPolicy: 'network-only', ...options } as const
  return { query: query as PreloadableConcreteRequest<OperationType>, variables, options: how }
}

/** Starts the queries of the parts that an address opens and that the address before did not. */
export function startsParts(partsAt: (at: PageArgs) => readonly PartQuery[]): StartParts {
  let open: ReadonlySet<string> = new Set()
  return (at, isArriving, load, environment) => {
    const parts = new Map(partsAt(at).map((part) => [earlyKey(part.query.params.id ?? '', part.variables), part]))
    for (const [key, { query, variables, options }] of parts)
      if (isArriving || !open.has(key)) keep(key, load(environment, query, variables, options))
    open = new Set(parts.keys())
  }
}

function keep(key: string, ref: PreloadedQuery<OperationType>): void {
  started.add(key)
  const drop = () =>
    void setTimeout(() => {
      started.delete(key)
      ref.dispose()
    }, KEPT_FOR)
  // A failure is shown by the part, which asks again.
  if (ref.source) ref.source.toPromise().then(drop, drop)
  else drop()
}
