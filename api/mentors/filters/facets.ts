/** What each filter would leave of a list: for every choice, how many mentors it gives with all other filters as they are. */
import { slotsFor } from '../../availability/calendars.ts'
import { CALENDARS } from '../../graphql/declared.ts'
import type { Context } from '../../graphql/context.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { askJson, conditionsIn, count } from '../../reader/reader.ts'
import { ALL_SUB_BRANCHES, MAIN_BRANCHES } from '../../rules/people/branches.ts'
import {
  CHOSEN_FILTERS,
  EXPERIENCE_STEPS,
  FREE_TIMES,
  PRICE_STEPS,
  RATING_STEPS,
  type ChosenFilter,
} from '../../rules/people/mentorFilters.ts'
import { conditionsOf, mentorFilter, type RowFilters } from '../search/mentorFilter.ts'
import { matchingAll } from '../search/ranking.ts'
import { freeIn, listFor, type List, type ListFilters } from '../search/searchedList.ts'

type Where = Prisma.MentorWhereInput
type RowFilter = Exclude<ChosenFilter, 'free'>

export interface Facet {
  name: ChosenFilter
  /** Mentors without this filter. */
  any: number
  values: { value: string; count: number }[]
}

/** Of languages and cities the most common ones are offered. */
export const OPEN_VALUES = 30
/** Slots pass. */
const FREE_LIFE_MS = 30_000

/** All filters with their choices; what would lead to nobody is left out. Remembered while no mentor changes. */
export async function facetsOf(context: Context, filters: ListFilters, asTyped: boolean): Promise<Facet[]> {
  const { free, ...others } = filters
  const own = JSON.stringify([asTyped, others])
  const timed = `${own} ${slotsFor(context).forMenteeId ?? ''}`
  const rows = await remembered(context, free ? `${timed} ${free}` : own, Boolean(free), () =>
    rowFacets(context, filters, asTyped),
  )
  const times = await remembered(context, `free ${timed}`, true, () => freeFacet(context, others, asTyped))
  const facets = [...rows, times]
  return CHOSEN_FILTERS.map((name) => facets.find((facet) => facet.name === name)!)
}

async function remembered<T extends object>(
  { memory }: Context,
  key: string,
  isTimed: boolean,
  make: () => Promise<T>,
): Promise<T> {
  const tables = ['mentors', 'search_meanings', ...(isTimed ? CALENDARS : [])]
  const bytes = (answer: T) => 2 * JSON.stringify(answer).length
  const kind = { tables, bytes, life: isTimed ? FREE_LIFE_MS : Infinity }
  return (await memory.share(`facets ${key}`, kind, make)) ?? (await make())
}

async function freeFacet(context: Context, filters: ListFilters, asTyped: boolean): Promise<Facet> {
  const list = await listFor(context, filters, asTyped)
  const free = await freeIn(context, list)
  const any = list.found?.length ?? (await count(context.db, 'mentor', list.where))
  return { name: 'free', any, values: chosen(FREE_TIMES.map((value) => [value, free[value].length])) }
}

const chosen = (values: readonly (readonly [value: string, count: number])[]): Facet['values'] =>
  values.filter(([, found]) => found > 0).map(([value, found]) => ({ value, count: found }))

/** Columns by which mentors are counted, the first of each tells the groups apart. */
const GROUPS = {
  branch: ['main_branch', 'sub_branch'],
  price: ['starter_package_rate'],
  language: ['languages'],
  experience: ['experience'],
  rating: ['rating', 'review_count'],
  city: ['current_city'],
  available: ['available'],
} as const

interface Choices {
  group: keyof typeof GROUPS
  /** What is offered; without it the most common texts of the column. */
  choices?: { value: string; filters: RowFilters }[]
}

const choicesOf = <Given extends string | number | boolean>(
  values: readonly Given[],
  filters: (value: Given) => RowFilters,
) => values.map((value) => ({ value: String(value), filters: filters(value) }))

const FACETS: Record<RowFilter, Choices> = {
  mainBranch: { group: 'branch', choices: choicesOf(MAIN_BRANCHES, (mainBranch) => ({ mainBranch })) },
  subBranch: { group: 'branch', choices: choicesOf(ALL_SUB_BRANCHES, (subBranch) => ({ subBranch })) },
  minPrice: { group: 'price', choices: choicesOf(PRICE_STEPS, (minPrice) => ({ minPrice })) },
  maxPrice: { group: 'price', choices: choicesOf(PRICE_STEPS, (maxPrice) => ({ maxPrice })) },
  language: { group: 'language' },
  minExperience: { group: 'experience', choices: choicesOf(EXPERIENCE_STEPS, (minExperience) => ({ minExperience })) },
  minRating: { group: 'rating', choices: choicesOf(RATING_STEPS, (minRating) => ({ minRating })) },
  city: { group: 'city' },
  available: { group: 'available', choices: choicesOf([true, false], (available) => ({ available })) },
}

