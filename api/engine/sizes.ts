/** How much one field of a document asks for, looked up at each run with the values of its variables. */
import {
  getArgumentValues,
  getNullableType,
  GraphQLError,
  isListType,
  visit,
  type FieldNode,
  type GraphQLField,
  type ValidatedExecutionArgs,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql'
import { costOf } from '../graphql/declared.ts'
import { LIMITS, requestError } from './limits.ts'
import { requestFailure } from './masking.ts'
import { costOfReadingValues } from './variables.ts'

export type Variables = ValidatedExecutionArgs['variableValues']
export type Size = (variables: Variables) => number
type Field = GraphQLField<unknown, unknown>

/** What the schema answers for a page without a size. */
const PAGE_SIZE = 20

/** Size of a page; null when the field has no pages. A bad one throws. */
export function pageSizeOf(field: Field, node: FieldNode): Size | null {
  if (!field.args.some(({ name }) => name === 'first' || name === 'last')) return null
  const given = argumentsOf(field, node)
  return (variables) => {
    const { first, last } = given(variables) as { first?: number | null; last?: number | null }
    if (typeof first === 'number' && typeof last === 'number') throw badSize(field, 'takes first or last, not both')
    const size = first ?? last ?? PAGE_SIZE
    if (size < 0) throw badSize(field, 'must not be negative')
    if (size > LIMITS.page) throw badSize(field, `is at most ${LIMITS.page}`)
    return size
  }
}

/** Length of a list as its field declares it; one that declares nothing counts as a whole page. */
export function declaredSizeOf(field: Field, node: FieldNode, page: Size | null): Size {
  const items = costOf(field)?.items
  if (items === 'page') return page ?? (() => LIMITS.page)
  if (typeof items !== 'function') return () => items ?? LIMITS.page
  const given = argumentsOf(field, node)
  return (variables) => items(given(variables))
}

/** Work that a field declares beside its answer; null for none. */
export function workOf(field: Field, node: FieldNode): Size | null {
  const work = costOf(field)?.work
  if (work === undefined) return null
  if (typeof work === 'number') return () => work
  const given = argumentsOf(field, node)
  return (variables) => work(given(variables))
}

/** What it takes to read the arguments of a change: two that share a variable clean its texts twice. Null for a field without any. */
export function readingOf(field: Field, node: FieldNode): Size | null {
  if (field.args.length === 0) return null
  const given = argumentsOf(field, node)
  return (variables) => costOfReadingValues(given(variables))
}

/** As the field will get them; throws a GraphQLError when it would not get any, such as for null instead of a default. */
function argumentsOf(field: Field, node: FieldNode): (variables: Variables) => Record<string, unknown> {
  let isConstant = true
  visit(node, { SelectionSet: () => false, Directive: () => false, Variable: () => void (isConstant = false) })
  let known: Record<string, unknown> | null = null
  return (variables) => {
    if (known) return known
    try {
      const given = getArgumentValues(field, node, variables)
      if (isConstant) known = given
      return given
    } catch (error) {
      throw error instanceof GraphQLError ? requestFailure(error) : error
    }
  }
}

/** Throws when an argument names more than a page of things, such as `nodes(ids:)`; null for a field that takes no list. */
export function listsOf(field: Field, node: FieldNode): Size | null {
  const lists = field.args.filter(({ type }) => isListType(getNullableType(type)))
  if (lists.length === 0) return null
  const given = argumentsOf(field, node)
  return (variables) => {
    for (const { name } of lists) {
      const values = given(variables)[name]
      if (Array.isArray(values) && values.length > LIMITS.page)
        throw badSize(field, `takes at most ${LIMITS.page} of ${name}`)
    }
    return 0
  }
}

const badSize = ({ name }: Field, problem: string): GraphQLError =>
  requestError('BAD_USER_INPUT', `The page size of ${name} ${problem}`)

/** Average lengths of the lists that describe a type, of our schema; `ofType` is the chance that there is one. */
const DESCRIBED: Readonly<Record<string, number>> = {
  '__Schema.directives': 5,
  '__Directive.args': 1,
  '__Type.fields': 2.3,
  '__Type.inputFields': 0.7,
  '__Type.enumValues': 0.4,
  '__Type.interfaces': 0.2,
  '__Type.possibleTypes': 1.2,
  // Most types are wrapped once or not at all, so a deep chain of these costs hardly more than a short one.
  '__Type.ofType': 0.35,
  '__Field.args': 0.3,
}

/** Expected length of a list of introspection; undefined for other fields. A type is in memory: it counts half as much as a row. */
export function introspectionSize(schema: GraphQLSchema, type: GraphQLNamedType, field: Field): number | undefined {
  const name = `${type.name}.${field.name}`
  return name === '__Schema.types' ? Object.keys(schema.getTypeMap()).length / 2 : DESCRIBED[name]
}
