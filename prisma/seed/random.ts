/** Numbers that look random and are the same on every start. */
export interface Random {
  /** Whole, both ends included. */
  int(from: number, to: number): number
  pick<T>(list: readonly T[]): T
  shuffle<T>(list: readonly T[]): T[]
  /** Letters and digits, as in a provider's ids. */
  token(length: number): string
}

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** One stream a subject, so that a change to one subject leaves the others as they were. */
export function seededRandom(subject: string): Random {
  let state = 2166136261
  for (const character of subject) state = Math.imul(state ^ character.charCodeAt(0), 16777619)

  // mulberry32
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  function int(from: number, to: number): number {
    return from + Math.floor(next() * (to - from + 1))
  }

  function pick<T>(list: readonly T[]): T {
    const [chosen] = list.slice(int(0, list.length - 1))
    if (chosen === undefined) throw new RangeError('nothing to pick from')
    return chosen
  }

  function shuffle<T>(list: readonly T[]): T[] {
    return list
      .map((item) => ({ item, key: next() }))
      .sort((one, other) => one.key - other.key)
      .map(({ item }) => item)
  }

  return {
    int,
    pick,
    shuffle,
    token: (length) => Array.from({ length }, () => CHARACTERS[int(0, CHARACTERS.length - 1)]).join(''),
  }
}
