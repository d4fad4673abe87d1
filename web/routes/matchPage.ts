import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime'
import adminShellQuery from '../__generated__/AdminShellQuery$parameters.ts'
import shellQuery from '../__generated__/ShellQuery$parameters.ts'
import { type Head, dataText, fullTitle, headTags } from '../lib/headTags.ts'
import { earlyKey } from '../relay/network/early.ts'
import { served as mentorsParts } from '../pages/mentors/parts.ts'
import { served as mentorDashboardParts } from '../pages/mentorDashboard/parts.ts'
import type { AnyPage, PageArgs, PageRow, PartQuery } from '../relay/page.ts'
import { adminPages } from './adminPages.ts'
import { development, missing, pages } from './pages.ts'

/** A query that the server runs while the page loads. */
export interface EarlyQuery {
  /** Id of the persisted document. */
  id: string
  name: string
  variables: Record<string, unknown>
  /** Key by which the browser finds the response. */
  key: string
}

/** The server's view of a page. */
export interface MatchedPage {
  /** Its folder in web/pages. */
  name: string
  /** For administrators only: everybody else gets the 404 page. */
  isAdministration: boolean
  /** It belongs to one person or one link. */
  isPersonal: boolean
  /** The query of the frame around it first, then the page's, then those of its parts. */
  queries: EarlyQuery[]
  /** True when its address holds a secret: a `:code` of its path, or a query that carries one. */
  isSecret: boolean
  /** True when head and status depend on the data of its own query. */
  waitsForData: boolean
  /** False for the development page. */
  isDrawn: boolean
  /** Its head as HTML, and its status. `data` is null if it was not awaited or failed. */
  served(data: object | null, origin: string): { head: string; status: number }
}

/** Query parameters that are secrets of mailed links. */
const SECRETS = ['token', 'offer']

type WholePage = AnyPage & Pick<PageRow, 'paths'>

const whole = ({ paths, entry }: PageRow): WholePage => ({ ...entry, paths })
const served = pages.map(whole)
const administration = adminPages.map(whole)
const developed = whole(development)
const notFound = whole(missing)

/** Each path of a page, read once: every request is compared with all of them. */
const patternsOf = (page: WholePage) => page.paths.map((path) => ({ page, wanted: segments(path) }))
const patterns = [...served, ...administration].flatMap(patternsOf)
const administrators = new Set<string | undefined>(administration.map(({ name }) => name))

/** The page for a URL, case-insensitive; null means 404. `/dev/ui` only in development. */
export function matchPage(url: URL, { development: isDevelopment }: { development: boolean }): MatchedPage | null {
  const given = decodedSegments(url.pathname)
  for (const { page, wanted } of isDevelopment ? [...patterns, ...patternsOf(developed)] : patterns) {
    const params = matchSegments(wanted, given)
    if (params) return matched(page, { params, url })
  }
  return null
}

/**
 * The 404 page. Its data says whether the path is the administrators' login after all: every unknown path waits for it
 * alike, and what is served differs in status and answer only.
 */
export function missingPage(url: URL): MatchedPage {
  const page = matched(notFound, { params: {}, url })
  return {
    ...page,
    waitsForData: true,
    served: (data, origin) => ({ ...page.served(data, origin), status: isDoor(data) ? 200 : 404 }),
  }
}

const isDoor = (data: object | null) => data !== null && 'adminDoor' in data && data.adminDoor === true

/** Canonical paths of all pages that search engines may list, with the day of their last change where it is known. */
export function publicPages(): { path: string; updated: string | null }[] {
  return served.flatMap(({ head: { noIndex, path, updated } }) =>
    noIndex || !path ? [] : [{ path, updated: updated ?? null }],
  )
}

/** Patterns of the pages that are one person's or one link's. */
export function personalPaths(): string[] {
  return served.flatMap(({ isPersonal, paths }) => (isPersonal ? paths : []))
}

/** The shell's query alone, for pages without one. */
export function shellQueries(): EarlyQuery[] {
  return [early(shellQuery, {})]
}

function matched(page: AnyPage, at: PageArgs): MatchedPage {
  const query = 'query' in page ? page : null
  const isAdministration = administrators.has(page.name)
  const frame = isAdministration ? [early(adminShellQuery, {})] : shellQueries()
  return {
    name: page.name,
    isAdministration,
    isPersonal: page.isPersonal ?? false,
    queries: query ? [...frame, early(query.query, query.variables(at)), ...partsOf(page, at)] : frame,
    isSecret: 'code' in at.params || SECRETS.some((key) => at.url.searchParams.has(key)),
    waitsForData: query?.headOf !== undefined,
    isDrawn: page !== developed,
    served(data, origin) {
      const own = data && query?.headOf?.(data, at)
      return own
        ? { head: headHtml(own.head, origin), status: own.status }
        : { head: fixedHead(page.head, origin), status: 200 }
    },
  }
}

const PART_QUERIES = new Map<string, (at: PageArgs) => PartQuery[]>([
  ['mentorDashboard', mentorDashboardParts],
  ['mentors', mentorsParts],
])

const partsOf = ({ name }: AnyPage, at: PageArgs): EarlyQuery[] =>
  (PART_QUERIES.get(name)?.(at) ?? []).map(({ query, variables }) => early(query, variables))

const fixedHeads = new WeakMap<Head, { origin: string; html: string }>()

/** The head of a page that is the same whatever it shows, written once. */
function fixedHead(head: Head, origin: string): string {
  const known = fixedHeads.get(head)
  if (known?.origin === origin) return known.html
  const html = headHtml(head, origin)
  fixedHeads.set(head, { origin, html })
  return html
}

function early({ params }: PreloadableConcreteRequest<OperationType>, variables: object): EarlyQuery {
  const id = params.id ?? ''
  return { id, name: params.name, variables: { ...variables }, key: earlyKey(id, variables) }
}

/** Static segments and `:name`, as the client's router reads them: any case, slashes at the end allowed. */
function matchSegments(wanted: readonly string[], given: readonly (string | null)[]): Record<string, string> | null {
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? null
    if (value === null) return null
    if (segment.startsWith(':')) params[segment.slice(1)] = value
    else if (segment.toLowerCase() !== value.toLowerCase()) return null
  }
  return params
}

function segments(path: string): string[] {
  const parts = path.split('/').slice(1)
  while (parts.at(-1) === '') parts.pop()
  return parts
}

const decodedSegments = (pathname: string) => segments(pathname).map(decoded)

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** A page's head as HTML. Each element carries the attribute by which the client finds and replaces it. */
export function headHtml(head: Head, origin: string): string {
  const tags = headTags(head, origin).map(({ name, attributes }) => {
    const text = Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)
    return `<${name} data-before-page ${text.join(' ')}>`
  })
  const data = head.data
    ? `<script data-before-page type="application/ld+json">${dataText(head.data(origin))}</script>`
    : ''
  return `<title data-before-page>${escaped(fullTitle(head))}</title><meta name="site-origin" content="${escaped(origin)}">${tags.join('')}${data}`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
