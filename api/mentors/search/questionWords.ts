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

/** The ways in which a word may be two: `staadpro`. */
export function splitsOf(word: string): [string, string][] {
  const ways: [string, string][] = []
  for (let at = SHORTEST_PIECE; at <= word.length - SHORTEST_PIECE; at++) ways.push([word.slice(0, at), word.slice(at)])
  return ways
}
