/** What a question asks for: terms, each with everything that answers it. */
import type { App } from '../../app.ts'
import { readInLatin } from './inLatin.ts'
import { readMeanings, type Meaning, type Meanings } from './meanings.ts'
import { MISTAKEN_FROM, nearest } from './mistakes.ts'
import { boundary, chunksOf, splitsOf, type Chunk } from './questionWords.ts'
import { formsOf, known, nearWords, wordsWith, type Known, type Word } from './vocabulary.ts'
import { certaintyOf, importanceOf, MATCH_WEIGHTS } from './weights.ts'

/** A word or phrase that answers a term: one of the words at each place, side by side. */
export interface Alternative {
  places: readonly (readonly string[])[]
  weight: number
}

export interface Term {
  /** As the person reads it. */
  typed: string
  alternatives: readonly Alternative[]
  /** From 0 to 1. */
  importance: number
}

export interface Understood {
  terms: readonly Term[]
  /** The question as it was probably meant; null if it was taken as it stands. */
  corrected: string | null
  /** Words that no mentor has, nor anything like them. */
  unknown: readonly string[]
}

/** Further words add nothing to a question; every word costs. */
export const MOST_TERMS = 12
/** Of a term, those of most weight. */
const MOST_ALTERNATIVES = 40

/** Of a question; each costs a look-up. */
const MOST_CORRECTED = 6
const LONGEST_WORD = 24

/** A word of the question on its way to a term. */
interface Token {
  typed: string
  word: string
  stem: string
  /** Other words that it stands for: its correction, its parts. */
  also: Alternative[]
  isKnown: boolean
  /** How sure it is, from 0 to 1: a correction may be none. */
  certainty: number
}

type Read = Pick<App, 'db' | 'memory'>

/** `asTyped`: no word is taken for another. */
export async function understand(read: Read, text: string, asTyped: boolean): Promise<Understood> {
  const latin = asTyped ? text : await readInLatin(read.db, text)
  const chunks = chunksOf(latin)
  const meanings = await readMeanings(read)
  const words = await known(read.db, [...new Set(askedOf(chunks))])
  const tokens = tokensOf(chunks, words, meanings)
  const corrected = asTyped ? false : await correct(read, tokens, meanings)
  const terms = await termsOf(read, tokens, meanings)
  return {
    terms: terms.filter(({ alternatives }) => alternatives.length > 0),
    corrected: corrected || latin !== text ? tokens.map(({ typed }) => typed).join(' ') : null,
    unknown: terms.filter(({ alternatives }) => alternatives.length === 0).map(({ typed }) => typed),
  }
}

/** Every word that may be one: alone, joined by its signs, or with its neighbour. */
function askedOf(chunks: readonly Chunk[]): string[] {
  return chunks.flatMap((chunk, at) => {
    const pair = pairOf(chunk, chunks[at + 1])
    const own = [...chunk.parts, ...(chunk.joined ? [chunk.joined] : []), ...(pair ? [pair] : [])]
    return [...own, ...own.flatMap((word) => boundary(word) ?? []), ...askedOf(chunk.sides)]
  })
}

const pairOf = (one: Chunk, next: Chunk | undefined): string | null =>
  next && one.parts.length === 1 && next.parts.length === 1 ? `${one.parts[0]}${next.parts[0]}` : null

