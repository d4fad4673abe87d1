/**
 * What an operation may cost, with the values of its variables.
 * Every object asked for counts 1; a page multiplies what is inside it by its `first` or `last`, a list without a size
 * by LIST_SIZE, and pages within pages multiply. Compiled once a document; only the sizes are looked up at each run.
 */
import {
  getNamedType,
  isCompositeType,
  isListType,
  isNullableType,
  isObjectType,
  isInterfaceType,
  Kind,
  GraphQLError,
} from 'graphql'
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLArgument,
  GraphQLField,
  GraphQLNamedType,
  GraphQLOutputType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
  ValueNode,
} from 'graphql'
import { limitError, LIMITS } from './limits.ts'

/** Assumed length of a list that has no page size. */
const LIST_SIZE = 10
/** What the schema answers for a page without a size. */
const PAGE_SIZE = 20

type Variables = Readonly<Record<string, unknown>>
type Size = (variables: Variables) => number
/** Cost of one part of a document. */
interface Plan {
  /** Objects asked for once. */
  own: number
  parts: { size: Size; inner: Plan }[]
}

/** Throws a GraphQLError when a page size is bad or the operation costs more than LIMITS.cost. */
export type CostCheck = (variables: Variables) => void

/** Prepares the check of one operation; the document must be valid. */
export function compileCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): CostCheck {
  const compiler = new Compiler(schema, document)
  const root = schema.getRootType(operation.operation)
  const plan = root ? compiler.planOf(operation.selectionSet, root, null) : { own: 0, parts: [] }
  return (variables) => {
    const cost = costOf(plan, variables, new Map())
    if (cost > LIMITS.cost)
      throw limitError(`The cost limit of ${LIMITS.cost} is exceeded: ${cost}. Ask for smaller pages.`)
  }
}

function costOf(plan: Plan, variables: Variables, known: Map<Plan, number>): number {
  const before = known.get(plan)
  if (before !== undefined) return before
  let cost = plan.own
  for (const { size, inner } of plan.parts) cost += size(variables) * costOf(inner, variables, known)
  known.set(plan, cost)
  return cost
}

const ONCE: Size = () => 1

class Compiler {
  private readonly schema: GraphQLSchema
  private readonly fragments = new Map<string, FragmentDefinitionNode>()
  private readonly plans = new Map<string, Plan>()

  constructor(schema: GraphQLSchema, document: DocumentNode) {
    this.schema = schema
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.fragments.set(definition.name.value, definition)
    }
  }

  /** `page` is the size of the connection whose edges are selected here, null elsewhere. */
  planOf(set: SelectionSetNode, type: GraphQLNamedType, page: Size | null): Plan {
    const plan: Plan = { own: 0, parts: [] }
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) this.addField(plan, selection, type, page)
      else if (selection.kind === Kind.FRAGMENT_SPREAD)
        plan.parts.push({ size: ONCE, inner: this.planOfFragment(selection.name.value, page) })
      else {
        const narrowed = selection.typeCondition ? this.schema.getType(selection.typeCondition.name.value) : type
        plan.parts.push({ size: ONCE, inner: this.planOf(selection.selectionSet, narrowed ?? type, page) })
      }
    }
    return plan
  }

  private planOfFragment(name: string, page: Size | null): Plan {
    const fragment = this.fragments.get(name)
    const type = fragment && this.schema.getType(fragment.typeCondition.name.value)
    if (!fragment || !type) return { own: 0, parts: [] }
    // A fragment on a connection depends on that connection's page; every other one is planned once.
    if (page) return this.planOf(fragment.selectionSet, type, page)
    const known = this.plans.get(name) ?? this.planOf(fragment.selectionSet, type, null)
    this.plans.set(name, known)
    return known
  }

  private addField(plan: Plan, node: FieldNode, type: GraphQLNamedType, page: Size | null): void {
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined
    if (!field) return
    const named = getNamedType(field.type)
    const pageSize = pageSizeOf(field, node)
    const isList = isListType(isNullableType(field.type) ? field.type : field.type.ofType)
    if (!isCompositeType(named) || !node.selectionSet) {
      // No objects, but a bad page size is refused all the same.
      if (pageSize) plan.parts.push({ size: pageSize, inner: { own: 0, parts: [] } })
      return
    }
    const inner = this.planOf(node.selectionSet, named, isList ? null : pageSize)
    inner.own += 1
    const size = isList ? (pageSize ?? (isEdges(node) ? page : null) ?? listSizeOf(field, node)) : ONCE
    plan.parts.push({ size, inner })
    // A connection whose edges are not asked for still has its page size checked.
    if (!isList && pageSize) plan.parts.push({ size: pageSize, inner: { own: 0, parts: [] } })
  }
}

const isEdges = (node: FieldNode) => node.name.value === 'edges' || node.name.value === 'nodes'

type Read = (variables: Variables) => unknown

function read(argument: GraphQLArgument | undefined, node: FieldNode): Read {
  if (!argument) return () => undefined
  const fallback =
    argument.default?.value ?? (argument.default?.literal ? literal(argument.default.literal) : undefined)
  const given = node.arguments?.find(({ name }) => name.value === argument.name)?.value
  if (!given) return () => fallback
  if (given.kind !== Kind.VARIABLE) return () => literal(given)
  const name = given.name.value
  return (variables) => (name in variables ? variables[name] : fallback)
}

function literal(value: ValueNode | { kind: string }): unknown {
  if (value.kind === Kind.INT) return Number((value as { value: string }).value)
  if (value.kind === Kind.LIST) return (value as { values: readonly unknown[] }).values
  return undefined
}

/** Null when the field has no pages. */
function pageSizeOf(field: GraphQLField<unknown, unknown>, node: FieldNode): Size | null {
  const argument = (name: string) => field.args.find((arg) => arg.name === name)
  const [firstArgument, lastArgument] = [argument('first'), argument('last')]
  if (!firstArgument && !lastArgument) return null
  const [first, last] = [read(firstArgument, node), read(lastArgument, node)]
  return (variables) => {
    const sizes = [first(variables), last(variables)].filter((size) => size !== null && size !== undefined)
    if (sizes.length > 1) throw badPage(field, 'takes first or last, not both')
    const size = sizes[0] ?? PAGE_SIZE
    if (typeof size !== 'number' || size < 0) throw badPage(field, 'must not be negative')
    if (size > LIMITS.page) throw badPage(field, `is at most ${LIMITS.page}`)
    return size
  }
}

/** Length of a list argument that names what is asked for, such as `nodes(ids:)`, else a guess. */
function listSizeOf(field: GraphQLField<unknown, unknown>, node: FieldNode): Size {
  const listArgument = field.args.find(({ type }) => isListType(isNullableType(type) ? type : type.ofType))
  if (!listArgument) return () => LIST_SIZE
  const list = read(listArgument, node)
  return (variables) => {
    const given = list(variables)
    const length = Array.isArray(given) ? given.length : 1
    if (length > LIMITS.page) throw badPage(field, `takes at most ${LIMITS.page} of ${listArgument.name}`)
    return length
  }
}

function badPage(field: { name: string; type: GraphQLOutputType }, problem: string): GraphQLError {
  return new GraphQLError(`The page size of ${field.name} ${problem}`, {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400, spec: true } },
  })
}
