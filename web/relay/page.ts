import type { Params } from 'react-router'
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime'
import type { Head } from '../lib/headTags.ts'

/** The address that a page is asked for under. */
export interface PageArgs {
  params: Params
  url: URL
}

/** Head and status of a page, as the server sends them. */
export interface ServedHead {
  head: Head
  status: 200 | 404
}

/** A page without a query. Free of React: the server reads it too. */
export interface PlainPage {
  /** All paths that show it, in react-router's notation; the first one is canonical. Case makes no difference. */
  paths: readonly [string, ...string[]]
  /** It is one person's or one link's: robots.txt asks crawlers not to come. */
  isPersonal?: boolean
  /** Shown from the first moment on, while the page still loads; a page whose data say more replaces it. */
  head: Head
}

/** A page with a query; the server starts that query before the browser asks for it. */
export interface Page<Q extends OperationType> extends PlainPage {
  /** The `$parameters` artifact of its query, which carries `@preloadable`. */
  query: PreloadableConcreteRequest<Q>
  variables(at: PageArgs): Q['variables']
  /**
   * The head when it depends on the data; the server waits for them then, and the page itself renders the same head.
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
