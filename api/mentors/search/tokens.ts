/** The words of a question on their way to its terms. */
import type { Meanings } from './meanings.ts'
import { boundary, type Chunk } from './questionWords.ts'
import type { Known } from './vocabulary.ts'
import { MATCH_WEIGHTS } from './weights.ts'

/** A word or phrase that answers a term: one of the words at each place, side by side. */
export interface Alternative {
  places: readonly (readonly string[])[]
  weight: number
}

/** A word of the question on its way to a term. */
export interface Token {
  typed: string
  word: string
  stem: string
  /** Other words that it stands for: its correction, its parts. */
  also: Alternative[]
  isKnown: boolean
  /** A mentor has it or a form of it. */
  isWritten: boolean
  /** How sure it is, from 0 to 1: a correction may be none. */
  certainty: number
}

/** Every word that may be one: alone, joined by its signs, or with its neighbour. */
export function askedOf(chunks: readonly Chunk[]): string[] {
  return chunks.flatMap((chunk, at) => {
    const pair = pairOf(chunk, chunks[at + 1])
    const own = [...chunk.parts, ...(chunk.joined ? [chunk.joined] : []), ...(pair ? [pair] : [])]
    return [...own, ...own.flatMap((word) => boundary(word) ?? []), ...askedOf(chunk.sides)]
  })
}

const pairOf = (one: Chunk, next: Chunk | undefined): string | null =>
  next && one.parts.length === 1 && next.parts.length === 1 ? `${one.parts[0]}${next.parts[0]}` : null

export const tokenOf = (
  typed: string,
  word: string,
  words: ReadonlyMap<string, Known>,
  also: Alternative[] = [],
): Token => ({
  typed,
  word,
  stem: words.get(word)?.stem ?? word,
  also,
  isKnown: words.get(word)?.isKnown === true,
  isWritten: words.get(word)?.isWritten === true,
  certainty: 1,
})

export function tokensOf(chunks: readonly Chunk[], words: ReadonlyMap<string, Known>, meanings: Meanings): Token[] {
  const isKnown = (word: string) => words.get(word)?.isKnown === true
  const token = (typed: string, word: string, also?: Alternative[]) => tokenOf(typed, word, words, also)
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
    } else if (chunk.joined && isKnown(chunk.joined) && !isSaidApart(chunk, meanings)) {
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

/** `U.P.` is no `up`. */
const isSaidApart = ({ joined, parts }: Chunk, meanings: Meanings): boolean =>
  meanings.isFiller(joined!) && meanings.of(parts.join(' ')).length > 0
