/** What a search box suggests for the beginning of a search: a few index look-ups, never a look at the mentors. */
import type { App } from '../../app.ts'
import { askJson } from '../../reader/reader.ts'
import { canonicalBranch } from '../../rules/people/branches.ts'
import { folded, plainWords } from '../../rules/text/folding.ts'
import { hasIndian, inLatin } from './inLatin.ts'
import { readMeanings, type Meanings } from './meanings.ts'
import { MISTAKEN_FROM, nearest, onceMistaken } from './mistakes.ts'
import { nearWords } from './vocabulary.ts'

export type SuggestionKind = 'mentor' | 'topic' | 'software' | 'branch'

export interface Suggestion {
  kind: SuggestionKind
  text: string
  /** Of a mentor. */
  mentorId: number | null
  /** Listed mentors who name it; null for a mentor. */
  mentors: number | null
}

/** As many as a phone shows at once beside its keyboard, and two more. */
export const MOST_SUGGESTIONS = 8
/** Everybody names one: they would crowd out the topics. */
const MOST_BRANCHES = 2
/** Mentors for whom there is room however many topics begin so. */
const PEOPLE = 3
/** Rows of each kind that are read: several may be spellings of one. */
const READ = 24
/** Everything begins with one letter: among many thousands it would say nothing, and cost most. */
export const SHORTEST = 2
/** Letters of a beginning that the table keeps. */
const LONGEST = 40
/** Of a longer one its first letters are compared for mistakes: each letter more is 72 look-ups more. */
const LONGEST_MISTAKEN = 20
/** Behind every text that begins alike, in the order of bytes. */
const LAST = '\u{10FFFF}'

/** A row of the table `search_suggestions`. */
interface Row {
  kind: SuggestionKind
  text: string
  mentorId: number
  /** Words of the text before the beginning. */
  place: number
  mentors: number
}

type Read = Pick<App, 'db' | 'memory'>

/** The suggestions for the words of a text. If nothing begins so, those without the fillers before it, then those that may have been meant. */
export async function suggestionsFor(read: Read, words: readonly string[]): Promise<Suggestion[]> {
  if (keyOf(words).length < SHORTEST) return []
  const meanings = await readMeanings(read)
  const found = await beginningWith(read, keyOf(words))
  if (found.length > 0) return chosen(exceptFillers(found, meanings), words)
  const typed = words.join(' ')
  if (hasIndian(typed)) {
    const short = await suggestionsFor(read, wordsOf(inLatin(typed, ([, spelled]) => spelled)))
    return short.length > 0 ? short : await suggestionsFor(read, wordsOf(inLatin(typed, ([long]) => long)))
  }
  const first = words.findIndex((word) => !meanings.isFiller(word))
  const rest = words.slice(Math.max(0, first))
  const without = first > 0 && keyOf(rest).length >= SHORTEST ? await beginningWith(read, keyOf(rest)) : []
  return chosen(without.length > 0 ? without : await meantBy(read, rest), rest)
}

/** Without those where only a filler within begins so (`an`: Automation and Robotics), if there are others. */
function exceptFillers(rows: readonly Row[], meanings: Pick<Meanings, 'isFiller'>): readonly Row[] {
  const others = rows.filter(
    ({ kind, text, place }) => kind === 'mentor' || place === 0 || !meanings.isFiller(wordsOf(text)[place] ?? ''),
  )
  return others.length > 0 ? others : rows
}

/** A text as it is compared. */
export const wordsOf = (text: string): string[] => plainWords(folded(text)).split(' ').filter(Boolean)
/** Blanks do not count: `auto cad` begins as `autocad`. */
const keyOf = (words: readonly string[]): string => [...words.join('')].slice(0, LONGEST).join('')

