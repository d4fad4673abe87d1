import { parseId } from '../rules/parseId.ts'

/** An id that no row has. */
export const NO_ID = 0

/** The numeric id within a global id or an argument; NO_ID for what cannot be one, so that it finds nothing instead of failing. */
export function nodeId(id: string | number): number {
  return parseId(id) ?? NO_ID
}
