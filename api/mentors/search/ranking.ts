/** Finds mentors for what a question asks for, and puts them in order by how well they match. */
import { askJson, findMany, matching } from '../../reader/reader.ts'
import type { App } from '../../app.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { RECOMMENDED } from './mentorFilter.ts'
import type { Alternative } from './tokens.ts'
import type { Term } from './understand.ts'
import * as weights from './weights.ts'

type Db = App['db']
type Where = Prisma.MentorWhereInput

/** Mentors who match the same words of a question. */
export interface Group {
  /** The words; null for all. */
  words: string | null
  /** In their order. */
  ids: number[]
}

/** Those who match everything first; of very many only the best are `ranked`, and `others` says who follows. */
export interface Ranking {
  groups: Group[]
  others: Where | null
  /** Too few match everything: those who match some of it follow. */
  hasPartly: boolean
}

/** `unknown`: words that nobody has were left out before. */
export async function rank(db: Db, where: Where, terms: readonly Term[], unknown: boolean): Promise<Ranking> {
  if (terms.length === 0) return { groups: [], others: null, hasPartly: true }
  const label = unknown ? wordsOf(terms) : null
  const all = matchingAll(where, terms)
  const few = await fewFound(db, all)
  if (!few) return { groups: [{ words: label, ids: await headOf(db, where, terms) }], others: all, hasPartly: false }
  const complete = inOrder(await scored(db, few, terms)).map(({ id }) => id)
  const groups = [{ words: label, ids: complete }].filter(({ ids }) => ids.length > 0)
  const hasPartly = complete.length < weights.ENOUGH && terms.length > 1
  if (hasPartly) groups.push(...(await partly(db, where, terms, complete)))
  return { groups, others: null, hasPartly }
}

/** Those of them who match everything. */
export const matchingAll = (where: Where, terms: readonly Term[]): Where => ({
  AND: [where, matching(allOf(requiredOf(terms), ''))],
})

/** The ids of those whom a condition finds; null when they are many. Without an order, which would be walked for words that nobody has. */
async function fewFound(db: Db, where: Where): Promise<number[] | null> {
  const rows = await findMany(db, 'mentor', { where, take: weights.MOST_RANKED + 1, select: { id: true } })
  return rows.length > weights.MOST_RANKED ? null : rows.map(({ id }) => id)
}

/** Of very many, those who have the words in their strongest fields. */
async function headOf(db: Db, where: Where, terms: readonly Term[]): Promise<number[]> {
  const inStrongest: Where = { AND: [where, matching(allOf(terms, '^'))] }
  const few = await fewFound(db, inStrongest)
  const head = few ?? (await best(db, inStrongest, weights.HEAD))
  return inOrder(await scored(db, head, terms)).map(({ id }) => id)
}

async function best(db: Db, where: Where, take: number): Promise<number[]> {
  const rows = await findMany(db, 'mentor', { where, orderBy: RECOMMENDED, take, select: { id: true } })
  return rows.map(({ id }) => id)
}

/** Who matches the most important words, in up to three groups, until there are enough. */
async function partly(db: Db, where: Where, terms: readonly Term[], complete: readonly number[]): Promise<Group[]> {
  const candidates = await candidatesFor(db, { AND: [where, { id: { notIn: [...complete] } }] }, terms)
  let left = inOrder(await scored(db, candidates, terms)).filter(({ matched }) => matched.some(Boolean))
  const least = weights.WORTH_SHOWING * (left[0]?.score ?? 0)
  const groups: Group[] = []
  let found = complete.length
  while (left[0] && left[0].score >= least && found < weights.FILLED && groups.length < weights.MOST_GROUPS) {
    const { matched } = left[0]
    const isAlike = (one: Scored) => matched.every((is, at) => !is || one.matched[at])
    const ids = left.filter(isAlike).map(({ id }) => id)
    groups.push({ words: wordsOf(terms.filter((_, at) => matched[at])), ids })
    left = left.filter((one) => !isAlike(one))
    found += ids.length
  }
  return groups
}

/** Mentors who have any of the important words; the common ones count only in the order. */
async function candidatesFor(db: Db, where: Where, terms: readonly Term[]): Promise<number[]> {
  const rareFirst = terms.toSorted((one, other) => other.importance - one.importance)
  const counts = new Set([rareFirst.length, Math.ceil(rareFirst.length / 2), 1])
  for (const count of counts) {
    const any = rareFirst.slice(0, count).map((term) => queryOf(term.alternatives, ''))
    const few = await fewFound(db, { AND: [where, matching(any.join(' | '))] })
    if (few) return few
  }
  return await best(db, { AND: [where, matching(queryOf(rareFirst[0]!.alternatives, ''))] }, weights.HEAD)
}

/** Where everything says little, all of it is asked for. */
function requiredOf(terms: readonly Term[]): readonly Term[] {
  const required = terms.filter(({ isRequired }) => isRequired)
  return required.length > 0 ? required : terms
}

const wordsOf = (terms: readonly Term[]): string => terms.map(({ typed }) => typed).join(' ')

const allOf = (terms: readonly Term[], mark: Mark): string =>
  terms.map(({ alternatives }) => queryOf(strong(alternatives), mark)).join(' & ')

