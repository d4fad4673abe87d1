/** Which mentors a list shows, in which order, and which ones somebody may read by number. */
import type { Prisma } from '../../generated/prisma/client.ts'
import { branchSpellings, canonicalBranch, MAIN_BRANCHES, SUB_BRANCHES } from '../../rules/people/branches.ts'
import { DEFAULT_MAIN_BRANCH } from '../../rules/constants.ts'
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

/** Listed mentors of a branch, taking bookings or not; an absent filter matches all. What is searched for is in ranking.ts. */
export function mentorFilter({
  mainBranch,
  subBranch,
  available,
}: Omit<MentorFilters, 'limit' | 'search'>): Prisma.MentorWhereInput {
  const conditions: Prisma.MentorWhereInput[] = []
  if (mainBranch !== undefined) conditions.push(inBranch(mainBranch))
  if (subBranch !== undefined) conditions.push({ subBranch: oneOf(branchSpellings(subBranch)) })
  if (available !== undefined) conditions.push({ available })
  return { ...LISTED, AND: conditions }
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
