import shellQuery from '../__generated__/ShellQuery$parameters.ts'
import { earlyKey } from '../relay/earlyKey.ts'
import type { PageArgs } from './page.ts'
import { pages, plainPages, uiPage } from './pages.ts'

/** A query to run for the browser while its page loads. */
export interface EarlyQuery {
  /** Id of the persisted document. */
  id: string
  name: string
  variables: Record<string, unknown>
  /** What the browser looks the answer up by. */
  key: string
}

/** What the server can tell about an address before any script runs. */
export interface MatchedPage {
  /** The page's module, relative to web/, as in the build's manifest. */
  file: string
  /** The shell's query first, then the page's. */
  queries: EarlyQuery[]
}

interface Entry {
  paths: readonly string[]
  file: string
  query?: { params: { id: string | null | undefined; name: string } }
  variables?: (at: PageArgs) => object
}

/** The page of an address, whatever its case; null: there is none, answer 404. `/dev/ui` only in development. */
export function matchPage(url: URL, { development }: { development: boolean }): MatchedPage | null {
  const entries = [...entriesOf(pages), ...entriesOf(plainPages), ...(development ? [uiPage] : [])]
  for (const entry of entries) {
    for (const path of entry.paths) {
      const params = matchPath(path, url.pathname)
      if (params) return { file: entry.file, queries: queriesOf(entry, { params, url }) }
    }
  }
  return null
}

/** The shell's query alone, for addresses without a page. */
export function shellQueries(): EarlyQuery[] {
  return [early(shellQuery, {})]
}

function entriesOf(table: Record<string, Entry>): Entry[] {
  return Object.values(table)
}

function queriesOf(entry: Entry, at: PageArgs): EarlyQuery[] {
  if (!entry.query || !entry.variables) return shellQueries()
  return [...shellQueries(), early(entry.query, entry.variables(at))]
}

function early({ params }: NonNullable<Entry['query']>, variables: object): EarlyQuery {
  const id = params.id ?? ''
  return { id, name: params.name, variables: { ...variables }, key: earlyKey(id, variables) }
}

/** Static segments and `:name`, as the client's router reads them: any case, one trailing slash allowed. */
export function matchPath(path: string, pathname: string): Record<string, string> | null {
  const wanted = segments(path)
  const given = segments(pathname)
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of wanted.entries()) {
    const value = decoded(given[index] ?? '')
    if (value === null) return null
    if (segment.startsWith(':')) params[segment.slice(1)] = value
    else if (segment.toLowerCase() !== value.toLowerCase()) return null
  }
  return params
}

function segments(path: string): string[] {
  return path.split('/').filter(Boolean)
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
