import type { ComponentType, ReactNode } from 'react'
import type { loadQuery, LoadQueryOptions, PreloadedQuery } from 'react-relay'
import type { Params } from 'react-router'
import type { IEnvironment, OperationType, PreloadableConcreteRequest } from 'relay-runtime'
import type { Head } from '../lib/headTags.ts'

/** The URL of a page request. */
export interface PageArgs {
  params: Params
  url: URL
}

/** Head and status of a page, as the server sends them. */
export interface ServedHead {
  head: Head
  status: 200 | 404
}

/** Props of a page with a query: read it with `usePreloadedQuery`. */
export interface ScreenProps<Q extends OperationType> {
  queryRef: PreloadedQuery<Q>
}

/** A page's component; one without a query ignores its props. A method's type, which any page's component is assignable to. */
export type PageCode<Q extends OperationType = OperationType> = { screen(props: ScreenProps<Q>): ReactNode }['screen']

/** A row of the route table. */
export interface PageRow {
  /** All paths of the page, in react-router's notation; the first one is canonical. Case-insensitive. */
  paths: readonly [string, ...string[]]
  /** Its `page.ts`. */
  entry: AnyPage
}

/** The query of a part of a page: a tab, an opened row. The part reads it with `usePartQuery`. */
export interface PartQuery {
  query: PreloadableConcreteRequest<OperationType>
  variables: OperationType['variables']
  options: LoadQueryOptions
}

/** Starts the queries of what an address opens on a page, with `load`; `isArriving`: another page was shown before. */
export type StartParts = (at: PageArgs, isArriving: boolean, load: typeof loadQuery, environment: IEnvironment) => void

/** A page without a query. Must not import React: the server reads it too, and calls `code` and `skeleton` only to draw it. */
export interface PlainPage {
  /** Its folder in `web/pages`. */
  name: string
  code(): Promise<PageCode>
  /** Shown in the content's shape until code and data have loaded; bars of text if absent. */
  skeleton?(): Promise<ComponentType>
  /** Its `parts.ts`, which names the queries of its tabs and opened rows (`web/relay/parts.ts`). */
  parts?(): Promise<StartParts>
  /** The page belongs to one person or one link: robots.txt excludes it. */
  isPersonal?: boolean
  /** The head shown at once, while the page loads; a page with a head from its data replaces it. */
  head: Head
}

/** A page with a query; the server starts that query before the browser asks for it. */
export interface Page<Q extends OperationType> extends PlainPage {
  code(): Promise<PageCode<Q>>
  /** The `$parameters` artifact of its query, which carries `@preloadable`. */
  query: PreloadableConcreteRequest<Q>
  variables(at: PageArgs): Q['variables']
  /**
   * The head when it depends on the data. The server waits for the data then, and the page renders the same head.
   * The query carries `@raw_response_type`, which types what the server reads.
   */
  headOf?(data: NonNullable<Q['rawResponse']>, at: PageArgs): ServedHead
}

/** Any page of the table. */
export type AnyPage = PlainPage | Page<OperationType>
