/** Which words may have been meant by a mistyped one. */

/** From this many letters on a word may have one mistake. */
export const MISTAKEN_FROM = 4
/** From this many on, two. */
const TWICE_FROM = 8

/** How many letters are wrong, missing, too many or swapped with their neighbour; `Infinity` from three on. */
export function mistakesBetween(one: string, other: string): number {
  const MOST = 2
  if (Math.abs(one.length - other.length) > MOST) return Infinity
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, beforeLast[j - 2]! + 1)
      row.push(least)
    }
    beforeLast = last
    last = row
  }
  const mistakes = last[other.length]!
  return mistakes > MOST ? Infinity : mistakes
}

/**
 * The nearest of the words, in their order: those one mistake away or that sound alike, first those of which both holds;
 * without these, for a long word, those two mistakes away.
 */
export function nearest<T extends { word: string }>(typed: string, words: readonly T[]): T[] {
  if (typed.length < MISTAKEN_FROM) return []
  const sound = soundOf(typed)
  const ways = words
    .map((word) => ({
      word,
      held: Number(mistakesBetween(typed, word.word) <= 1) + Number(soundOf(word.word) === sound),
    }))
    .filter(({ held }) => held > 0)
    .toSorted((one, other) => other.held - one.held)
  if (ways.length > 0 || typed.length < TWICE_FROM - 1) return ways.map(({ word }) => word)
  return words.filter(({ word }) => word.length >= TWICE_FROM && mistakesBetween(typed, word) <= 2)
}

/** Letters of a word for which two may be wrong. */
const LONGEST = 16

/**
 * What a word and its mistakes have in common: the word without one letter, a long one also without two, and its sound.
 * `near_forms` of the database, which keeps them for every word, does the same (mistakes.test.ts holds the two together).
 */
export function nearForms(word: string): string[] {
  const letters = [...word]
  const without = (...places: number[]) => letters.filter((_, at) => !places.includes(at)).join('')
  const once = letters.map((_, at) => without(at))
  const isLong = letters.length >= TWICE_FROM && letters.length <= LONGEST
  const pairs = letters.flatMap((_letter, one) => letters.slice(one + 1).map((_next, at) => [one, one + 1 + at]))
  const twice = isLong ? pairs.map((pair) => without(...pair)) : []
  return [...new Set([word, `~${soundOf(word)}`, ...once, ...twice])]
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789']

/** The beginnings that may have been meant by one: a letter wrong, missing, too many or swapped with its neighbour. */
export function onceMistaken(beginning: string): string[] {
  const letters = [...beginning]
  const meant = letters.flatMap((letter, at) => {
    const before = letters.slice(0, at).join('')
    const after = letters.slice(at + 1).join('')
    // Of what follows the last letter nothing is known yet.
    if (at === letters.length - 1) return [before]
    const swapped = before + letters[at + 1]! + letter + letters.slice(at + 2).join('')
    return [
      before + after,
      swapped,
      ...LETTERS.flatMap((other) => [before + other + after, before + other + letter + after]),
    ]
  })
  return [...new Set(meant)].filter((other) => other !== beginning)
}

/**
 * A word as it sounds in India's spellings: one vowel for `e`, `i` and `ai`, one for `o`, `u` and `au`, no `h` that nobody
 * hears. `sound_of` of the database does the same (mistakes.test.ts holds the two together).
 */
export function soundOf(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replaceAll('x', 'ks')
    .replace(/([tdbgkjsc])h/g, '$1')
    .replace(/h(?![aeiouy])/g, '')
    .replaceAll('ck', 'k')
    .replace(/au|o[uow]?/g, 'u')
    .replace(/a[iye]|e[iye]?|y/g, 'i')
    .replace(/[bwzq]/g, (letter) => SAME_SOUND[letter]!)
    .replace(/(.)\1+/gu, '$1')
}

const SAME_SOUND: Record<string, string> = { b: 'v', w: 'v', z: 'j', q: 'k' }
