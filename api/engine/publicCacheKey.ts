/** What visitors ask: whether the answer may be kept, under which key, and on which tables it depends. */
import {
  getNamedType,
  getOperationAST,
  isCompositeType,
  isObjectType,
  Kind,
  OperationTypeNode,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { fragmentsOf } from './limits.ts'
import { readsOf, tableOf, type PublicTable } from '../graphql/declared.ts'

export interface PublicCacheKey {
  key: string
  tables: readonly PublicTable[]
}

interface Asked {
  document: DocumentNode
  operationName?: string | null | undefined
  variableValues?: { readonly [name: string]: unknown } | null | undefined
}

/** A key longer than this is a search that nobody else makes. */
const LONGEST_KEY = 1_000

/** Reads each operation once: answers null for what is never kept. */
export function publicCacheKeys(schema: GraphQLSchema): (asked: Asked) => PublicCacheKey | null {
  const known = new WeakMap<OperationDefinitionNode, { plan: PublicPlan | null; number: number }>()
  let operations = 0

  return ({ document, operationName, variableValues }) => {
    const operation = getOperationAST(document, operationName)
    if (!operation) return null
    let found = known.get(operation)
    if (!found) {
      found = { plan: publicPlan(schema, document, operation), number: (operations += 1) }
      known.set(operation, found)
    }
    const { plan, number } = found
    if (!plan) return null
    const given = variableValues ?? {}
    if (plan.unless.some((name) => given[name] !== false)) return null
    const values: unknown[] = [number]
    for (const name of plan.variables) {
      // Not what every object has, such as `toString`.
      const value = Object.hasOwn(given, name) ? given[name] : undefined
      if (value === undefined) continue
      if (typeof value === 'object' && value !== null) return null
      // JSON has digits for it, and a key would say null.
      if (value === Infinity || value === -Infinity) return null
      values.push(name, value)
    }
    const key = JSON.stringify(values)
    return key.length > LONGEST_KEY ? null : { key, tables: plan.tables }
  }
}

interface PublicPlan {
  tables: readonly PublicTable[]
  /** Names of its variables, sorted: others don't count. */
  variables: readonly string[]
  /** Variables that bring in what is never kept, unless they are false. */
  unless: readonly string[]
}

/** Thrown for what is never kept. */
const NEVER = Symbol('never kept')

/** Of a valid document; null when its answer is never kept. */
function publicPlan(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): PublicPlan | null {
  const query = schema.getQueryType()
  if (operation.operation !== OperationTypeNode.QUERY || !query) return null
  const tables = new Set<PublicTable>()
  const unless = new Set<string>()
  const fragments = fragmentsOf(document)
  const spread = new Set<string>()

  function collect({ selections }: SelectionSetNode, type: GraphQLObjectType): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) collectField(selection, type)
      else if (selection.kind === Kind.INLINE_FRAGMENT)
        collect(selection.selectionSet, objectNamed(selection.typeCondition?.name.value ?? type.name))
      else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value)
        const fragment = fragments.get(selection.name.value)
        if (fragment) collect(fragment.selectionSet, objectNamed(fragment.typeCondition.name.value))
      }
    }
  }

  function collectField({ name, directives, selectionSet }: FieldNode, parent: GraphQLObjectType): void {
    if (name.value === '__typename') return
    const field = parent.getFields()[name.value]
    const reads = field && readsOf(field)
    if (!field || (parent === query && reads === undefined)) {
      const condition = conditionOf(directives)
      if (condition === null) throw NEVER
      unless.add(condition)
      return
    }
    if (reads === 'nothing') return
    for (const table of reads ?? []) tables.add(table)
    const type = getNamedType(field.type)
    if (!isCompositeType(type)) return
    // An interface or union could be a row of any table.
    if (!isObjectType(type)) throw NEVER
    const table = tableOf(type)
    if (table === null) throw NEVER
    if (table) tables.add(table)
    if (selectionSet) collect(selectionSet, type)
  }

  function objectNamed(name: string): GraphQLObjectType {
    const type = schema.getType(name)
    if (!isObjectType(type)) throw NEVER
    return type
  }

  try {
    collect(operation.selectionSet, query)
  } catch (reason) {
    if (reason === NEVER) return null
    throw reason
  }
  const variables = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
  return { tables: [...tables], variables: variables.sort(), unless: [...unless] }
}

/** Variable of an `@include(if: $variable)`: without it the field is not asked for. */
function conditionOf(directives: readonly DirectiveNode[] = []): string | null {
  const value = directives.find(({ name }) => name.value === 'include')?.arguments?.[0]?.value
  return value?.kind === Kind.VARIABLE ? value.name.value : null
}
