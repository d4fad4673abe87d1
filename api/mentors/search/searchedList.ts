/** Whom a list shows, and which of them stand on a page. */
import { slotsFor } from '../../availability/calendars.ts'
import type { Context } from '../../graphql/context.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { findMany } from '../../reader/reader.ts'
import { MENTOR_PAGE, NEW_MENTOR_REVIEWS } from '../../rules/constants.ts'
import type { MentorFilters } from '../../rules/inputs/filters.ts'
import type { FreeTime } from '../../rules/people/mentorFilters.ts'
import { FREE_CANDIDATES, freeAmong, freeCandidates } from '../filters/freeTimes.ts'
import { mentorFilter, ORDERS, type MentorSort } from './mentorFilter.ts'
import { nextFreePage, pageOf, type PageArgs } from './nextFreeOrder.ts'
import { rank, type Ranking } from './ranking.ts'
import { isNewcomer, withNewcomers } from './recommendation.ts'
import { understand, type Understood } from './understand.ts'

type Where = Prisma.MentorWhereInput
type Search = Understood & Ranking

export interface List {
  where: Where
  /** Ids of all of them, where they had to be found one by one; else null. */
  found: readonly number[] | null
  /** Null without a search. */
  search: Search | null
}

export type ListFilters = Partial<Omit<MentorFilters, 'limit'>>

export async function listFor(context: Context, filters: ListFilters, asTyped: boolean): Promise<List> {
  const { search: text, free, ...rest } = filters
  const where = mentorFilter(rest)
  const list = text ? await searched(context, where, text, asTyped) : { where, found: null, search: null }
  return free ? await onlyFree(context, list, free) : list
}

async function searched(context: Context, where: Where, text: string, asTyped: boolean): Promise<List> {
  const understood = await understand(context, text, asTyped)
  const ranking = await rank(context.db, where, understood.terms, understood.unknown.length > 0)
  const ids = ranking.groups.flatMap((group) => group.ids)
  const search = { ...understood, ...ranking }
  return ranking.others
    ? { where: ranking.others, found: null, search }
    : { where: { id: { in: ids } }, found: ids, search }
}

/** Those of a list who are free at each time, of its first 500 who could be. */
export async function freeIn(context: Context, { where, search }: List): Promise<Record<FreeTime, number[]>> {
  const ranked = search?.others ? search.groups.flatMap(({ ids }) => ids) : []
  const first = ranked.length > 0 ? await freeCandidates(context, { id: { in: ranked } }) : []
  const candidates = new Set([...first, ...(await freeCandidates(context, where))])
  return await freeAmong(context, [...candidates].slice(0, FREE_CANDIDATES), slotsFor(context))
}

/** Those of a list who are free then. A search shows no others in their place: it has found who matches. */
async function onlyFree(context: Context, list: List, time: FreeTime): Promise<List> {
  const { [time]: found } = await freeIn(context, list)
  const { search } = list
  if (!search) return { where: { id: { in: found } }, found, search }
  const isFree = new Set(found)
  const groups = search.groups.map(({ words, ids }) => ({ words, ids: ids.filter((id) => isFree.has(id)) }))
  const ranked = new Set(groups.flatMap(({ ids }) => ids))
  // Only a search that finds very many has others, and all of them match all of its words.
  if (search.others) groups[0]?.ids.push(...found.filter((id) => !ranked.has(id)))
  const shown = groups.filter(({ ids }) => ids.length > 0)
  const ids = shown.flatMap((group) => group.ids)
  return { where: { id: { in: ids } }, found: ids, search: { ...search, groups: shown, others: null } }
}

/** Ids of one page; null where the database's own order gives it. */
export async function idsOfPage(
  context: Context,
  { where, search }: List,
  sort: MentorSort,
  page: PageArgs,
): Promise<number[] | null> {
  const others = (head: number[]) => async (rest: PageArgs) =>
    search?.others ? await idsIn(context, { AND: [search.others, { id: { notIn: head } }] }, 'recommended', rest) : []
  if (search && (isByMatch(sort) || !search.others)) {
    const head = await inSort(context, search, sort)
    return await pageOf(head, others(head), page)
  }
  if (sort === 'nextFree') return await nextFreePage(context, where, page, slotsFor(context))
  return sort === 'recommended' ? await recommendedPage(context, where, page) : null
}

/** The best ranked of a list that give each page a place for somebody new; the others follow in their order. */
const RECOMMENDED_HEAD = 500

async function recommendedPage(context: Context, where: Where, page: PageArgs): Promise<number[]> {
  const { head, isAll } = await context.memory.read(`recommended ${JSON.stringify(where)}`, ['mentors'], () =>
    recommendedHead(context, where),
  )
  const others = async (rest: PageArgs) =>
    isAll ? [] : await idsIn(context, { AND: [where, { id: { notIn: head } }] }, 'recommended', rest)
  return await pageOf(head, others, page)
}

async function recommendedHead({ db }: Context, where: Where): Promise<{ head: number[]; isAll: boolean }> {
  const list = { orderBy: ORDERS.recommended, select: { id: true, reviewCount: true, available: true } } as const
  const ranked = await findMany(db, 'mentor', { ...list, where, take: RECOMMENDED_HEAD })
  const isAll = ranked.length < RECOMMENDED_HEAD
  if (isAll) return { head: withNewcomers(ranked, ranked.filter(isNewcomer)), isAll }
  const areNew = { reviewCount: { lt: NEW_MENTOR_REVIEWS }, available: true }
  const take = Math.ceil(RECOMMENDED_HEAD / MENTOR_PAGE)
  const newcomers = await findMany(db, 'mentor', { ...list, where: { AND: [where, areNew] }, take })
  return { head: withNewcomers(ranked, newcomers), isAll }
}

/** With a search, how well it matches decides before a rating does; any other order was asked for. */
const isByMatch = (sort: MentorSort): boolean => sort === 'recommended' || sort === 'smoothedRating'

/** Those who match everything stand first in any order. */
async function inSort(context: Context, { groups }: Search, sort: MentorSort): Promise<number[]> {
  const ids = groups.flatMap((group) => group.ids)
  if (isByMatch(sort) || ids.length === 0) return ids
  const where = { id: { in: ids } }
  const all = { take: ids.length }
  const sorted =
    sort === 'nextFree'
      ? await nextFreePage(context, where, all, slotsFor(context))
      : await idsIn(context, where, sort, all)
  return groups.flatMap((group) => {
    const own = new Set(group.ids)
    return sorted.filter((id) => own.has(id))
  })
}

async function idsIn(
  { db }: Context,
  where: Where,
  sort: Exclude<MentorSort, 'nextFree'>,
  page: PageArgs,
): Promise<number[]> {
  const rows = await findMany(db, 'mentor', { where, orderBy: ORDERS[sort], select: { id: true }, ...page })
  return rows.map(({ id }) => id)
}
