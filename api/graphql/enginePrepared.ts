/** Documents that were parsed and validated, most recently used ones first to stay. */
import type { DocumentNode, GraphQLError, OperationDefinitionNode } from 'graphql'
import type { CostCheck } from './limitsCost.ts'

/** A document within the limits of its text. */
export interface Prepared {
  document: DocumentNode
  /** What validation found. */
  errors: readonly GraphQLError[]
  /** Filled as its operations are run. */
  costs: Map<OperationDefinitionNode, CostCheck>
}

const MOST = 1_000
/** Longer texts (big literals) are not worth their memory. */
const LONGEST = 20_000

export interface PreparedCache {
  find(text: string): Prepared | undefined
  of(document: DocumentNode): Prepared | undefined
  add(text: string, prepared: Prepared): void
}

export function preparedCache(): PreparedCache {
  const byText = new Map<string, Prepared>()
  const byDocument = new WeakMap<DocumentNode, Prepared>()
  return {
    find(text) {
      const found = byText.get(text)
      if (found) {
        byText.delete(text)
        byText.set(text, found)
      }
      return found
    },
    of: (document) => byDocument.get(document),
    add(text, prepared) {
      byDocument.set(prepared.document, prepared)
      if (text.length > LONGEST) return
      byText.set(text, prepared)
      const [oldest] = byText.keys()
      if (byText.size > MOST && oldest !== undefined) byText.delete(oldest)
    },
  }
}
