/** What a page is made of: its data, its head, its code. */
import type { Context } from '../../graphql/context.ts'
import type { EarlyQuery, MatchedPage } from '../../../web/routes/matchPage.ts'
import type { PageSource } from './pageSource.ts'
import type { Visitors } from '../http/visitors.ts'

/** Maximum wait in ms for what a page shows, before the first byte. */
const PATIENCE = 1_000
/** The same for a page of one person, which is there as a skeleton first. */
const BRIEFLY = 150
/** The same for parts of a page, from when the page itself is there: it is drawn without them, and the browser adds them. */
const PARTS = 200

export interface Content {
  head: string
  status: number
  answers: Promise<object | null>[]
  /** Those of them that were there in time: the frame's, the page's, and its parts'. */
  data: readonly (object | null)[]
  chunks: readonly string[]
  /** Nothing was late, and nothing failed. */
  isWhole: boolean
}

interface Asked {
  isMember: boolean
  context: Context
  source: PageSource
  visitors: Visitors
  publicUrl: string
}

/** All that it is made of, as far as it is there in time. */
export async function gather(
  page: MatchedPage,
  { isMember, context, source, visitors, publicUrl }: Asked,
): Promise<Content> {
  const answers = page.queries.map((query) => run(visitors, query, context).catch(() => null))
  const isSkeleton = page.isPersonal && !page.waitsForData
  const [frame, own] = await Promise.all([
    soon(answers[0], isSkeleton ? BRIEFLY : PATIENCE),
    isSkeleton ? null : soon(answers[1], PATIENCE),
  ])
  const parts = isSkeleton ? [] : await Promise.all(answers.slice(2).map((answer) => soon(answer, PARTS)))
  return {
    ...page.served(own, publicUrl),
    answers,
    data: [frame, own, ...parts],
    chunks: source.chunksOf(page.name, { isMember, ...page }),
    // What came too late may come in time for the next one.
    isWhole: frame !== null && (own !== null || page.queries.length < 2) && !parts.includes(null),
  }
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
