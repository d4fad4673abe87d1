/** What an operation selects, read off its document once, if all types are known; the others are left to graphql-js. */
import {
  getDirectiveValues,
  getNullableType,
  GraphQLError,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isCompositeType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  OperationTypeNode,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type SelectionNode,
  type SelectionSetNode,
  type ValidatedExecutionArgs,
} from 'graphql'

const COLUMN = Symbol('column')

/** Marks a resolver that answers a column unchanged to everybody, so that its value is copied. A resolver that wraps it has no mark. */
export const answersColumn = <Resolve extends object>(column: string, resolve: Resolve): Resolve =>
  Object.assign(resolve, { [COLUMN]: column })

/** The fields that are asked of an object, in the order of the answer. */
export interface Selection {
  type: GraphQLObjectType
  fields: readonly Selected[]
  /** All keys, so that an answer begins in its final size. */
  blank: Readonly<Record<string, unknown>>
}

export interface Selected {
  /** Its name in the answer. */
  key: string
  /** Null for `__typename`. */
  field: GraphQLField<unknown, unknown> | null
  nodes: readonly FieldNode[]
  output: Output
  /** Whether it is given arguments, or fills in some by itself. */
  hasArguments: boolean
  /** The column whose value it answers, if its resolver is marked so. */
  column: string | undefined
}

/** A type of the answer: a leaf, a list of items, or an object with its selection. */
export interface Output {
  isNonNull: boolean
  leaf: GraphQLLeafType | null
  item: Output | null
  selection: Selection | null
}

/** What an operation selects for certain values of the variables that decide what is left out. */
export interface Selecting {
  /** Null for what is left to graphql-js. */
  selection: Selection | null
  /** Whether it is also what these variables select. */
  holdsFor(variables: ValidatedExecutionArgs['variableValues']): boolean
}

/** Thrown for a query that is left to graphql-js. */
const UNSUITED = Symbol('unsuited')

/** Of a valid operation; a selection has at most `most` fields, as fragments in fragments could multiply them. */
export function selectingOf(args: ValidatedExecutionArgs, most: number): Selecting {
  const { schema, fragments, operation, variableValues } = args
  const deciding = new Set<string>()
  let count = 0

  function isLeftOut(node: SelectionNode): boolean {
    for (const { arguments: given = [] } of node.directives ?? [])
      for (const { value } of given) if (value.kind === Kind.VARIABLE) deciding.add(value.name.value)
    if (!node.directives?.length) return false
    const skip = getDirectiveValues(GraphQLSkipDirective, node, variableValues)
    return skip?.['if'] === true || getDirectiveValues(GraphQLIncludeDirective, node, variableValues)?.['if'] === false
  }

  function collect(
    type: GraphQLObjectType,
    { selections }: SelectionSetNode,
    found: Map<string, FieldNode[]>,
    spread: Set<string>,
  ): void {
    for (const node of selections) {
      if (isLeftOut(node)) continue
      if (node.kind === Kind.FIELD) {
        const key = (node.alias ?? node.name).value
        const nodes = found.get(key)
        if (nodes) nodes.push(node)
        else found.set(key, [node])
        continue
      }
      const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : fragments[node.name.value]?.definition
      if (node.kind === Kind.FRAGMENT_SPREAD) {
        if (spread.has(node.name.value)) continue
        if (!fragment || fragments[node.name.value]?.variableSignatures) throw UNSUITED
        spread.add(node.name.value)
      }
      if (fragment && applies(fragment.typeCondition?.name.value, type))
        collect(type, fragment.selectionSet, found, spread)
    }
  }

  function applies(condition: string | undefined, type: GraphQLObjectType): boolean {
    if (condition === undefined || condition === type.name) return true
    const other = schema.getType(condition)
    return isCompositeType(other) && !isObjectType(other) && schema.isSubType(other, type)
  }

  function selectionOf(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): Selection {
    const found = new Map<string, FieldNode[]>()
    const spread = new Set<string>()
    for (const set of sets) collect(type, set, found, spread)
    const fields = [...found].map(([key, nodes]) => selectedOf(type, key, nodes))
    return { type, fields, blank: Object.fromEntries(fields.map(({ key }) => [key, null])) }
  }

  function selectedOf(parent: GraphQLObjectType, key: string, nodes: FieldNode[]): Selected {
    count += 1
    const name = nodes[0]!.name.value
    const field = schema.getField(parent, name)
    // What describes the schema is asked seldom, and `__proto__` is no key like the others.
    if (count > most || !field || key === '__proto__' || (name.startsWith('__') && name !== '__typename'))
      throw UNSUITED
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
    const output = outputOf(field.type, sets)
    const hasArguments = Boolean(nodes[0]!.arguments?.length) || field.args.some(hasDefault)
    const own = name === '__typename' ? null : field
    return {
      key,
      field: own,
      nodes,
      output,
      hasArguments,
      column: (field.resolve as { [COLUMN]?: string } | undefined)?.[COLUMN],
    }
  }

  function outputOf(type: GraphQLOutputType, sets: readonly SelectionSetNode[]): Output {
    const bare = getNullableType(type)
    const output: Output = { isNonNull: isNonNullType(type), leaf: null, item: null, selection: null }
    if (isLeafType(bare)) return { ...output, leaf: bare }
    if (isListType(bare)) return { ...output, item: outputOf(bare.ofType, sets) }
    if (isObjectType(bare)) return { ...output, selection: selectionOf(bare, sets) }
    throw UNSUITED
  }

  const selection = suited(() => {
    const root = schema.getQueryType()
    if (operation.operation !== OperationTypeNode.QUERY || operation.directives?.length || !root) throw UNSUITED
    return selectionOf(root, [operation.selectionSet])
  })
  const values = [...deciding].map((name) => [name, variableValues.coerced[name]] as const)
  return { selection, holdsFor: ({ coerced }) => values.every(([name, value]) => coerced[name] === value) }
}

const hasDefault = (argument: GraphQLArgument) => argument.default !== undefined || argument.defaultValue !== undefined

function suited(read: () => Selection): Selection | null {
  try {
    return read()
  } catch (reason) {
    // Bad values of a directive too: graphql-js tells of them.
    if (reason === UNSUITED || reason instanceof GraphQLError) return null
    throw reason
  }
}
