/** Documents that may be run: parsed and validated once, and remembered by their text. */
import {
  GraphQLError,
  parse,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  getOperationAST,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { fragmentsOf, LIMITS, limitError, limitsOf } from './limits.ts'
import { requestFailure } from './masking.ts'
import { refuseNulIn, CHARACTERS_A_UNIT } from './variables.ts'
import { LRUCache } from 'lru-cache'
import type { CostCheck } from './cost.ts'
import type { Selections } from '../executor/executor.ts'

/** So many tokens take about as long to parse and validate as one object takes to answer. */
const TOKENS_A_UNIT = 4
/** A token of one character and the space after it. */
const CHARACTERS_A_TOKEN = 2

/** Without suggestions: each unknown name would be compared with every type of the schema, letter by letter. */
const CHECK = { maxErrors: LIMITS.errors, hideSuggestions: true }

/** Parses and validates a text that is not remembered. Throws a GraphQLError for a text over the limits or with a syntax error. */
export function preparer(schema: GraphQLSchema, cache: PreparedCache): (text: string) => Prepared {
  return (text) => {
    const known = cache.find(text)
    if (known) return known
    refuseNulIn(text)
    const document = parseWithin(text)
    const tooMuch = limitsOf(document)
    if (tooMuch[0]) throw tooMuch[0]
    const prepared = {
      document,
      errors: validate(schema, document, undefined, CHECK).map(requestFailure),
      costs: new Map(),
      selections: new Map(),
      // A few tokens can be long: names and texts.
      preparing: costOfReading(document.tokenCount ?? 0, text),
      bytes: 2 * text.length + BYTES_A_TOKEN * (document.tokenCount ?? text.length),
    }
    cache.add(text, prepared)
    return prepared
  }
}

const costOfReading = (tokens: number, text: string) =>
  Math.ceil(Math.max(tokens / TOKENS_A_UNIT, text.length / CHARACTERS_A_UNIT))

/** What refusing a text costs at most: the parser does not say how far it has read. */
export const costOfRefusingText = (text: string): number =>
  costOfReading(Math.min(text.length / CHARACTERS_A_TOKEN, LIMITS.tokens), text)

/** The cost of preparing a document, for the first who asks for it; 0 for all others. */
export function preparingOf(prepared: Prepared | undefined): number {
  if (!prepared) return 0
  const { preparing } = prepared
  prepared.preparing = 0
  return preparing
}

function parseWithin(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: LIMITS.tokens, maxComments: LIMITS.tokens })
  } catch (error) {
    if (error instanceof GraphQLError && /more th[a-z]+ \d+ tokens/i.test(error.message))
      throw limitError(`The token limit of ${LIMITS.tokens} is exceeded`)
    throw error instanceof GraphQLError ? requestFailure(error) : error
  }
}

/** A document within the limits of its text. */
export interface Prepared {
  document: DocumentNode
  errors: readonly GraphQLError[]
  /** Filled as its operations are run. */
  costs: Map<OperationDefinitionNode, CostCheck>
  /** What its queries select, for the variables that were given last. */
  selections: Selections
  /** What preparing it cost, in objects; 0 once it has been charged. */
  preparing: number
  /** What it takes of the memory; 0 for a document that is never dropped. */
  bytes: number
}

/** Bytes for all documents that are not our client's. The least recently used go first. */
const MOST_BYTES = 48 * 1024 * 1024
/** A document that takes more (big literals) is not worth its memory. */
const MOST_BYTES_EACH = 2 * 1024 * 1024
/** Measured: a prepared document with its cost and selections takes 200 to 700 bytes a token, most where every token is a field. */
const BYTES_A_TOKEN = 700

export type PreparedCache = ReturnType<typeof preparedCache>

export function preparedCache() {
  const byText = new LRUCache<string, Prepared>({
    maxSize: MOST_BYTES,
    maxEntrySize: MOST_BYTES_EACH,
    sizeCalculation: ({ bytes }) => bytes,
  })
  const byDocument = new WeakMap<DocumentNode, Prepared>()
  const pinned = new Map<string, Prepared | undefined>()
  return {
    find: (text: string): Prepared | undefined => pinned.get(text) ?? byText.get(text),
    of: (document: DocumentNode): Prepared | undefined => byDocument.get(document),
    /** An invalid document is known by itself and not by its text, as long as its request holds it. */
    add(text: string, prepared: Prepared): void {
      byDocument.set(prepared.document, prepared)
      if (prepared.errors.length > 0) return
      if (!pinned.has(text)) return void byText.set(text, prepared)
      prepared.bytes = 0
      pinned.set(text, prepared)
    },
    /** This text is never dropped again: for our own documents, of which there are few. */
    pin(text: string): void {
      if (pinned.has(text)) return
      const prepared = byText.get(text)
      if (prepared) prepared.bytes = 0
      pinned.set(text, prepared)
    },
  }
}

/** The fields that an operation runs at its root, fragments included; of a mutation the changes that it makes. */
export function rootFieldsOf(document: DocumentNode, operationName?: string | null): string[] {
  const fields = new Map<string, string>()
  const fragments = fragmentsOf(document)
  function collect({ selections }: SelectionSetNode): void {
    for (const selection of selections) {
      if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet)
      else if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value)
        // Each once: it is taken out before it is read.
        fragments.delete(selection.name.value)
        if (fragment) collect(fragment.selectionSet)
      } else if (selection.name.value !== '__typename')
        fields.set((selection.alias ?? selection.name).value, selection.name.value)
    }
  }
  const operation = getOperationAST(document, operationName)
  if (operation) collect(operation.selectionSet)
  return [...fields.values()]
}
