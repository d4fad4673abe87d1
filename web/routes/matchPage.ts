import shellQuery from '../__generated__/ShellQuery$parameters.ts'
import { earlyKey } from '../relay/earlyKey.ts'
import { uiHead } from '../pages/dev/head.ts'
import { headHtml } from '../lib/headHtml.ts'
import { heads, type AnsweredHead } from './heads.ts'
import { notFoundHead } from '../pages/notFound/head.ts'
import type { PageArgs } from '../relay/page.ts'
import { notFoundPage, pages, plainPages, uiPage } from './pages.ts'
import type { Head } from '../lib/headTags.ts'

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
  /** True when head and status depend on the data of the last query. */
  waitsForData: boolean
  /** Its head as HTML, and its status. `data` is null when it was not waited for, or could not be had. */
  served(data: unknown, origin: string): { head: string; status: number }
}

interface Entry {
  paths: readonly string[]
  file: string
  query?: { params: { id: string | null | undefined; name: string } }
  variables?: (at: PageArgs) => object
}

/** The page of an address, whatever its case; null: there is none, answer 404. `/dev/ui` only in development. */
export function matchPage(url: URL, { development }: { development: boolean }): MatchedPage | null {
  for (const { entry, head } of [...ENTRIES, ...(development ? [UI] : [])]) {
    for (const path of entry.paths) {
      const params = matchPath(path, url.pathname)
      if (!params) continue
      return matched(entry, head, { params, url })
    }
  }
  return null
}

/** The page for addresses without one. */
export function missingPage(url: URL): MatchedPage {
  return matched(notFoundPage, () => ({ head: notFoundHead, status: 404 }), { params: {}, url })
}

/** Canonical paths of all pages that search engines may list, with the day of their last change where it is known. */
export function publicPages(): { path: string; updated: string | null }[] {
  return ENTRIES.flatMap(({ head }) => {
    if (typeof head === 'function' || head.noIndex || !head.path) return []
    return [{ path: head.path, updated: head.updated ?? null }]
  })
}

/** The shell's query alone, for pages without one. */
export function shellQueries(): EarlyQuery[] {
  return [early(shellQuery, {})]
}

const TABLE: Record<keyof typeof heads, Entry> = { ...pages, ...plainPages }
const ENTRIES = Object.entries(heads).map(([name, head]) => ({ entry: TABLE[name as keyof typeof heads], head }))
const UI = { entry: uiPage as Entry, head: uiHead }

function matched(entry: Entry, head: Head | AnsweredHead, at: PageArgs): MatchedPage {
  const queries = queriesOf(entry, at)
  return {
    file: entry.file,
    queries,
    waitsForData: typeof head === 'function' && entry.query !== undefined,
    served(data, origin) {
      const served = typeof head === 'function' ? head(data, at) : { head, status: 200 }
      return { head: headHtml(served.head, origin), status: served.status }
    },
  }
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
