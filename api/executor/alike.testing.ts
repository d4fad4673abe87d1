/** A query run both ways: by ourselves, and by graphql-js. */
import {
  executeRootSelectionSet,
  parse,
  validate,
  validateExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
  type ValidatedExecutionArgs,
} from 'graphql'
import { expect } from 'vitest'
import { executeSelection } from './execution.ts'
import { selectingOf } from './selection.ts'

/** A document that is valid, with its variables. */
export function argsOf(
  given: GraphQLSchema,
  text: string,
  variableValues: object,
  contextValue?: unknown,
): ValidatedExecutionArgs {
  const document = parse(text)
  expect({ text, errors: validate(given, document) }).toEqual({ text, errors: [] })
  const args = validateExecutionArgs({ schema: given, document, variableValues: { ...variableValues }, contextValue })
  if (!('schema' in args)) throw new Error(`${args[0]?.message}: ${text}`)
  return args
}

/** The place in an answer that an error has made null. */
function nulledBy(data: unknown, path: readonly (string | number)[] = []): string {
  let [at, length] = [data, 0]
  while (at !== null && length < path.length) at = (at as Record<string | number, unknown>)[path[length++]!]
  return path.slice(0, length).join('.')
}

/**
 * Errors by the place that they have made null. Which of several that fail in one place at the same time is told, and
 * whether more than one is, nobody may rely on: those are counted as one.
 */
function told({ data, errors = [] }: ExecutionResult) {
  const places = new Map<string, Set<string>>()
  for (const { message, path, locations } of errors) {
    const place = nulledBy(data, path)
    places.set(
      place,
      (places.get(place) ?? new Set()).add(JSON.stringify({ message: message.slice(0, 20), path, locations })),
    )
  }
  return { data: JSON.stringify(data), places }
}

export function expectAlike(own: ExecutionResult, theirs: ExecutionResult, text: string): void {
  const [one, other] = [told(own), told(theirs)]
  const placesOf = ({ data, places }: typeof one) => ({ text, data, places: [...places.keys()].sort() })
  expect(placesOf(one)).toEqual(placesOf(other))
  for (const [place, errors] of one.places) {
    const others = other.places.get(place)!
    const alike = [...errors].some((error) => others.has(error)) ? errors : others
    expect({ text, place, errors }).toEqual({ text, place, errors: alike })
  }
}

/** Null for what is left to graphql-js. */
export async function bothWays(make: () => ValidatedExecutionArgs) {
  const args = make()
  const { selection } = selectingOf(args, 1_000)
  if (!selection) return null
  return { own: await executeSelection(selection, args), theirs: await executeRootSelectionSet(make()) }
}
