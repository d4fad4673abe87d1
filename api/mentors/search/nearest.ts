/** Whom to look at where a search finds nobody. */
import type { App } from '../../app.ts'
import { LISTED } from '../../availability/freeSlots.ts'
import { findMany } from '../../reader/reader.ts'
import { MAIN_BRANCHES, SUB_BRANCHES, type MainBranch } from '../../rules/people/branches.ts'
import { mentorFilter, RECOMMENDED } from './mentorFilter.ts'
import { rank } from './ranking.ts'
import type { Understood } from './understand.ts'

export const NEAREST = 3

/** Those whom the words find without the filters; else the recommended ones of the branch that the words name. */
export async function nearestIds({ db }: Pick<App, 'db'>, { terms, unknown }: Understood): Promise<number[]> {
  const { groups } = await rank(db, LISTED, terms, unknown.length > 0)
  const found = groups.flatMap(({ ids }) => ids).slice(0, NEAREST)
  const branch = branchNamedIn([...terms.map(({ typed }) => typed), ...unknown].join(' '))
  if (found.length > 0 || branch === null) return found
  const where = mentorFilter({ mainBranch: branch, subBranch: undefined, available: undefined })
  const rows = await findMany(db, 'mentor', { where, orderBy: RECOMMENDED, take: NEAREST, select: { id: true } })
  return rows.map(({ id }) => id)
}

/** Words of branches that do not say which one it is. */
const COMMON = new Set(
  'and engineering engg technology management science design computer production industrial smart'.split(' '),
)
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[a-z]{3,}/g) ?? []
const TELLING = MAIN_BRANCHES.map((main) => ({
  main,
  words: new Set([main, ...SUB_BRANCHES[main]].flatMap(wordsIn).filter((word) => !COMMON.has(word))),
}))

/** The main branch whose name and sub-branches a text names most; null when it names none. */
export function branchNamedIn(text: string): MainBranch | null {
  const asked = wordsIn(text)
  const counted = TELLING.map(({ main, words }) => ({ main, count: asked.filter((word) => words.has(word)).length }))
  const [best] = counted.toSorted((one, other) => other.count - one.count)
  return best && best.count > 0 ? best.main : null
}
