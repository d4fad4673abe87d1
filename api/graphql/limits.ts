/** Limits that a document's text alone decides, fragments expanded. Variables are weighed in limitsCost.ts. */
import { GraphQLError, Kind, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql'

/** What one document may be; the same over HTTP, the socket and REST. */
export const LIMITS = {
  /** Nested fields. Introspection is left to graphql's own rule, which is stricter there. */
  depth: 12,
  aliases: 30,
  directives: 50,
  tokens: 2_000,
  /** Rows of one page. */
  page: 100,
  /** Objects that an operation may ask for, by the numbers of its pages; see limitsCost.ts. */
  cost: 5_000,
} as const

interface Size {
  depth: number
  aliases: number
  directives: number
}

/** The refusal of a request that is too large; nothing was run. */
export function limitError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'LIMIT_EXCEEDED', http: { status: 400, spec: true } } })
}

/** Every limit that the document passes; empty when it is acceptable. Cyclic fragments end the walk: validation names them. */
export function limitsOf(document: DocumentNode): GraphQLError[] {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  const measured = new Map<string, Size>()
  const total: Size = { depth: 0, aliases: 0, directives: 0 }
  for (const definition of document.definitions) {
    // Fragments count too, used or not: validation walks them all. Those on introspection types fit nowhere else.
    if (definition.kind !== Kind.OPERATION_DEFINITION && definition.kind !== Kind.FRAGMENT_DEFINITION) continue
    if (definition.kind === Kind.FRAGMENT_DEFINITION && definition.typeCondition.name.value.startsWith('__')) continue
    const size = measure(definition.selectionSet, fragments, measured)
    total.depth = Math.max(total.depth, size.depth)
    total.aliases = Math.max(total.aliases, size.aliases)
    total.directives = Math.max(total.directives, size.directives + (definition.directives?.length ?? 0))
  }
  return (['depth', 'aliases', 'directives'] as const)
    .filter((name) => total[name] > LIMITS[name])
    .map((name) => limitError(`The ${name} limit of ${LIMITS[name]} is exceeded: ${total[name]}`))
}

function measure(
  set: SelectionSetNode,
  fragments: Map<string, FragmentDefinitionNode>,
  measured: Map<string, Size>,
): Size {
  const size: Size = { depth: 0, aliases: 0, directives: 0 }
  for (const selection of set.selections) {
    const inner = sizeOfSelection(selection, fragments, measured)
    const isField = selection.kind === Kind.FIELD
    size.depth = Math.max(size.depth, inner.depth + (isField ? 1 : 0))
    size.aliases += inner.aliases + (isField && selection.alias ? 1 : 0)
    size.directives += inner.directives + (selection.directives?.length ?? 0)
  }
  return size
}

const NOTHING: Size = { depth: 0, aliases: 0, directives: 0 }

function sizeOfSelection(
  selection: SelectionSetNode['selections'][number],
  fragments: Map<string, FragmentDefinitionNode>,
  measured: Map<string, Size>,
): Size {
  if (selection.kind === Kind.FRAGMENT_SPREAD) {
    const name = selection.name.value
    const known = measured.get(name)
    if (known) return known
    const fragment = fragments.get(name)
    if (!fragment) return NOTHING
    // Set first: a cycle then adds nothing instead of never ending.
    measured.set(name, NOTHING)
    const size = measure(fragment.selectionSet, fragments, measured)
    measured.set(name, size)
    return size
  }
  if (!selection.selectionSet) return NOTHING
  const size = measure(selection.selectionSet, fragments, measured)
  const isIntrospection = selection.kind === Kind.FIELD && selection.name.value.startsWith('__')
  return isIntrospection ? { ...size, depth: 0 } : size
}
