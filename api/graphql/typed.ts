/** Documents that TypeScript reads by schema.graphql: what they answer, and which variables they take. */
import { initGraphQLTada, type TadaDocumentNode } from 'gql.tada'
import { print, type DocumentNode } from 'graphql'
import type { Introspection } from '../generated/introspection.d.ts'

/** Makes a document of a text and of the fragments it spreads. Scalars are as JSON carries them. */
export const typed = initGraphQLTada<{
  introspection: Introspection
  scalars: { DateTime: string; Date: string; Paise: number }
  disableMasking: true
}>()

/** A document whose answer is `Data`. */
export type Document<Data, Variables> = TadaDocumentNode<Data, Variables, unknown>

/** Variables where what is optional may be undefined too: it is left out then. */
export type Given<Variables> = Variables extends object
  ? { [Name in keyof Variables]: Given<Variables[Name]> | (object extends Pick<Variables, Name> ? undefined : never) }
  : Variables

/** The text, fragments included. */
export const textOf = (document: Document<unknown, never>): string => print(document as unknown as DocumentNode)

export type { ResultOf, VariablesOf } from 'gql.tada'