function tokensOf(chunks: readonly Chunk[], words: ReadonlyMap<string, Known>, meanings: Meanings): Token[] {
  const isKnown = (word: string) => words.get(word)?.isKnown === true
  const token = (typed: string, word: string, also: Alternative[] = []): Token => ({
    typed,
    word,
    stem: words.get(word)?.stem ?? word,
    also,
    isKnown: isKnown(word),
    certainty: 1,
  })
  const apart = (parts: readonly string[]): Alternative => ({
    places: parts.map((part) => [part]),
    weight: MATCH_WEIGHTS.exact,
  })
  const tokens: Token[] = []
  for (let at = 0; at < chunks.length; at++) {
    const chunk = chunks[at]!
    const next = chunks[at + 1]
    const pair = pairOf(chunk, next)
    const [part = ''] = chunk.parts
    if (pair && isKnown(pair) && !(meanings.isFiller(part) || meanings.isFiller(next!.parts[0]!))) {
      tokens.push(token(`${chunk.typed} ${next!.typed}`, pair, [apart([part, next!.parts[0]!])]))
      at += 1
    } else if (chunk.joined && isKnown(chunk.joined)) {
      tokens.push(token(chunk.typed, chunk.joined, chunk.parts.length > 1 ? [apart(chunk.parts)] : []))
    } else if (chunk.sides.length > 1) {
      tokens.push(...tokensOf(chunk.sides, words, meanings))
    } else if (chunk.parts.length > 1) {
      tokens.push(...chunk.parts.map((word) => token(word, word)))
    } else {
      const [letters, digits] = boundary(part) ?? []
      if (letters && digits && !isKnown(part)) tokens.push(token(letters, letters), token(digits, digits))
      else tokens.push(token(chunk.typed, part))
    }
  }
  return tokens
}

/** Gives words that nobody has those that were probably meant. Whether one was changed in a way that people should read. */
async function correct({ db }: Read, tokens: Token[], meanings: Meanings): Promise<boolean> {
  const wrong = tokens
    .filter(
      ({ word, isKnown }) =>
        !isKnown && word.length >= MISTAKEN_FROM && word.length <= LONGEST_WORD && !/\d/.test(word),
    )
    .slice(0, MOST_CORRECTED)
  if (wrong.length === 0) return false
  const near = await Promise.all(wrong.map(({ word }) => nearWords(db, word)))
  const beginnings = await wordsWith(db, [...new Set(wrong.map(({ word }) => word))])
  const pieces = await known(db, [...new Set(wrong.flatMap(({ word }) => splitsOf(word).flat()))])
  let isChanged = false
  for (const [at, token] of wrong.entries()) {
    const [best, ...others] = nearest(token.word, near[at]!)
    // The beginning of what mentors have written is nearer than a word that none of them has.
    if (best?.mentors === 0 && beginnings.has(token.word)) continue
    const split = splitsOf(token.word).find((way) =>
      way.every((piece) => pieces.get(piece)?.isKnown && !meanings.isFiller(piece)),
    )
    if (best) {
      token.certainty = certaintyOf(token.word, best.word)
      token.also = [...token.also, ...others.map(({ word }) => ({ places: [[word]], weight: MATCH_WEIGHTS.near }))]
      token.typed = best.word
      token.word = best.word
      token.stem = best.stem
      token.isKnown = true
      isChanged = true
    } else if (split) {
      token.also = [...token.also, { places: split.map((piece) => [piece]), weight: MATCH_WEIGHTS.exact }]
      token.typed = split.join(' ')
      isChanged = true
    }
  }
  return isChanged
}

