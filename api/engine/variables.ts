/** What the variables of a request may be as a whole, before they are compared with their types. */
import type { GraphQLError } from 'graphql'
import { LIMITS } from './limits.ts'
import { requestError } from './masking.ts'

/** Objects whose answers take about as long as refusing what a whole body can hold. */
const DEAREST = 2_500
/** Characters that take about as long to read and refuse as one object takes to answer. */
export const CHARACTERS_A_UNIT = 100
/** The same of numbers, objects and whatever else has no characters of its own. */
const VALUES_A_UNIT = 10

/** Every value, however deep it stands; null when there are more than LIMITS allow. The rest is not looked at. */
function valuesOf(variables: Record<string, unknown>): unknown[] | null {
  // Without recursion: a body may nest deeper than the stack is.
  const found: unknown[] = [variables]
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

type Variables = Record<string, unknown> | null | undefined

/** What is wrong with more variables than anybody needs; null when they are few enough. */
export function excessOf(variables: Variables): GraphQLError | null {
  if (!variables || valuesOf(variables)) return null
  return requestError('BAD_USER_INPUT', `Variables hold at most ${LIMITS.values} values`)
}

/** What it takes to refuse variables, in objects. */
export function costOfRefusing(variables: Variables): number {
  const values = valuesOf(variables ?? {})
  if (!values) return DEAREST
  const characters = values.reduce((sum: number, value) => sum + charactersOf(value), 0)
  return Math.ceil(values.length / VALUES_A_UNIT + characters / CHARACTERS_A_UNIT)
}

/** Of a text, and of the names in an object. */
function charactersOf(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 0
  return Object.keys(value).reduce((sum, name) => sum + name.length, 0)
}
