/** Values as the answer has them, and promises. */
import type { GraphQLResolveInfo } from 'graphql'
import type { Output } from './selection.ts'

/** A column's value as the answer has it; undefined for any other value: then the resolver is asked. */
export function plainValue(output: Output, value: unknown): unknown {
  if (value === undefined) return undefined
  if (value === null) return output.isNonNull ? undefined : null
  if (!output.item) return written(output, value)
  if (!Array.isArray(value)) return undefined
  const items: unknown[] = []
  for (const one of value) {
    const item = plainValue(output.item, one)
    if (item === undefined) return undefined
    items.push(item)
  }
  return items
}

function written({ leaf }: Output, value: unknown): unknown {
  try {
    return leaf?.coerceOutputValue(value) ?? undefined
  } catch {
    return undefined
  }
}

export const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function'

/** Promises that are no longer awaited may fail unheard. */
export function abandon(values: readonly unknown[]): void {
  for (const one of values) if (isPromise(one)) one.then(undefined, ignore)
}

const ignore = () => {}

/** For resolvers that start what they do not wait for. */
const asyncHelpers: ReturnType<GraphQLResolveInfo['getAsyncHelpers']> = {
  promiseAll: (values) => Promise.all(values) as never,
  track: abandon,
}
export const helpers = () => asyncHelpers
