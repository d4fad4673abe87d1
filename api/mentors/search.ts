/** What a search text means in SQL. */
import { likeLiteral } from '../database/containing.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { FILLER_WORDS, PHRASE_WORDS, plainWords, spellingsOf } from './searchWords.ts'

const MAXIMUM_TERMS = 8
const MAXIMUM_CHARACTERS = 100
/** Shorter ones within a word have no trigram; at its beginning the blank before them makes one. */
const SHORTEST_CONTAINED = 3

/** One thing that a mentor must have to be found: the words as typed, or any spelling of what they mean. */
export interface SearchTerm {
  typed: string
  /** From the table of intents; null when they are in none. */
  spellings: readonly string[] | null
}

/** The terms of a search text: lower case, at most 8 within the first 100 characters, known phrases as one. */
export function searchTerms(text: string): SearchTerm[] {
  const words = text.slice(0, MAXIMUM_CHARACTERS).toLowerCase().split(/\s+/).filter(Boolean)
  const terms = new Map<string, SearchTerm>()
  let at = 0
  while (at < words.length && terms.size < MAXIMUM_TERMS) {
    const { length, ...term } = termAt(words, at)
    terms.set(term.typed, term)
    at += length
  }
  const telling = [...terms.values()].filter(({ typed }) => !FILLER_WORDS.has(typed))
  return telling.length > 0 ? telling : [...terms.values()]
}

/** The longest phrase of the table that begins here, or the one word. */
function termAt(words: readonly string[], at: number): SearchTerm & { length: number } {
  for (let length = Math.min(PHRASE_WORDS, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length)
    const spellings = spellingsOf(plainWords(phrase.join(' ')))
    if (spellings) return { typed: phrase.join(' '), spellings, length }
  }
  return { typed: words[at] ?? '', spellings: null, length: 1 }
}

/**
 * Every term must be found somewhere in what search reads of a mentor, kept in lower case by a trigger. A term of one or
 * two letters matches the beginnings of words in name and branches only; one of the table (searchWords.ts) also any of
 * its spellings, each at the beginning of a word.
 */
export function searchFilter(text: string): Prisma.MentorWhereInput[] {
  return searchTerms(text).map((term) => (term.spellings ? { OR: alternativesOf(term) } : asTyped(term.typed)))
}

/** In how many forms a term is looked for. */
export function patternsOf(term: SearchTerm): number {
  return alternativesOf(term).length
}

function alternativesOf({ typed, spellings }: SearchTerm): Prisma.MentorWhereInput[] {
  return [...(spellings ?? []).flatMap(beginsWord), ...(isShort(typed) || !spellings ? [asTyped(typed)] : [])]
}

function asTyped(term: string): Prisma.MentorWhereInput {
  const literal = likeLiteral(term)
  if (!isShort(term)) return { searchText: { contains: literal } }
  return { OR: [{ searchNames: { startsWith: literal } }, { searchNames: { contains: ` ${literal}` } }] }
}

/** At the beginning of a word; up to three letters make a whole word, or its plural. */
function beginsWord(spelling: string): Prisma.MentorWhereInput[] {
  const forms = spelling.length <= SHORTEST_CONTAINED ? [` ${spelling} `, ` ${spelling}s `] : [` ${spelling}`]
  return forms.map((form) => ({ searchText: { contains: form } }))
}

function isShort(term: string): boolean {
  return term.length < SHORTEST_CONTAINED
}
