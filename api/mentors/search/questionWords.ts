/** A question taken apart: what stands between blanks, and what signs divide within it. */
import { folded, plainWords } from '../../rules/text/folding.ts'

/** What stood between two blanks or commas, or on one side of a slash. */
export interface Chunk {
  /** As it was typed, without signs around it. */
  typed: string
  /** Folded words between signs: `staad` and `pro` of `STAAD.Pro`. */
  parts: readonly string[]
  /** The parts as one word, or C++ with its signs; null for a plain word. */
  joined: string | null
  /** The sides of its slashes, if it has any: `qa/qc` may be one word or two. */
  sides: readonly Chunk[]
}

/** No question has more; what follows is not read. */
const MOST_CHUNKS = 40
const SIGNED = /^[^a-z0-9]*([a-z](?:\+\+|#))[^a-z0-9]*$/
const AROUND = /^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}+#]+$/gu

export function chunksOf(text: string): Chunk[] {
  return text
    .split(/[\s,;]+/)
    .slice(0, MOST_CHUNKS)
    .map(chunkOf)
    .filter(({ parts }) => parts.length > 0)
}

function chunkOf(text: string): Chunk {
  const plain = folded(text)
  const parts = plainWords(plain).split(' ').filter(Boolean)
  const signed = SIGNED.exec(plain)?.[1]
  return {
    typed: text.replace(AROUND, ''),
    parts,
    joined: signed ?? (parts.length > 1 ? parts.join('') : null),
    sides: text.includes('/')
      ? text
          .split('/')
          .map(chunkOf)
          .filter((side) => side.parts.length > 0)
      : [],
  }
}

/** Letters and digits written as one: `is456` may be `is 456`, `civil3d` be `civil 3d`. */
export function boundary(word: string): [string, string] | null {
  const [, letters, digits] = /^(\p{L}{2,})(\d.*)$/u.exec(word) ?? []
  return letters && digits ? [letters, digits] : null
}

const SHORTEST_PIECE = 3

/** Every piece of a word that may be a word of its own. */
export function piecesOf(word: string): string[] {
  const pieces: string[] = []
  for (let from = 0; from + SHORTEST_PIECE <= word.length; from++)
    for (let to = from + SHORTEST_PIECE; to <= word.length; to++) pieces.push(word.slice(from, to))
  return pieces
}

/** The words of which one is made, as few as possible: `staadpro`, `harpreetsinghgill`. Null if there are none. */
export function splitOf(word: string, isWord: (piece: string) => boolean): string[] | null {
  const ways: (string[] | null)[] = [[]]
  for (let to = 1; to <= word.length; to++) {
    const found: string[][] = []
    for (let from = 0; from + SHORTEST_PIECE <= to; from++) {
      const before = ways[from]
      if (before && isWord(word.slice(from, to))) found.push([...before, word.slice(from, to)])
    }
    ways.push(found.toSorted((one, other) => one.length - other.length)[0] ?? null)
  }
  return ways[word.length]!
}
