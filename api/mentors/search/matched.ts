/** Why a mentor was found: the line of their profile that answers the question best, and what in it does. */
import { findMany } from '../../reader/reader.ts'
import type { App } from '../../app.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { folded, plainWords } from '../../rules/text/folding.ts'
import type { Term } from './understand.ts'
import { FIELD_WEIGHTS } from './weights.ts'

/** The fields that are searched, with their weight; the trigger `mentors_search_vector` says the same. */
const FIELDS = {
  topicsCanMentorOn: 'A',
  skills: 'A',
  currentJobTitle: 'A',
  name: 'A',
  toolsAndSoftware: 'B',
  certifications: 'B',
  industriesWorkedIn: 'B',
  languages: 'B',
  subBranch: 'B',
  currentCompany: 'B',
  currentCity: 'B',
  keyProjects: 'C',
  previousCompanies: 'C',
  mainBranch: 'C',
  bio: 'D',
  whyIMentor: 'D',
  successStories: 'D',
} as const satisfies Partial<Record<keyof Prisma.MentorSelect, keyof typeof FIELD_WEIGHTS>>
type Field = keyof typeof FIELDS
const NAMES = Object.keys(FIELDS) as Field[]

export interface Matched {
  /** As the API calls it. */
  field: Field
  /** An entry of a list, a sentence of a longer text, or the whole. */
  text: string
  /** Start and end of each piece that matches, one after the other. */
  marks: number[]
}

type Texts = Record<Field, string | readonly string[] | null>

/** By the mentor's id; nothing for somebody whose profile has changed meanwhile. */
export async function matchedLines(
  db: App['db'],
  ids: readonly number[],
  terms: readonly Term[],
): Promise<Map<number, Matched>> {
  const select = Object.fromEntries(NAMES.map((name) => [name, true as const])) as Record<Field, true>
  const mentors = await findMany(db, 'mentor', { where: { id: { in: [...ids] } }, select: { id: true, ...select } })
  const lines = new Map<number, Matched>()
  for (const mentor of mentors) {
    const best = bestLine(mentor, terms)
    if (best) lines.set(mentor.id, best)
  }
  return lines
}

/** The line that matches best; among equals the one of the stronger field. */
export function bestLine(texts: Texts, terms: readonly Term[]): Matched | null {
  let best: Matched | null = null
  let most = 0
  for (const field of NAMES)
    for (const text of linesOf(texts[field])) {
      const { worth, marks } = marked(text, terms)
      const weighed = worth * FIELD_WEIGHTS[FIELDS[field]]
      if (weighed > most) {
        most = weighed
        best = { field, text, marks }
      }
    }
  return best
}

/** Sentences of a long text; an entry of a list is a line as it stands. */
function linesOf(text: string | readonly string[] | null): readonly string[] {
  if (text === null) return []
  if (typeof text !== 'string') return text
  return text.split(/(?<=[.!?])\s+|\n+/).filter(Boolean)
}

interface Written {
  word: string
  start: number
  end: number
}

function marked(text: string, terms: readonly Term[]): { worth: number; marks: number[] } {
  const written = wordsIn(text)
  const has = new Set(written.map(({ word }) => word))
  const found = new Set<string>()
  let worth = 0
  for (const { alternatives, importance } of terms) {
    let most = 0
    for (const { places, weight } of alternatives)
      if (places.every((words) => words.some((word) => has.has(word)))) {
        most = Math.max(most, weight)
        for (const word of places.flat()) found.add(word)
      }
    worth += most * importance
  }
  return { worth, marks: merged(written.filter(({ word }) => found.has(word))) }
}

/** The words of a line and where they stand, as the database takes them apart (`search_words_of`). */
function wordsIn(text: string): Written[] {
  return [...text.matchAll(/\S+/g)].flatMap(({ 0: chunk, index }) => {
    const parts = [...chunk.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap(({ 0: part, index: at }) => {
      const word = plainWords(folded(part))
      return word ? [{ word, start: index + at, end: index + at + part.length }] : []
    })
    const [first] = parts
    const last = parts.at(-1)
    const whole =
      first && last && first !== last ? [{ ...first, word: parts.map(({ word }) => word).join(''), end: last.end }] : []
    const signed = /[a-z](?:\+\+|#)/i.exec(chunk)
    const sign = signed
      ? [{ word: folded(signed[0]), start: index + signed.index, end: index + signed.index + signed[0].length }]
      : []
    return [...parts, ...whole, ...sign]
  })
}

/** Pieces that touch or stand side by side are one. */
function merged(pieces: readonly Written[]): number[] {
  const marks: number[] = []
  for (const { start, end } of pieces.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    const last = marks.at(-1)
    if (last !== undefined && start <= last + 1) marks[marks.length - 1] = Math.max(last, end)
    else marks.push(start, end)
  }
  return marks
}
