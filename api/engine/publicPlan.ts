/** Whether an operation's answer to a visitor may be kept, and which tables it depends on. Read off the document once. */
import {
  getNamedType,
  getOperationAST,
  isCompositeType,
  isObjectType,
  Kind,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql'
import { readsOf, tableOf, type PublicTable } from '../graphql/declared.ts'

export interface PublicPlan {
  tables: readonly PublicTable[]
  /** Names of its variables, sorted: others don't count. */
  variables: readonly string[]
  /** Variables that bring in what is never kept, unless they are false. */
  unless: readonly string[]
}

/** Thrown for what is never kept. */
const NEVER = Symbol('never kept')

/** Of a valid document; null when its answer is never kept. */
export function publicPlan(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName?: string | null,
): PublicPlan | null {
  const operation = getOperationAST(document, operationName)
  const query = schema.getQueryType()
  if (operation?.operation !== 'query' || !query) return null
  const tables = new Set<PublicTable>()
  const unless = new Set<string>()
  const spread = new Set<string>()

  function collect({ selections }: SelectionSetNode, type: GraphQLObjectType): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) collectField(selection, type)
      else if (selection.kind === Kind.INLINE_FRAGMENT)
        collect(selection.selectionSet, objectNamed(selection.typeCondition?.name.value ?? type.name))
      else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value)
        for (const fragment of document.definitions)
          if (fragment.kind === Kind.FRAGMENT_DEFINITION && fragment.name.value === selection.name.value)
            collect(fragment.selectionSet, objectNamed(fragment.typeCondition.name.value))
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