/** Those that make a match; where there are none, all. */
function strong(alternatives: readonly Alternative[]): readonly Alternative[] {
  const found = alternatives.filter(({ weight }) => weight >= weights.MATCHES_FROM)
  return found.length > 0 ? found : alternatives
}

/** `^` looks in the strongest fields only. */
type Mark = '' | '^'

/** As the text of a `tsquery`. Words are letters and digits, and the signs of C++ and C#. */
function queryOf(alternatives: readonly Alternative[], mark: Mark): string {
  const single = new Set<string>()
  const phrases: string[] = []
  for (const { places } of alternatives)
    if (places.length === 1) for (const word of places[0]!) single.add(word)
    else phrases.push(`(${places.map((words) => anyOf(words, mark)).join(mark ? ' & ' : ' <-> ')})`)
  return `(${[...(single.size > 0 ? [anyOf([...single], mark)] : []), ...phrases].join(' | ')})`
}

const anyOf = (words: readonly string[], mark: Mark): string =>
  words.length === 1 ? `'${mark}${words[0]}'` : `(${words.map((word) => `'${mark}${word}'`).join(' | ')})`

interface Scored {
  id: number
  score: number
  /** Of each term, whether it matches. */
  matched: boolean[]
  available: boolean
  ranking: number
  reviews: number
}

type Row = [id: number, available: boolean, ranking: number, reviews: number, together: number, ...terms: number[]]

/** What each of these mentors matches, and how well, from 0 to 1 or a little above. */
async function scored(db: Db, ids: readonly number[], terms: readonly Term[]): Promise<Scored[]> {
  if (ids.length === 0) return []
  const values: unknown[] = [ids]
  const has = (query: string): string => `v @@ $${values.push(query)}::tsquery`
  const worth = terms.map(({ alternatives }) => worthOf(alternatives, has))
  const matches = terms.map(({ alternatives }) => `(${has(queryOf(strong(alternatives), ''))})::int`)
  const pairs = terms.slice(1).map((term, at) => {
    const [one, other] = [firstWords(terms[at]!), firstWords(term)]
    return one && other ? `(${has(`${anyOf(one, '')} <-> ${anyOf(other, '')}`)})::int` : '0'
  })
  const rows = await askJson<Row[]>(db, {
    text: `SELECT coalesce(json_agg(json_build_array(id, available, ranking_score, review_count, ${pairs.join(' + ') || '0'}, ${[...worth, ...matches].join(', ')})), '[]')::text AS json
      FROM (SELECT id, available, ranking_score, review_count, search_vector || ''::tsvector AS v FROM mentors WHERE id = ANY($1::int[]) OFFSET 0) m`,
    values,
    isLong: true,
  })
  const most = terms.reduce((sum, { importance }) => sum + importance, 0)
  return rows.map(([id, available, ranking, reviews, together, ...found]) => {
    const sum = terms.reduce((total, { importance }, at) => total + found[at]! * importance, 0)
    return {
      id,
      available,
      ranking,
      reviews,
      matched: found.slice(terms.length).map((is) => is > 0),
      score: sum / most + (weights.TOGETHER * together) / terms.length,
    }
  })
}

/** Which part of the terms one mentor matches, by their importance; 0 without terms. */
export async function partMatched(db: Db, id: number, terms: readonly Term[], unknown: number): Promise<number> {
  if (terms.length === 0) return 0
  const [one] = await scored(db, [id], terms)
  const sum = (some: readonly Term[]) => some.reduce((total, { importance }) => total + importance, 0)
  return sum(terms.filter((_, at) => one?.matched[at])) / (sum(terms) + unknown * weights.UNKNOWN)
}

/** The first words of a plain term, for phrases; a phrase of the table is one already. */
function firstWords({ alternatives }: Term): readonly string[] | null {
  const single = alternatives.filter(
    ({ places, weight }) => places.length === 1 && weight >= weights.MATCH_WEIGHTS.near,
  )
  return single.length > 0 ? [...new Set(single.flatMap(({ places }) => places[0]!))] : null
}

/** The best match of a term: how it is found times the field in which it stands; and a little of its other matches. */
function worthOf(alternatives: readonly Alternative[], has: (query: string) => string): string {
  const byWeight = Map.groupBy(alternatives, ({ weight }) => weight)
  const found = [...byWeight].map(([weight, some]) => {
    const fields = Object.entries(weights.FIELD_WEIGHTS).map(([field, worth]) => {
      const query = queryOf(some, '').replaceAll(/'(?= |\)|$)/g, `':${field}`)
      return `WHEN ${has(query)} THEN ${(weight * worth).toFixed(4)}`
    })
    return `CASE ${fields.join(' ')} ELSE 0 END`
  })
  const rest = weights.FURTHER
  const sum = `(${found.join(' + ')}) * ${rest} + greatest(${found.join(', ')}) * ${1 - rest}`
  return `CASE WHEN ${has(queryOf(alternatives, ''))} THEN ${found.length > 1 ? sum : found[0]} ELSE 0 END`
}

/** Close matches are equal; among them the list's own order decides. */
function inOrder(mentors: readonly Scored[]): Scored[] {
  const step = ({ score }: Scored) => Math.round(score / weights.STEP)
  return mentors.toSorted(
    (one, other) =>
      step(other) - step(one) ||
      Number(other.available) - Number(one.available) ||
      other.ranking - one.ranking ||
      other.reviews - one.reviews ||
      one.id - other.id,
  )
}
