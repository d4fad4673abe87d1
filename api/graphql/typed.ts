/** GraphQL documents typed from schema.graphql: their result and variables. */
import { initGraphQLTada, type TadaDocumentNode } from 'gql.tada'
import { print, type DocumentNode } from 'graphql'
import type { Introspection } from '../generated/introspection.d.ts'

/** Makes a typed document from its text and the fragments it spreads. Scalars have their JSON types. */
export const typed = initGraphQLTada<{
  introspection: Introspection
  scalars: { DateTime: string; Date: string; Paise: number }
  disableMasking: true
}>()

/** A document whose result is `Data`. */
export type Document<Data, Variables> = TadaDocumentNode<Data, Variables, unknown>

/** Variables whose optional ones may also be undefined; those are omitted. */
export type Given<Variables> = Variables extends object
  ? { [Name in keyof Variables]: Given<Variables[Name]> | (object extends Pick<Variables, Name> ? undefined : never) }
  : Variables

/** The document's text, including fragments. */
export const textOf = (document: Document<unknown, never>): string => print(document as unknown as DocumentNode)

export type { ResultOf, VariablesOf } from 'gql.tada'
