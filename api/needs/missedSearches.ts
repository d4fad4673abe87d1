/** What people search for and do not find, counted by week without a person in it. */
import { byPlace, HOUR, mayTake } from '../accounts/bounds.ts'
import { wideNetworkOf } from '../accounts/network.ts'
import type { App } from '../app.ts'
import { chunksOf } from '../mentors/search/questionWords.ts'
import { dateOnly, istDate, mondayOf } from '../rules/time/time.ts'

/** A campus of people who search may share one network. */
const OF_NETWORK = { max: 60, windowSeconds: HOUR }
/** A reload, or a class that tries the same, counts once. */
const OF_TEXT = { max: 1, windowSeconds: HOUR }
/** New texts of a day: one network, at four times the number, fills no week. */
const NEW_TEXTS = { max: 100, windowSeconds: 24 * HOUR }
/** Different texts of a week; past that only known ones are counted. */
export const MOST_TEXTS = 3_000
const TEXT_MAXIMUM = 80

/** A search as it is counted: folded and cut. Null for what says nothing, or may say who searches. */
export function missedText(search: string): string | null {
  if (search.includes('@') || /(?:\d[\s().+-]*){10}/.test(search)) return null
  const words = chunksOf(search).flatMap(({ parts }) => parts)
  const text = words.join(' ').slice(0, TEXT_MAXIMUM).trim()
  return text.length < 2 ? null : text
}

/** Counts a search that has found fewer than three mentors, once an hour for a network and a text; `isFound` looks again. */
export async function countMissedSearch(
  { db, clock, limiter }: Pick<App, 'db' | 'clock' | 'limiter'>,
  search: string,
  { ip }: { ip: string },
  isFound: () => Promise<boolean>,
): Promise<void> {
  const text = missedText(search)
  if (text === null) return
  const ofText = { key: `missed-search:${wideNetworkOf(ip)}:${text}`, limit: OF_TEXT }
  if (!(await mayTake({ limiter }, [ofText, ...byPlace('missed-search', ip, OF_NETWORK)]))) return
  if (await isFound()) return
  const week = dateOnly(mondayOf(istDate(clock.now())))
  const isKnown = (await db.missedSearch.count({ where: { week, text } })) > 0
  if (!isKnown && !(await mayTake({ limiter }, byPlace('missed-texts', ip, NEW_TEXTS)))) return
  await db.$executeRaw`
    INSERT INTO missed_searches (week, text) SELECT ${week}::date, ${text}
    WHERE EXISTS (SELECT FROM missed_searches WHERE week = ${week}::date AND text = ${text})
      OR (SELECT count(*) FROM missed_searches WHERE week = ${week}::date) < ${MOST_TEXTS}
    ON CONFLICT (week, text) DO UPDATE SET count = missed_searches.count + 1`
}
