import type { Params } from 'react-router'
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime'

/** The address that a page is asked for under. */
export interface PageArgs {
  params: Params
  url: URL
}

/** A page with a query; the server starts that query before the browser asks for it. */
export interface Page<Q extends OperationType> {
  /** All paths that show it, in react-router's notation; the first one is canonical. Case makes no difference. */
  paths: readonly [string, ...string[]]
  /** Its module under web/, as the build's manifest names it. */
  file: string
  /** It is one person's or one link's: robots.txt asks crawlers not to come. */
  isPersonal?: boolean
  /** The `$parameters` artifact of its query, which carries `@preloadable`. */
  query: PreloadableConcreteRequest<Q>
  variables: (at: PageArgs) => Q['variables']
}

/** A page without a query. */
export type PlainPage = Pick<Page<OperationType>, 'paths' | 'file' | 'isPersonal'>

/** Keeps the page's own type of variables. */
export function page<Q extends OperationType>(definition: Page<Q>): Page<Q> {
  return definition
}