/** The longest phrases that mean something, then single words; fillers count only when there is nothing else. */
async function termsOf({ db }: Read, tokens: readonly Token[], meanings: Meanings): Promise<Term[]> {
  const drafts: { typed: string; plain: string | null; alternatives: Alternative[]; tells: number }[] = []
  const fillers: typeof drafts = []
  for (let at = 0; at < tokens.length;) {
    const { length, found, tells } = phraseAt(tokens, at, meanings)
    const phrase = tokens.slice(at, at + length)
    const own: Alternative = { places: phrase.map(({ word }) => [word]), weight: MATCH_WEIGHTS.exact }
    const draft = {
      typed: phrase.map(({ typed }) => typed).join(' '),
      plain: length === 1 && found.length === 0 && !phrase[0]!.isKnown ? phrase[0]!.word : null,
      alternatives: [own, ...(length === 1 ? phrase[0]!.also : []), ...found],
      tells: tells * Math.min(...phrase.map(({ certainty }) => certainty)),
    }
    if (length === 1 && found.length === 0 && meanings.isFiller(phrase[0]!.word)) fillers.push(draft)
    else if (!drafts.some(({ typed }) => typed === draft.typed)) drafts.push(draft)
    at += length
  }
  const chosen = (drafts.length > 0 ? drafts : fillers).slice(0, MOST_TERMS)
  const parts = await wordsWith(
    db,
    chosen.flatMap(({ plain }) => (plain && plain.length > 1 ? [plain] : [])),
  )
  const every = chosen.flatMap(({ alternatives }) => alternatives.flatMap(({ places }) => places.flat()))
  const forms = await formsOf(db, [...new Set(every)])
  return chosen.map(({ typed, plain, alternatives, tells }) => {
    const beginning = (plain && parts.get(plain)) || []
    const found = strongest([
      ...alternatives.flatMap((alternative) => inForms(alternative, forms)),
      ...beginning.map(({ word }) => ({ places: [[word]], weight: MATCH_WEIGHTS.part })),
    ])
    const counts = new Map([...forms.values(), beginning].flat().map(({ word, mentors }) => [word, mentors]))
    return { typed, alternatives: found, importance: tells * importanceOf(mentorsOf(found, counts)) }
  })
}

/** Each word or phrase once, with its greatest weight; those of most weight. */
function strongest(alternatives: readonly Alternative[]): Alternative[] {
  const once = new Map<string, Alternative>()
  for (const alternative of alternatives) {
    const key = alternative.places.map((words) => words.join('|')).join(' ')
    if ((once.get(key)?.weight ?? 0) < alternative.weight) once.set(key, alternative)
  }
  return [...once.values()].sort((one, other) => other.weight - one.weight).slice(0, MOST_ALTERNATIVES)
}

interface Phrase {
  length: number
  found: Alternative[]
  /** How much it tells, from 0 to 1. */
  tells: number
}

function phraseAt(tokens: readonly Token[], at: number, meanings: Meanings): Phrase {
  for (let length = Math.min(meanings.longest, tokens.length - at); length > 0; length--) {
    const stems = tokens.slice(at, at + length).map(({ stem }) => stem)
    const found = meanings.of(stems.join(' '))
    if (found.length > 0)
      return { length, found: found.flatMap(answers), tells: Math.max(...found.map(({ importance }) => importance)) }
  }
  return { length: 1, found: [], tells: 1 }
}

function answers({ said, found, weight }: Meaning): Alternative[] {
  const phrase = (words: string, worth: number) => ({ places: words.split(' ').map((word) => [word]), weight: worth })
  return [
    ...said.map((words) => phrase(words, MATCH_WEIGHTS.said)),
    ...found.map((words) => phrase(words, MATCH_WEIGHTS.said * weight)),
  ]
}

/** A word as it is written, and each of its forms; a phrase with any form of its words. Nothing where a word is nobody's. */
function inForms({ places, weight }: Alternative, forms: ReadonlyMap<string, Word[]>): Alternative[] {
  const written = places.map(([word]) => (forms.get(word!) ?? []).map((form) => form.word))
  if (written.some((words) => words.length === 0)) return []
  if (places.length > 1) return [{ places: written, weight }]
  const word = places[0]![0]!
  // Of what was not typed only the plural: `structured` is no `structure`.
  const isTyped = weight >= MATCH_WEIGHTS.near
  return written[0]!
    .filter((form) => isTyped || form === word || form === `${word}s` || word === `${form}s`)
    .map((form) => ({ places: [[form]], weight: form === word ? weight : weight * MATCH_WEIGHTS.form }))
}

/** How many mentors have the strongest of its alternatives, at most: of a phrase, its rarest word says it. */
function mentorsOf(alternatives: readonly Alternative[], counts: ReadonlyMap<string, number>): number {
  const most = alternatives[0]?.weight ?? 0
  const numbers = alternatives
    .filter(({ weight }) => weight >= most * MATCH_WEIGHTS.form)
    .map(({ places }) =>
      Math.min(...places.map((words) => words.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0))),
    )
  return Math.max(1, ...numbers)
}
