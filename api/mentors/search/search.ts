/** What a search text means in SQL. */
import { likeLiteral } from '../../database/containing.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { folded, plainWords } from '../../rules/text/folding.ts'
import { FILLER_WORDS, PHRASE_WORDS, spellingsOf } from './searchWords.ts'

const MAXIMUM_TERMS = 8
const MAXIMUM_CHARACTERS = 100
/** Shorter ones within a word have no trigram; at its beginning the blank before them makes one. */
const SHORTEST_CONTAINED = 3
/** The index knows words of Indian scripts only where they hold such a letter: short ones would cost too much to look for everywhere. */
const INDEXED = /[a-z\d]/
/** What stands around a word in a sentence; `.net`, `c++` and `100%` keep theirs. */
const AROUND = /^["'“”‘’([{<]+|["'“”‘’)\]}>.!?:]+$/g

/** One thing that a mentor must have to be found. */
interface SearchTerm {
  /** The word or phrase, folded. */
  typed: string
  /** Found by any of these, each at the beginning of a word; null for a plain word, which is found anywhere. */
  spellings: readonly string[] | null
  /** The sign that makes it another word, such as C++ beside C: what is found must have it too. */
  sign?: string
}

/** The terms of a search text: folded, at most 8 within the first 100 characters, known phrases as one. */
export function searchTerms(text: string): SearchTerm[] {
  const words = folded(text.slice(0, MAXIMUM_CHARACTERS))
    .split(/[\s,;]+/)
    .flatMap(listed)
  const terms = new Map<string, SearchTerm>()
  let at = 0
  while (at < words.length && terms.size < MAXIMUM_TERMS) {
    const { length, ...term } = termAt(words, at)
    terms.set(term.typed, term)
    at += length
  }
  const telling = [...terms.values()].filter(({ typed }) => plainWords(typed) !== '' && !FILLER_WORDS.has(typed))
  return telling.length > 0 ? telling : [...terms.values()]
}

interface Word {
  text: string
  /** It stood beside a slash: a short one, too, is a word of what mentors write, and not the beginning of a name. */
  isListed: boolean
}

/** A slash lists words, short ones too: `revit/etabs`, `qa/qc`, `c/c++`. */
function listed(word: string): Word[] {
  const words = word.split('/').flatMap(apart)
  if (words.length === 0 && word !== '') return [{ text: word, isListed: false }]
  return words.map((text) => ({ text, isListed: words.length > 1 }))
}

/** `site-engineer` is two words, `l&t` and `m.tech` one. */
function apart(word: string): string[] {
  const bare = word.replace(AROUND, '')
  const parts = plainWords(bare).split(' ')
  if (parts.length > 1 && parts.every((part) => !isShort(part))) return parts
  return [bare || word].filter(Boolean)
}

/** The longest phrase of the table that begins here, or the one word. */
function termAt(words: readonly Word[], at: number): SearchTerm & { length: number } {
  for (let length = Math.min(PHRASE_WORDS, words.length - at); length > 0; length--) {
    const typed = words
      .slice(at, at + length)
      .map(({ text }) => text)
      .join(' ')
    const spellings = spellingsOf(plainWords(typed))
    if (spellings) return { typed, spellings, length }
  }
  return { ...wordTerm(words[at]!), length: 1 }
}

/** Signs have no trigrams of their own: a word with them is looked for by its letters. */
function wordTerm({ text: typed, isListed }: Word): SearchTerm {
  const plain = plainWords(typed)
  if (plain === '' || plain === typed)
    return { typed, spellings: isListed && isShort(typed) && INDEXED.test(typed) ? [typed] : null }
  if (!plain.includes(' ')) return { typed, spellings: [plain], sign: typed }
  // Q.A. is QA as well; B.E. and M.E. are not the words "be" and "me".
  const joined = plain.replaceAll(' ', '')
  const isAbbreviation = /^[^.]+(\.[^.]+)+$/.test(typed) && !FILLER_WORDS.has(joined)
  return { typed, spellings: isAbbreviation ? [plain, joined] : [plain] }
}

/**
 * Every term must be found somewhere in what search reads of a mentor, kept folded by a trigger. A term of one or two
 * letters matches the beginnings of words in name and branches only; one with spellings any of them. A term of signs
 * alone finds no mentor.
 */
export function searchFilter(text: string): Prisma.MentorWhereInput[] {
  return searchTerms(text).map((term) => {
    if (plainWords(term.typed) === '') return { id: { in: [] } }
    if (!term.spellings) return asTyped(term.typed)
    const found = { OR: alternativesOf(term) }
    return term.sign ? { AND: [found, { searchText: { contains: likeLiteral(term.sign) } }] } : found
  })
}

export function patternsOf(term: SearchTerm): number {
  return alternativesOf(term).length
}

function alternativesOf({ typed, spellings }: SearchTerm): Prisma.MentorWhereInput[] {
  const isWord = plainWords(typed) === typed
  return [
    ...(spellings ?? []).flatMap(beginsWord),
    ...(isWord && (isShort(typed) || !spellings) ? [asTyped(typed)] : []),
  ]
}

function asTyped(term: string): Prisma.MentorWhereInput {
  const literal = likeLiteral(term)
  if (!isShort(term)) return { searchText: { contains: literal } }
  return { OR: [{ searchNames: { startsWith: literal } }, { searchNames: { contains: ` ${literal}` } }] }
}

/** At the beginning of a word; up to three letters at its end make a whole word, or its plural. */
function beginsWord(spelling: string): Prisma.MentorWhereInput[] {
  const last = spelling.slice(spelling.lastIndexOf(' ') + 1)
  const isWhole = last.length <= SHORTEST_CONTAINED
  const hasPlural = isWhole && last === spelling && last.length > 1
  const forms = isWhole ? [` ${spelling} `, ...(hasPlural ? [` ${spelling}s `] : [])] : [` ${spelling}`]
  return forms.map((form) => ({ searchText: { contains: form } }))
}

export function isShort(term: string): boolean {
  return term.length < SHORTEST_CONTAINED
}
