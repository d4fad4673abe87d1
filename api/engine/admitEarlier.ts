import type { DocumentNode } from 'graphql'
import type { PersistedDocuments } from './persistedDocuments.ts'
import type { Prepared } from './prepared.ts'

/** Earlier builds' documents, as long as the schema has not left them behind. */
export interface EarlierBuilds {
  /** Null for an id that is of none of them, and for a document that is not valid any more. */
  textOf(id: string): string | null
  /** True for a document whose text was asked for by its id. */
  has(document: DocumentNode): boolean
}

/** Looks at each when it is first asked for: the start waits for none of them, and fails at none. */
export function admitEarlier(documents: PersistedDocuments, prepare: (text: string) => Prepared): EarlierBuilds {
  const leftBehind = new Set<string>()
  const admitted = new WeakSet<DocumentNode>()
  function validOf(text: string): DocumentNode | null {
    try {
      const { document, errors } = prepare(text)
      return errors.length > 0 ? null : document
    } catch {
      return null
    }
  }
  return {
    textOf(id) {
      const text = leftBehind.has(id) ? null : documents.find(id)
      if (text === null) return null
      const document = validOf(text)
      if (document) admitted.add(document)
      else leftBehind.add(id)
      return document && text
    },
    has: (document) => admitted.has(document),
  }
}
