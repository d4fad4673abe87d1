/** What a question asks for: terms, each with everything that answers it. */
import type { App } from '../../app.ts'
import { readInLatin } from './inLatin.ts'
import { readMeanings, type Meaning, type Meanings } from './meanings.ts'
import { MISTAKEN_FROM, nearest } from './mistakes.ts'
import { chunksOf, piecesOf, splitOf } from './questionWords.ts'
import { askedOf, tokenOf, tokensOf, type Alternative, type Token } from './tokens.ts'
import { formsOf, known, nearWords, wordsWith, type Word } from './vocabulary.ts'
import { certaintyOf, importanceOf, MATCH_WEIGHTS, REQUIRED_FROM, UNLIKELY } from './weights.ts'

export interface Term {
  /** As the person reads it. */
  typed: string
  alternatives: readonly Alternative[]
  /** From 0 to 1. */
  importance: number
  /** False for what says little, such as `interview`: a mentor without it may answer as well, and stands lower. */
  isRequired: boolean
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

/** Words that nobody has, alone or in a phrase that means something. */
function strange(tokens: readonly Token[], meanings: Meanings): Token[] {
  const found: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const phrase = phraseAt(tokens, at, meanings)
    const token = tokens[at]!
    if (phrase.found.length === 0 && !token.isWritten && !meanings.isFiller(token.word)) found.push(token)
    at += phrase.length
  }
  return found
}

/** Gives words that nobody has those that were probably meant. Whether one was changed in a way that people should read. */
async function correct({ db }: Read, tokens: Token[], meanings: Meanings): Promise<boolean> {
  const wrong = strange(tokens, meanings)
    .filter(({ word }) => word.length >= MISTAKEN_FROM && word.length <= LONGEST_WORD && !/\d/.test(word))
    .slice(0, MOST_CORRECTED)
  if (wrong.length === 0) return false
  const near = await Promise.all(wrong.map(({ word }) => nearWords(db, word)))
  const beginnings = await wordsWith(db, [...new Set(wrong.map(({ word }) => word))])
  const pieces = await known(db, [...new Set(wrong.flatMap(({ word }) => piecesOf(word)))])
  let isChanged = false
  for (const [at, token] of wrong.entries()) {
    // A word of a longer phrase, such as `arvind` of Arvind Mills, may be somebody's name with a mistake.
    const able = token.isKnown ? near[at]!.filter(({ mentors }) => mentors > 0) : near[at]!
    const [best, ...others] = nearest(token.word, able)
    // The beginning of what mentors have written is nearer than a word that none of them has.
    if (best?.mentors === 0 && beginnings.has(token.word)) continue
    const split = best ? null : splitOf(token.word, (piece) => pieces.get(piece)?.isWritten === true)
    if (best) {
      token.certainty = token.isKnown ? UNLIKELY : certaintyOf(token.word, best.word)
      token.also = [...token.also, ...others.map(({ word }) => ({ places: [[word]], weight: MATCH_WEIGHTS.near }))]
      token.typed = best.word
      token.word = best.word
      token.stem = best.stem
      token.isKnown = true
      token.isWritten = true
      isChanged = true
    } else if (split) {
      const own = split.map((word) => tokenOf(word, word, pieces))
      tokens.splice(tokens.indexOf(token), 1, ...own)
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
      plain:
        length === 1 && found.length === 0 && !phrase[0]!.isWritten && !meanings.isFiller(phrase[0]!.word)
          ? phrase[0]!.word
          : null,
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
    const importance = tells * importanceOf(mentorsOf(found, counts))
    return { typed, alternatives: found, importance, isRequired: tells >= REQUIRED_FROM }
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
