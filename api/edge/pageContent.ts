/** What a page is made of: its data, its head, its code. */
import type { Context } from '../graphql/context.ts'
import type { EarlyQuery, MatchedPage } from '../../web/routes/matchPage.ts'
import type { PageSource } from './pageSource.ts'
import type { Visitors } from './visitors.ts'

/** Maximum wait in ms for what a page shows, before the first byte. */
const PATIENCE = 1_000
/** The same for a page of one person, which is there as a skeleton first. */
const BRIEFLY = 150

/** What it is drawn from and carries. */
export interface Content {
  head: string
  status: number
  answers: Promise<object | null>[]
  /** Those of them that were there in time: the frame's and the page's. */
  data: readonly [frame: object | null, own: object | null]
  chunks: readonly string[]
  /** Nothing was late, and nothing failed. */
  isWhole: boolean
}

interface Asked {
  /** It may be shown to other visitors too. */
  isForVisitors: boolean
  isMember: boolean
  context: Context
  source: PageSource
  visitors: Visitors
  publicUrl: string
}

/** All that it is made of, as far as it is there in time. */
export async function gather(
  page: MatchedPage,
  { isForVisitors, isMember, context, source, visitors, publicUrl }: Asked,
): Promise<Content> {
  const answers = page.queries.map(async (query) => {
    const data = await run(visitors, query, context).catch(() => null)
    return data && isForVisitors ? atHalfMinute(data) : data
  })
  const isSkeleton = page.isPersonal && !page.waitsForData
  const [frame, own] = await Promise.all([
    soon(answers[0], isSkeleton ? BRIEFLY : PATIENCE),
    isSkeleton ? null : soon(answers[1], PATIENCE),
  ])
  return {
    ...page.served(own, publicUrl),
    answers,
    data: [frame, own],
    chunks: source.chunksOf(page.name, { isMember, ...page }),
    // What came too late may come in time for the next one.
    isWhole: frame !== null && (own !== null || page.queries.length < 2),
  }
}

/**
 * All that a visitor's page depends on, but for the build: two that agree in it are the same to the last byte. Its code
 * follows from its name, and so does, under the public address, a head that does not wait for data.
 */
export function inputOf(
  page: MatchedPage,
  { address, isMember, publicUrl }: { address: string | null; isMember: boolean; publicUrl: string },
  { head, status, data }: Content,
): unknown {
  const { name, isAdministration, isPersonal, isSecret, waitsForData, queries } = page
  const keys = queries.map(({ key }) => key)
  return [
    publicUrl,
    name,
    isAdministration,
    isPersonal,
    isSecret,
    isMember,
    address,
    keys,
    status,
    waitsForData && head,
    data,
  ]
}

const HALF_MINUTE_MS = 30_000

/**
 * With `Site.now` to half a minute: by the millisecond no two pages would be the same. A browser takes a reading that is
 * up to `LATE` behind (`web/lib/clock.ts`) for a slow answer, and its own clock for the better one.
 */
function atHalfMinute(data: object): object {
  const { site } = data as { site?: { now?: string } | null }
  if (!site?.now) return data
  const now = new Date(Math.floor(Date.parse(site.now) / HALF_MINUTE_MS) * HALF_MINUTE_MS).toISOString()
  return { ...data, site: { ...site, now } }
}

/** The data, or null on failure: the browser then requests it and shows the error. */
async function run(visitors: Visitors, { id, variables }: EarlyQuery, context: Context): Promise<object | null> {
  const { data, errors } = await visitors.read({ id, variables }, context)
  return data && !errors ? data : null
}

/** The result if it arrives in time. */
async function soon(answer: Promise<object | null> | undefined, ms: number): Promise<object | null> {
  if (!answer) return null
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, ms, null)))
  const data = await Promise.race([answer, late])
  clearTimeout(timer)
  return data
}