/** Those of most mentors, names by the alphabet. */
async function beginningWith({ db }: Read, key: string): Promise<Row[]> {
  return await askJson<Row[]>(db, {
    text: `SELECT coalesce(json_agg(found), '[]')::text AS json FROM (
      (SELECT found.* FROM unnest(ARRAY['branch', 'software', 'topic']) asked, LATERAL (
        SELECT ${COLUMNS} FROM search_suggestions
        WHERE kind = asked AND start >= $1 AND start < $1 || '${LAST}'
        ORDER BY start = $1 DESC, mentors DESC, place, text LIMIT ${READ}) found)
      UNION ALL (SELECT ${COLUMNS} FROM search_suggestions
        WHERE kind = 'mentor' AND start >= $1 AND start < $1 || '${LAST}' ORDER BY start, text, mentor_id LIMIT ${READ})
    ) found`,
    values: [key],
  })
}

const COLUMNS = 'kind, text, mentor_id AS "mentorId", place, mentors'

/** Those that begin with one mistake; else those of words that sound so, or have two mistakes. */
async function meantBy(read: Read, words: readonly string[]): Promise<Row[]> {
  const key = [...keyOf(words)].slice(0, LONGEST_MISTAKEN).join('')
  if (key.length < MISTAKEN_FROM) return []
  const mistaken = await askJson<Row[]>(read.db, {
    // First which of them is the beginning of anything: hardly any is.
    text: `SELECT coalesce(json_agg(found), '[]')::text AS json FROM (
      SELECT DISTINCT found.* FROM (
        SELECT begins FROM unnest($1::text[]) begins, LATERAL (
          SELECT FROM search_suggestions WHERE start >= begins AND start < begins || '${LAST}' ORDER BY start LIMIT 1) any_of_them
        OFFSET 0) given, unnest(ARRAY['branch', 'software', 'topic', 'mentor']) asked, LATERAL (
        SELECT ${COLUMNS} FROM search_suggestions
        WHERE kind = asked AND start >= begins AND start < begins || '${LAST}'
        ORDER BY mentors DESC, start, text, mentor_id LIMIT ${READ}) found
      ORDER BY mentors DESC, place, text, "mentorId" LIMIT ${4 * READ}) found`,
    values: [onceMistaken(key)],
    isLong: true,
  })
  const last = words.at(-1)!
  if (mistaken.length > 0 || last.length < MISTAKEN_FROM || last.length > LONGEST_MISTAKEN) return mistaken
  // A word that only a meaning names begins nothing.
  const written = (await nearWords(read.db, last)).filter(({ mentors }) => mentors > 0)
  const [meant] = nearest(last, written)
  return meant ? await beginningWith(read, keyOf([...words.slice(0, -1), meant.word])) : []
}

/** One of each, in the order of the list: what is written as it was typed, then what most mentors name, then mentors. */
function chosen(rows: readonly Row[], words: readonly string[]): Suggestion[] {
  const key = keyOf(words)
  const phrases = new Map<string, Row>()
  for (const row of rows) {
    if (row.kind === 'mentor') continue
    const text = row.kind === 'branch' ? canonicalBranch(row.text) : row.text
    const own = keyOf(wordsOf(text))
    const known = phrases.get(own)
    // Spellings of one kind add up. Of two kinds, that of more mentors says what it is; a branch always is one.
    if (known?.kind === row.kind) known.mentors += row.mentors
    else if (!known || (known.kind !== 'branch' && known.mentors < row.mentors)) phrases.set(own, { ...row, text })
  }
  const isWhole = ({ text }: Row) => Number(keyOf(wordsOf(text)) === key)
  const sorted = [...phrases.values()].sort(
    (one, other) => isWhole(other) - isWhole(one) || other.mentors - one.mentors || one.place - other.place,
  )
  const branches = sorted.filter(({ kind }) => kind === 'branch')
  const told = sorted.filter((suggestion) => !branches.slice(MOST_BRANCHES).includes(suggestion))
  const named = new Map(rows.filter(({ kind }) => kind === 'mentor').map((row) => [row.mentorId, row]))
  const people = [...named.values()].slice(0, Math.max(PEOPLE, MOST_SUGGESTIONS - told.length))
  return [
    ...told
      .slice(0, MOST_SUGGESTIONS - people.length)
      .map(({ kind, text, mentors }) => ({ kind, text, mentors, mentorId: null })),
    ...people.map(({ kind, text, mentorId }) => ({ kind, text, mentors: null, mentorId })),
  ]
}
