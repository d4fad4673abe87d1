import { parseId } from '../rules/parseId.ts'

/** An id that no row can have. */
export const NO_ID = 0

/** The numeric id in a global id or an argument; NO_ID for an invalid one, which finds nothing instead of throwing. */
export function nodeId(id: string | number): number {
  return parseId(id) ?? NO_ID
}
