/** Limits that a document's text alone decides, fragments expanded. Variables are weighed in cost.ts. */
import {
  GraphQLError,
  Kind,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

/** What one document may be; the same over HTTP, the socket and REST. */
export const LIMITS = {
  /** Nested fields, introspection not counted. */
  depth: 12,
  /** Fields nested below `__schema` or `__type`: the standard introspection query takes 14. */
  introspectionDepth: 16,
  /** `__schema` and `__type` of one document: GraphiQL asks once. */
  introspections: 2,
  aliases: 30,
  directives: 50,
  tokens: 2_000,
  /** Pairs of fields with the same name in the answer, wherever they stand: validation compares them with each other. */
  pairs: 5_000,
  /** Mistakes that the answer to an invalid document names. */
  errors: 10,
  /** Values in the variables of one request, however deep they stand: the largest of ours, marks of attendance, has 1,500. */
  values: 2_000,
  /** Characters of a message about a request, as messages may quote the whole request. */
  message: 400,
  /** Rows of one page. */
  page: 100,
  /** Objects that an operation may ask for, by the numbers of its pages; see cost.ts. */
  cost: 5_500,
  /** The same for a subscription: each event runs it again on every socket that listens, as dear as a read. */
  event: 150,
} as const

interface Size {
  depth: number
  aliases: number
  directives: number
  introspectionDepth: number
  introspections: number
}

const NAMES: Record<keyof Size, string> = {
  depth: 'depth',
  aliases: 'aliases',
  directives: 'directives',
  introspectionDepth: 'introspection depth',
  introspections: 'introspection',
}
const NOTHING: Size = { depth: 0, aliases: 0, directives: 0, introspectionDepth: 0, introspections: 0 }

/** A request that is refused before it runs. */
export function requestError(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: 400, spec: true } } })
}

/** The refusal of a request that is too large. */
export const limitError = (message: string): GraphQLError => requestError('LIMIT_EXCEEDED', message)

/** Every limit that the document exceeds; empty when it is acceptable. The walk stops at cyclic fragments, which validation refuses. */
export function limitsOf(document: DocumentNode): GraphQLError[] {
  const fragments = fragmentsOf(document)
  const measured = new Map<string, Size>()
  const total = { ...NOTHING }
  for (const definition of document.definitions) {
    // Fragments count too, used or not: validation walks them all.
    if (definition.kind !== Kind.OPERATION_DEFINITION && definition.kind !== Kind.FRAGMENT_DEFINITION) continue
    const inside = measure(definition.selectionSet, fragments, measured)
    const size = isOnIntrospection(definition) ? asIntrospection(inside) : inside
    total.depth = Math.max(total.depth, size.depth)
    total.aliases = Math.max(total.aliases, size.aliases)
    total.directives = Math.max(total.directives, size.directives + (definition.directives?.length ?? 0))
    total.introspectionDepth = Math.max(total.introspectionDepth, size.introspectionDepth)
    if (definition.kind === Kind.OPERATION_DEFINITION) total.introspections += size.introspections
  }
  const tooMuch = (Object.keys(NAMES) as (keyof Size)[])
    .filter((name) => total[name] > LIMITS[name])
    .map((name) => limitError(`The ${NAMES[name]} limit of ${LIMITS[name]} is exceeded: ${total[name]}`))
  const pairs = pairsOf(document)
  return pairs > LIMITS.pairs
    ? [...tooMuch, limitError(`The limit of ${LIMITS.pairs} pairs of fields of one name is exceeded: ${pairs}`)]
    : tooMuch
}

/** By their names. */
export function fragmentsOf({ definitions }: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]))
}

/** Validation compares all fields of one name in pairs: a few hundred repetitions take longer than everything else. */
function pairsOf(document: DocumentNode): number {
  const times = new Map<string, number>()
  visit(document, {
    Field({ alias, name }) {
      const key = (alias ?? name).value
      times.set(key, (times.get(key) ?? 0) + 1)
    },
  })
  return [...times.values()].reduce((sum, count) => sum + (count * (count - 1)) / 2, 0)
}

/** Fragments on introspection types fit nowhere else. */
const isOnIntrospection = (definition: { kind: string; typeCondition?: { name: { value: string } } }) =>
  definition.typeCondition?.name.value.startsWith('__') === true

const asIntrospection = (size: Size): Size => ({
  ...size,
  depth: 0,
  introspectionDepth: Math.max(size.depth, size.introspectionDepth),
})

function measure(
  set: SelectionSetNode,
  fragments: Map<string, FragmentDefinitionNode>,
  measured: Map<string, Size>,
): Size {
  const size = { ...NOTHING }
  for (const selection of set.selections) {
    const inner = sizeOfSelection(selection, fragments, measured)
    const isField = selection.kind === Kind.FIELD
    size.depth = Math.max(size.depth, inner.depth + (isField ? 1 : 0))
    size.aliases += inner.aliases + (isField && selection.alias ? 1 : 0)
    size.directives += inner.directives + (selection.directives?.length ?? 0)
    size.introspectionDepth = Math.max(size.introspectionDepth, inner.introspectionDepth)
    size.introspections += inner.introspections
  }
  return size
}

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
  const inner = selection.selectionSet ? measure(selection.selectionSet, fragments, measured) : NOTHING
  if (selection.kind !== Kind.FIELD || !INTROSPECTION.has(selection.name.value)) return inner
  return { ...asIntrospection(inner), introspections: inner.introspections + 1 }
}

const INTROSPECTION = new Set(['__schema', '__type'])
