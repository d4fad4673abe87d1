/** Limits and costs of a request's variables or body as a whole, before they are compared with their types; and the one character that none may hold. */
import { LIMITS, requestError } from './limits.ts'

/** So many objects take about as long to answer as the largest body takes to refuse. */
const DEAREST = 2_500
/** So many characters take about as long to read and refuse as one object takes to answer. */
export const CHARACTERS_A_UNIT = 100
/** The same for values without characters, such as numbers and objects. */
const VALUES_A_UNIT = 10

/** All values at any depth; null when there are more than LIMITS allow. */
function valuesOf(given: unknown): unknown[] | null {
  // Without recursion: a body may nest deeper than the stack is.
  const found = [given]
  for (const value of found) {
    if (typeof value !== 'object' || value === null) continue
    if (Array.isArray(value) && value.length > LIMITS.values) return null
    for (const name in value) {
      if (found.length > LIMITS.values) return null
      found.push((value as Record<string, unknown>)[name])
    }
  }
  return found
}

/** Whether these are more values than LIMITS allow. */
export const isExcessive = (given: unknown): boolean => valuesOf(given) === null

/** What it takes to refuse them, in objects. */
export const costOfRefusing = (given: unknown): number => Math.min(DEAREST, costOfReadingValues(given))

/** What it takes to read and clean them, in objects. */
export function costOfReadingValues(given: unknown): number {
  const values = valuesOf(given)
  if (!values) return DEAREST
  return Math.ceil(values.length / VALUES_A_UNIT + charactersOf(values) / CHARACTERS_A_UNIT)
}

/** Of all texts, and of the names in objects; for what is not excessive. */
export const charactersIn = (given: unknown): number => charactersOf(valuesOf(given) ?? [])

const charactersOf = (values: unknown[]) => values.reduce((sum: number, value) => sum + lengthOf(value), 0)

function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 0
  return Object.keys(value).reduce((sum, name) => sum + name.length, 0)
}

/** U+0000 in a document: itself, or as an escape in one of its texts. */
const WRITTEN = /\0|\\u(0000|\{0+\})/

/** PostgreSQL's texts cannot hold U+0000. Nobody types it, so every input with it is refused as a bad request. */
export const NUL_MESSAGE = 'A text must not contain the character U+0000'

export function refuseNulIn(document: string): void {
  if (WRITTEN.test(document)) throw requestError('BAD_USER_INPUT', NUL_MESSAGE)
}

/** The same for the values of variables, at any depth. */
export function refuseNulAmong(values: unknown): void {
  if (hasNul(values)) throw requestError('BAD_USER_INPUT', NUL_MESSAGE)
}

/** Whether any text among the values has it. Without recursion, because a body may be nested deeper than the stack. */
export function hasNul(values: unknown): boolean {
  const open = [values]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value === 'string' && value.includes('\0')) return true
    // One by one: a call takes only so many arguments.
    if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) open.push(inner)
  }
  return false
}
