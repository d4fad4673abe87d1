/** Values that need no resolver, and those that need waiting for. */
import type { Output } from './selection.ts'

/** A column's value as the answer has it; undefined for what is not plainly one: then the resolver is asked. */
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
