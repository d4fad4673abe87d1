/** Which mentors a list shows, in which order, and which ones somebody may read by number. */
import type { Prisma } from '../../generated/prisma/client.ts'
import { branchSpellings, canonicalBranch, MAIN_BRANCHES, SUB_BRANCHES } from '../../rules/people/branches.ts'
import { havingAny } from '../../reader/reader.ts'
import { DEFAULT_MAIN_BRANCH, STARTER_FALLBACK_PAISE } from '../../rules/constants.ts'
import type { MentorFilters } from '../../rules/inputs/filters.ts'
import { LISTED } from '../../availability/freeSlots.ts'
import { isSelf, type Asker } from '../../accounts/viewer.ts'
import type { App } from '../../app.ts'

export type MentorSort = 'recommended' | 'smoothedRating' | 'nextFree' | 'highestRated' | 'lowestPrice'
type OrderBy = Prisma.MentorOrderByWithRelationInput[]

/** Available first, then as recommendation.ts says: the order of the index mentors_recommended. */
export const RECOMMENDED: OrderBy = [
  { available: 'desc' },
  { recommendedScore: 'desc' },
  { reviewCount: 'desc' },
  { id: 'asc' },
]

/** Orders that the database can give; `nextFree` depends on the clock and is worked out in nextFreeOrder.ts. */
export const ORDERS: Record<Exclude<MentorSort, 'nextFree'>, OrderBy> = {
  recommended: RECOMMENDED,
  smoothedRating: [{ available: 'desc' }, { rankingScore: 'desc' }, { reviewCount: 'desc' }, { id: 'asc' }],
  highestRated: [{ rating: 'desc' }, { reviewCount: 'desc' }, { id: 'asc' }],
  lowestPrice: [{ starterPackageRate: 'asc' }, { rating: 'desc' }, { reviewCount: 'desc' }, { id: 'asc' }],
}

/** What a row of mentors says by itself: without what is searched for, and without free times, which depend on the clock. */
export type RowFilters = Partial<Omit<MentorFilters, 'limit' | 'search' | 'free'>>

/**
 * Listed mentors, taking bookings or not; an absent filter matches all. What is searched for is in ranking.ts, when they
 * are free in freeTimes.ts.
 */
export const mentorFilter = (filters: RowFilters): Prisma.MentorWhereInput => ({
  ...LISTED,
  AND: conditionsOf(filters),
})

/** The conditions of these filters alone. */
export function conditionsOf(filters: RowFilters): Prisma.MentorWhereInput[] {
  const { mainBranch, subBranch, available, minPrice, maxPrice, language, minExperience, minRating, city } = filters
  const conditions: Prisma.MentorWhereInput[] = []
  if (mainBranch !== undefined) conditions.push(inBranch(mainBranch))
  if (subBranch !== undefined) conditions.push({ subBranch: oneOf(branchSpellings(subBranch)) })
  if (available !== undefined) conditions.push({ available })
  if (minPrice !== undefined)
    conditions.push(costing({ gte: minPrice * 100 }, STARTER_FALLBACK_PAISE >= minPrice * 100))
  if (maxPrice !== undefined)
    conditions.push(costing({ lte: maxPrice * 100 }, STARTER_FALLBACK_PAISE <= maxPrice * 100))
  if (language !== undefined) conditions.push(havingAny('languages', language))
  if (minExperience !== undefined) conditions.push({ experience: { gte: minExperience } })
  // Without reviews the rating is 0.
  if (minRating !== undefined) conditions.push({ reviewCount: { gt: 0 }, rating: { gte: minRating } })
  if (city !== undefined) conditions.push({ currentCity: oneOf([city]) })
  return conditions
}

/** Prices of a single session: who has set no rate, which is 0, costs the suggested price. */
function costing(rates: { gte: number } | { lte: number }, fitsSuggested: boolean): Prisma.MentorWhereInput {
  const set = { starterPackageRate: { gt: 0, ...rates } }
  return fitsSuggested ? { OR: [set, { starterPackageRate: 0 }] } : set
}

/** Main branch or sub-branch of that name; under a main branch also who named only a sub-branch that belongs to it. */
function inBranch(name: string): Prisma.MentorWhereInput {
  const named = oneOf(branchSpellings(name))
  const main = MAIN_BRANCHES.find((branch) => branch === canonicalBranch(name))
  const general = main ? [{ mainBranch: DEFAULT_MAIN_BRANCH, subBranch: oneOf(SUB_BRANCHES[main]) }] : []
  return { OR: [{ mainBranch: named }, { subBranch: named }, ...general] }
}

/** Any of the names in any case. A list is compared in lower case, so nothing in it is a wildcard. */
function oneOf(names: readonly string[]) {
  return { in: [...names], mode: 'insensitive' as const }
}

/** Whether this asker may read one mentor by number: a listed one, or in any state themselves and for administrators. */
export function readableMentor(context: Asker, id: number): Prisma.MentorWhereInput {
  const isOpen = context.administrator !== null || isSelf(context, 'mentor', id)
  return isOpen ? { id } : { id, ...LISTED }
}

/** What `node(id:)` shows: a mentee's bookings, plans and requests lead to their mentor in any state. */
export function reachableMentor(context: Asker, id: number): Prisma.MentorWhereUniqueInput {
  if (context.administrator !== null || isSelf(context, 'mentor', id)) return { id }
  if (context.member?.type !== 'mentee') return { id, ...LISTED }
  const theirs = { some: { menteeId: context.member.id } }
  return { id, OR: [LISTED, { bookings: theirs }, { subscriptions: theirs }, { requests: theirs }] }
}

/** Ids of all public mentors in their order, at most `limit`: for the sitemap. */
export async function listedMentorIds({ db }: Pick<App, 'db'>, limit: number): Promise<number[]> {
  const rows = await db.mentor.findMany({ where: LISTED, select: { id: true }, orderBy: { id: 'asc' }, take: limit })
  return rows.map(({ id }) => id)
}
