import type { Params } from 'react-router'
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime'
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

/** A page without a query. Must not import React: the server reads it too. */
export interface PlainPage {
  /** All paths of the page, in react-router's notation; the first one is canonical. Case-insensitive. */
  paths: readonly [string, ...string[]]
  /** The page belongs to one person or one link: robots.txt excludes it. */
  isPersonal?: boolean
  /** The head shown at once, while the page loads; a page with a head from its data replaces it. */
  head: Head
}

/** A page with a query; the server starts that query before the browser asks for it. */
export interface Page<Q extends OperationType> extends PlainPage {
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

/** An entry whose variables and data are typed by its query. */
export function page<Q extends OperationType>(definition: Page<Q>): Page<Q> {
  return definition
}
