/** Documents that were parsed and found valid, most recently used ones first to stay; ours stay always. */
import type { DocumentNode, GraphQLError, OperationDefinitionNode } from 'graphql'
import { LRUCache } from 'lru-cache'
import type { CostCheck } from './cost.ts'
import type { Selections } from '../executor/executor.ts'

/** A document within the limits of its text. */
export interface Prepared {
  document: DocumentNode
  /** What validation found. */
  errors: readonly GraphQLError[]
  /** Filled as its operations are run. */
  costs: Map<OperationDefinitionNode, CostCheck>
  /** What its queries select, for the variables that were given last. */
  selections: Selections
  /** What preparing it cost, in objects; 0 once it has been charged. */
  preparing: number
}

/** Bytes that strangers' documents may take. */
const MOST_BYTES = 48 * 1024 * 1024
/** A document that takes more (big literals) is not worth its memory. */
const MOST_BYTES_EACH = 2 * 1024 * 1024
/** Measured: a prepared document, its cost and what it selects take 200 to 700 bytes a token, most where every token is a field. */
const BYTES_A_TOKEN = 700

export interface PreparedCache {
  find(text: string): Prepared | undefined
  of(document: DocumentNode): Prepared | undefined
  /** Invalid ones are known by their document only, for as long as somebody holds it. */
  add(text: string, prepared: Prepared): void
  /** From now on this text is kept whatever else comes: for our own documents, of which there are few. */
  pin(text: string): void
}

export function preparedCache(): PreparedCache {
  const byText = new LRUCache<string, Prepared>({
    maxSize: MOST_BYTES,
    maxEntrySize: MOST_BYTES_EACH,
    sizeCalculation: ({ document }, text) => 2 * text.length + BYTES_A_TOKEN * (document.tokenCount ?? text.length),
  })
  const byDocument = new WeakMap<DocumentNode, Prepared>()
  const pinned = new Map<string, Prepared | undefined>()
  return {
    find: (text) => pinned.get(text) ?? byText.get(text),
    of: (document) => byDocument.get(document),
    add(text, prepared) {
      byDocument.set(prepared.document, prepared)
      if (prepared.errors.length > 0) return
      if (pinned.has(text)) pinned.set(text, prepared)
      else byText.set(text, prepared)
    },
    pin(text) {
      if (!pinned.has(text)) pinned.set(text, byText.get(text))
    },
  }
}
