/**
 * What an operation may cost, with the values of its variables.
 * Every object asked for counts 1; a page multiplies what is inside it by its `first` or `last`, any other list by the
 * length that its field declares, and lists within lists multiply. Compiled once a document; only the sizes are looked
 * up at each run.
 */
import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import {
  introspectionSize,
  declaredSizeOf,
  listsOf,
  pageSizeOf,
  readingOf,
  workOf,
  type Size,
  type Variables,
} from './sizes.ts'
import { fragmentsOf, limitError, LIMITS } from './limits.ts'

/** Returns the operation's cost. Throws a GraphQLError for a bad page size and for a cost over the limit. */
export type CostCheck = (variables: Variables) => number

/** Prepares the check of one operation; the document must be valid. */
export function compileCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): CostCheck {
  const root = schema.getRootType(operation.operation) ?? null
  const compiler = new Compiler(schema, document, root)
  const plan = root ? compiler.planOf(operation.selectionSet, root, null) : { own: 0, parts: [] }
  const most = operation.operation === OperationTypeNode.SUBSCRIPTION ? LIMITS.event : LIMITS.cost
  return (variables) => {
    const costs: Costs = new Map()
    const cost = Math.ceil(count(plan, variables, costs))
    if (cost <= most) return cost
    const dearest = dearestField(plan, variables, costs)
    throw limitError(`The cost limit of ${most} is exceeded: ${cost}, most of it for ${dearest}. Ask for less at once.`)
  }
}

const ONCE: Size = () => 1
const ONE: Plan = { own: 1, parts: [] }
const NOTHING: Plan = { own: 0, parts: [] }

class Compiler {
  private readonly schema: GraphQLSchema
  private readonly fragments: Map<string, FragmentDefinitionNode>
  /** Fields of the operation itself by their name in the answer: however many fragments ask for one, it is run once. */
  private readonly roots = new Set<string>()
  private readonly root: GraphQLCompositeType | null
  /** By the page that they are used in: a fragment on a connection costs what that connection's page does. */
  private readonly plans = new Map<Size | null, Map<string, Plan>>()

  constructor(schema: GraphQLSchema, document: DocumentNode, root: GraphQLCompositeType | null) {
    this.schema = schema
    this.root = root
    this.fragments = fragmentsOf(document)
  }

  /** `page` is the size of the connection whose edges are selected here, null elsewhere. */
  planOf(set: SelectionSetNode, type: GraphQLCompositeType, page: Size | null): Plan {
    const plan: Plan = { own: 0, parts: [] }
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) this.addField(plan, selection, type, page)
      else if (selection.kind === Kind.FRAGMENT_SPREAD)
        plan.parts.push({ field: null, size: ONCE, inner: this.planOfFragment(selection.name.value, page) })
      else {
        const narrowed = selection.typeCondition ? this.typeNamed(selection.typeCondition.name.value) : type
        plan.parts.push({ field: null, size: ONCE, inner: this.planOf(selection.selectionSet, narrowed ?? type, page) })
      }
    }
    return plan
  }

  private planOfFragment(name: string, page: Size | null): Plan {
    const fragment = this.fragments.get(name)
    const type = fragment && this.typeNamed(fragment.typeCondition.name.value)
    if (!fragment || !type) return NOTHING
    const plans = this.plans.get(page) ?? new Map<string, Plan>()
    this.plans.set(page, plans)
    // Each once: fragments that use the next one twice would otherwise take for ever.
    const plan = plans.get(name) ?? this.planOf(fragment.selectionSet, type, page)
    plans.set(name, plan)
    return plan
  }

  private typeNamed(name: string): GraphQLCompositeType | undefined {
    const type = this.schema.getType(name)
    return isCompositeType(type) ? type : undefined
  }

  private isRunHere({ alias, name }: FieldNode, type: GraphQLCompositeType): boolean {
    if (type !== this.root) return true
    const answered = (alias ?? name).value
    const isFirst = !this.roots.has(answered)
    this.roots.add(answered)
    return isFirst
  }

  private addField(plan: Plan, node: FieldNode, type: GraphQLCompositeType, page: Size | null): void {
    const field = this.schema.getField(type, node.name.value)
    if (!field) return
    const add = (size: Size, inner: Plan) => plan.parts.push({ field: field.name, size, inner })
    const pageSize = pageSizeOf(field, node)
    // Bad sizes are refused even if they multiply nothing, such as for a connection without its edges.
    if (pageSize) add(pageSize, NOTHING)
    const lists = listsOf(field, node)
    if (lists) add(lists, NOTHING)
    const work = workOf(field, node)
    const reading = type === this.schema.getMutationType() ? readingOf(field, node) : null
    if ((work || reading) && this.isRunHere(node, type)) {
      if (work) add(work, ONE)
      if (reading) add(reading, ONE)
    }

    const named = getNamedType(field.type)
    const isList = isListType(getNullableType(field.type))
    const expected = introspectionSize(this.schema, type, field)
    const size =
      expected !== undefined ? () => expected : isList ? (pageSize ?? declaredSizeOf(field, node, page)) : ONCE
    if (isCompositeType(named) && node.selectionSet) {
      const inner = this.planOf(node.selectionSet, named, isList ? null : pageSize)
      inner.own += 1
      add(size, inner)
    } else if (isList) add(size, ONE)
  }
}

interface Plan {
  own: number
  parts: Part[]
}

interface Part {
  field: string | null
  size: Size
  inner: Plan
}

/** Costs of a plan and its parts. Each is counted once, however often fragments use it. */
type Costs = Map<Plan, number>

/** Counts a plan with the values of the variables; a size that is bad throws. */
function count(plan: Plan, variables: Variables, costs: Costs): number {
  const before = costs.get(plan)
  if (before !== undefined) return before
  let cost = plan.own
  for (const { size, inner } of plan.parts) cost += size(variables) * count(inner, variables, costs)
  costs.set(plan, cost)
  return cost
}

/** Name of the innermost field that causes at least half of a counted plan's cost: the client should ask for less of it. */
function dearestField(plan: Plan, variables: Variables, costs: Costs): string {
  const half = count(plan, variables, costs) / 2
  let name = 'this operation'
  let times = 1
  for (let at = plan; ;) {
    const shares = new Map<string | null, { cost: number; dearest: Part; most: number }>()
    for (const part of at.parts) {
      const cost = times * part.size(variables) * count(part.inner, variables, costs)
      const share = shares.get(part.field) ?? { cost: 0, dearest: part, most: cost }
      shares.set(part.field, {
        cost: share.cost + cost,
        ...(cost > share.most ? { dearest: part, most: cost } : { dearest: share.dearest, most: share.most }),
      })
    }
    const [found] = [...shares].sort(([, one], [, other]) => other.cost - one.cost)
    if (!found || found[1].cost < half) return name
    const [field, { dearest }] = found
    name = field ?? name
    times *= dearest.size(variables)
    at = dearest.inner
  }
}
