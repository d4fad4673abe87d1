/** How much one field of a document asks for, looked up at each run with the values of its variables. */
import {
  getArgumentValues,
  getNullableType,
  GraphQLError,
  isListType,
  Kind,
  visit,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLField,
  type ValidatedExecutionArgs,
  type ValueNode,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql'
import { costOf } from '../graphql/declared.ts'
import { LIMITS } from './limits.ts'
import { requestFailure } from './masking.ts'
import { costOfReadingValues } from './variables.ts'

export type Variables = ValidatedExecutionArgs['variableValues']
export type Size = (variables: Variables) => number
type Field = GraphQLField<unknown, unknown>

/** What the schema answers for a page without a size. */
const PAGE_SIZE = 20

/** Size of a page; null when the field has no pages. A bad one throws. */
export function pageSizeOf(field: Field, node: FieldNode): Size | null {
  const argument = (name: string) => field.args.find((arg) => arg.name === name)
  const [firstArgument, lastArgument] = [argument('first'), argument('last')]
  if (!firstArgument && !lastArgument) return null
  const [first, last] = [read(firstArgument, node), read(lastArgument, node)]
  return (variables) => {
    const sizes = [first(variables), last(variables)].filter((size) => size !== null && size !== undefined)
    if (sizes.length > 1) throw badSize(field, 'takes first or last, not both')
    const size = sizes[0] ?? PAGE_SIZE
    if (typeof size !== 'number' || size < 0) throw badSize(field, 'must not be negative')
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
  const given = lists.map((argument) => ({ name: argument.name, list: read(argument, node) }))
  return (variables) => {
    for (const { name, list } of given) {
      const values = list(variables)
      if (Array.isArray(values) && values.length > LIMITS.page)
        throw badSize(field, `takes at most ${LIMITS.page} of ${name}`)
    }
    return 0
  }
}

type Read = (variables: Variables) => unknown

function read(argument: GraphQLArgument | undefined, node: FieldNode): Read {
  if (!argument) return () => undefined
  const fallback =
    argument.default?.value ?? (argument.default?.literal ? literal(argument.default.literal) : undefined)
  const given = node.arguments?.find(({ name }) => name.value === argument.name)?.value
  if (!given) return () => fallback
  if (given.kind !== Kind.VARIABLE) return () => literal(given)
  const name = given.name.value
  return ({ coerced }) => (name in coerced ? coerced[name] : fallback)
}

function literal(value: ValueNode | { kind: string }): unknown {
  if (value.kind === Kind.INT) return Number((value as { value: string }).value)
  if (value.kind === Kind.LIST) return (value as { values: readonly unknown[] }).values
  return undefined
}

function badSize(field: Field, problem: string): GraphQLError {
  return new GraphQLError(`The page size of ${field.name} ${problem}`, {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400, spec: true } },
  })
}

// Lists of introspection declare no length, and every schema answers differently.

/** What a type costs beside a row: it is in memory. */
const LIGHT = 1 / 2

/** Average lengths by `__Type.field`. */
type IntrospectionSizes = ReadonlyMap<string, number>

const known = new WeakMap<GraphQLSchema, IntrospectionSizes>()

/** Expected length of a list of introspection, chance that there is an `ofType`; undefined for other fields. */
export function introspectionSize(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  field: GraphQLField<unknown, unknown>,
): number | undefined {
  if (!type.name.startsWith('__')) return undefined
  const sizes = known.get(schema) ?? sizesOf(schema)
  known.set(schema, sizes)
  return sizes.get(`${type.name}.${field.name}`)
}

function sizesOf(schema: GraphQLSchema): IntrospectionSizes {
  const types = Object.values(schema.getTypeMap())
  const fields = types.flatMap((type) =>
    isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [],
  )
  const inputs = types.flatMap((type) => (isInputObjectType(type) ? Object.values(type.getFields()) : []))
  const args = fields.flatMap((field) => field.args)
  const directives = schema.getDirectives()
  const typed = [...fields, ...inputs, ...args].map(({ type }) => type)
  const total = (count: (type: GraphQLNamedType) => number) => types.reduce((sum, type) => sum + count(type), 0)
  return new Map([
    ['__Schema.types', types.length * LIGHT],
    ['__Schema.directives', directives.length],
    ['__Directive.args', directives.reduce((sum, directive) => sum + directive.args.length, 0) / directives.length],
    ['__Type.fields', fields.length / types.length],
    ['__Type.inputFields', inputs.length / types.length],
    ['__Type.enumValues', total((type) => (isEnumType(type) ? type.getValues().length : 0)) / types.length],
    ['__Type.interfaces', total((type) => ('getInterfaces' in type ? type.getInterfaces().length : 0)) / types.length],
    ['__Type.possibleTypes', total((type) => possible(schema, type)) / types.length],
    // Most types are wrapped once or not at all, so a deep chain of these costs hardly more than a short one.
    ['__Type.ofType', typed.filter((type) => type !== getNamedType(type)).length / typed.length / 2],
    ['__Field.args', args.length / fields.length],
  ])
}

function possible(schema: GraphQLSchema, type: GraphQLNamedType): number {
  return 'getTypes' in type || isInterfaceType(type) ? schema.getPossibleTypes(type).length : 0
}