const NAMES = Object.keys(FACETS) as RowFilter[]

/** A filter that is set is counted among the mentors of a list without it, all others among those of the list itself. One statement. */
async function rowFacets(context: Context, filters: ListFilters, asTyped: boolean): Promise<Facet[]> {
  const list = await listFor(context, filters, asTyped)
  const set = NAMES.filter((name) => filters[name] !== undefined)
  const parts = [{ where: list.where, names: NAMES.filter((name) => !set.includes(name)) }]
  for (const name of set) parts.push({ where: await without(context, name, { list, filters, asTyped }), names: [name] })
  return await counted(
    context,
    parts.filter(({ names }) => names.length > 0),
  )
}

/** Whom the list would show without one filter. Where enough match everything, nobody has to be ranked for it. */
async function without(
  context: Context,
  name: RowFilter,
  { list: { search }, filters, asTyped }: { list: List; filters: ListFilters; asTyped: boolean },
): Promise<Where> {
  const others = { ...filters, [name]: undefined }
  if (others.free || search?.hasPartly) return (await listFor(context, others, asTyped)).where
  const { search: _text, free: _free, ...rows } = others
  return search ? matchingAll(mentorFilter(rows), search.terms) : mentorFilter(rows)
}

interface Part {
  where: Where
  names: readonly RowFilter[]
}

type Answer = [any: number, facets: (number | [value: string, count: number])[][]]

async function counted({ db }: Context, parts: readonly Part[]): Promise<Facet[]> {
  const conditions = conditionsIn('mentor')
  const written = parts.map((part, at) => partSql(conditions, part, `g${at}`))
  const text = `WITH ${written.map(({ rows }) => rows).join(', ')}
    SELECT json_build_array(${written.map(({ answer }) => answer).join(', ')})::text AS json`
  const answers = await askJson<Answer[]>(db, { text, values: conditions.values, isLong: true })
  return answers.flatMap(([any, facets], at) =>
    parts[at]!.names.map((name, place): Facet => {
      const found = facets[place] ?? []
      const { choices } = FACETS[name]
      const pairs = choices
        ? choices.map(({ value }, index) => [value, Number(found[index] ?? 0)] as const)
        : (found as [string, number][])
      return { name, any, values: chosen(pairs) }
    }),
  )
}

/** The mentors of a part are read once and counted by each column; then the few rows of counts are added up by choice. */
function partSql(conditions: ReturnType<typeof conditionsIn<'mentor'>>, { where, names }: Part, rows: string) {
  const groups = [...new Set(names.map((name) => FACETS[name].group))]
  const sets = groups.map((group) => `(${GROUPS[group].join(', ')})`)
  const columns = groups.flatMap((group) => GROUPS[group])
  // Whether a mentor has reviews counts, and not how many.
  const selected = columns.map((column) =>
    column === 'review_count' ? 'least(review_count, 1) AS review_count' : column,
  )
  const all = 2 ** groups.length - 1
  const placeOf = (group: Choices['group']) => all - 2 ** (groups.length - 1 - groups.indexOf(group))
  const facets = names.map((name) => {
    const { group, choices } = FACETS[name]
    const from = `FROM ${rows} WHERE place = ${placeOf(group)}`
    if (!choices) return commonest(GROUPS[group][0], from)
    const sums = choices.map(
      ({ filters }) => `coalesce(sum(found) FILTER (WHERE ${conditions.of(rows, { AND: conditionsOf(filters) })}), 0)`,
    )
    return `(SELECT json_build_array(${sums.join(', ')}) ${from})`
  })
  return {
    rows: `${rows} AS MATERIALIZED (
      SELECT ${columns.join(', ')}, count(*) AS found, grouping(${groups.map((group) => GROUPS[group][0]).join(', ')}) AS place
      FROM (SELECT ${selected.join(', ')} FROM ${conditions.table} t WHERE ${conditions.of('t', where)}) t
      GROUP BY GROUPING SETS (${sets.join(', ')}, ()))`,
    answer: `json_build_array((SELECT found FROM ${rows} WHERE place = ${all}), json_build_array(${facets.join(', ')}))`,
  }
}

/** The most common texts in the spelling that most have, each mentor counted once for each. */
function commonest(column: 'languages' | string, from: string): string {
  const texts =
    column === 'languages'
      ? 'SELECT DISTINCT ON (lower(one)) one FROM unnest(languages) one'
      : `SELECT ${column} AS one`
  return `(SELECT coalesce(json_agg(json_build_array(one, found) ORDER BY found DESC, one), '[]') FROM (
    SELECT (array_agg(one ORDER BY found DESC, one))[1] AS one, sum(found) AS found
    FROM (SELECT given.one, found ${from.replace(' WHERE', `, LATERAL (${texts}) given WHERE`)} AND given.one <> '') texts
    GROUP BY lower(one) ORDER BY sum(found) DESC, lower(one) LIMIT ${OPEN_VALUES}) common)`
}
