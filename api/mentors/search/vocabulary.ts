/** What the table of all words knows: a few index look-ups for a whole question, never a look at the mentors. */
import { askJson } from '../../reader/reader.ts'
import type { App } from '../../app.ts'
import { nearForms } from './mistakes.ts'

type Db = Pick<App, 'db'>['db']

export interface Known {
  stem: string
  /** A mentor has it or a form of it, or a meaning names it. */
  isKnown: boolean
  /** A mentor has it or a form of it. */
  isWritten: boolean
}

/** A word of the table with the number of mentors who have it. */
export interface Word {
  word: string
  mentors: number
}

/** Each word that was asked for. */
export async function known(db: Db, words: readonly string[]): Promise<Map<string, Known>> {
  const rows = await askJson<[word: string, stem: string, isKnown: boolean, isWritten: boolean][]>(db, {
    text: `WITH given AS MATERIALIZED (SELECT asked, stem_of(asked) AS stem FROM unnest($1::text[]) asked)
      SELECT coalesce(json_agg(json_build_array(asked, g.stem, coalesce(is_known, false), coalesce(is_written, false))), '[]')::text AS json
      FROM given g, LATERAL (SELECT bool_or(mentors > 0 OR is_meant) AS is_known, bool_or(mentors > 0) AS is_written
        FROM search_words w WHERE w.stem = g.stem) w`,
    values: [words],
  })
  return new Map(rows.map(([word, stem, isKnown, isWritten]) => [word, { stem, isKnown, isWritten }]))
}

/** Words that may have been meant by one that nobody has, those of most mentors first. */
export async function nearWords(db: Db, word: string): Promise<(Word & { stem: string })[]> {
  return await askJson<(Word & { stem: string })[]>(db, {
    text: `SELECT coalesce(json_agg(found), '[]')::text AS json FROM (
      SELECT word, mentors, stem FROM words_near($1::text[]) ORDER BY mentors DESC, word LIMIT ${MOST_NEAR}) found`,
    values: [nearForms(word)],
  })
}

const MOST_NEAR = 100
const MOST_PARTS = 20

/** Words that begin with a text, or hold it if it is long; those of most mentors first. */
export async function wordsWith(db: Db, texts: readonly string[]): Promise<Map<string, Word[]>> {
  if (texts.length === 0) return new Map()
  const rows = await askJson<[asked: string, word: string, mentors: number][]>(db, {
    text: `SELECT coalesce(json_agg(json_build_array(asked, word, mentors) ORDER BY mentors DESC, word), '[]')::text AS json
      FROM unnest($1::text[]) asked, LATERAL (
        SELECT word, mentors FROM search_words
        WHERE word LIKE CASE WHEN length(asked) >= 6 THEN '%' || asked || '%' ELSE asked || '%' END AND word <> asked AND mentors > 0
        ORDER BY mentors DESC, word LIMIT ${MOST_PARTS}) found`,
    values: [texts],
  })
  return grouped(rows.map(([asked, word, mentors]) => [asked, { word, mentors }]))
}

/** The forms of words that mentors have: `bridges` beside `bridge`, by the word asked for. */
export async function formsOf(db: Db, words: readonly string[]): Promise<Map<string, Word[]>> {
  const rows = await askJson<[asked: string, word: string, mentors: number][]>(db, {
    text: `WITH given AS MATERIALIZED (SELECT asked, stem_of(asked) AS stem FROM unnest($1::text[]) asked)
      SELECT coalesce(json_agg(json_build_array(asked, word, mentors)), '[]')::text AS json
      FROM given JOIN search_words USING (stem) WHERE mentors > 0`,
    values: [words],
  })
  return grouped(rows.map(([asked, word, mentors]) => [asked, { word, mentors }]))
}

function grouped<T>(rows: readonly (readonly [string, T])[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const [key, value] of rows) groups.set(key, [...(groups.get(key) ?? []), value])
  return groups
}
