/** Whether one mentor is what somebody needs, and whether a search finds anybody. */
import type { App } from '../../app.ts'
import { LISTED } from '../../availability/freeSlots.ts'
import { partMatched, rank } from './ranking.ts'
import { understand } from './understand.ts'
import { ENOUGH, FITS } from './weights.ts'

type Read = Pick<App, 'db' | 'memory'>

/** Whether a mentor answers what somebody has said that they need. */
export async function isFitting(read: Read, mentorId: number, text: string): Promise<boolean> {
  const { terms, unknown } = await understand(read, text, false)
  return (await partMatched(read.db, mentorId, terms, unknown.length)) >= FITS
}

/** Whether enough mentors match all words of a search. */
export async function isFound(read: Read, text: string): Promise<boolean> {
  const { terms, unknown } = await understand(read, text, false)
  const { groups, others } = await rank(read.db, LISTED, terms, unknown.length > 0)
  const all = groups.find(({ words }) => words === null)
  return all !== undefined && (others !== null || all.ids.length >= ENOUGH)
}
