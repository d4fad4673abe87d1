/**
 * Words of Indian scripts in Latin letters, as names are usually written: `अनन्या` is ananya. The nine scripts have their
 * letters in one order, each in 128 places of Unicode, so that one table reads them all.
 */
import type { App } from '../../app.ts'
import { folded, plainWords } from '../../rules/text/folding.ts'
import { known } from './vocabulary.ts'

const FIRST = 0x0900
const BLOCK = 0x80
const BLOCKS = [
  'devanagari',
  'bengali',
  'gurmukhi',
  'gujarati',
  'odia',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
] as const
/** Where the last consonant has no vowel unless one is written: `विक्रम` is vikram. */
const SILENT_END = new Set<string | undefined>(['devanagari', 'bengali', 'gurmukhi', 'gujarati'])

const lettersFrom = (first: number, letters: string) =>
  new Map(letters.split(' ').map((letter, at) => [first + at, letter === '-' ? '' : letter]))
const VOWELS = lettersFrom(0x05, 'a a i i u u ri l e e e ai o o o au')
const CONSONANTS = lettersFrom(
  0x15,
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h',
)
const SIGNS = lettersFrom(0x3e, 'a i i u u ri ri e e e ai o o o au')
const LONG_SIGNS = lettersFrom(0x3e, 'a i ee u oo ri ri e e e ai o o o au')
/** Odia has one more. */
CONSONANTS.set(0x5f, 'y')
const WITH_DOT: Record<string, string> = { k: 'q', j: 'z', ph: 'f', dh: 'rh', d: 'r' }
const DOT = 0x3c
const NO_VOWEL = 0x4d
const NASALS = new Set([0x01, 0x02, 0x70])
/** Malayalam's consonants at the end of a syllable. */
const CHILLUS = lettersFrom(0x7a, 'n n r l l k')
const INDIAN = /(?:(?=[\p{L}\p{M}])[\u0900-\u0D7F])+/gu
/** Joiners, which change how letters are drawn. */
const JOINERS = /[\u200C\u200D]/g

/** How a word may be spelled: `meera` and `mira`. */
export type Spellings = readonly [long: string, short: string]

/** The text with each word of an Indian script as `choose` wants it. */
export const inLatin = (text: string, choose: (spellings: Spellings, word: string) => string): string =>
  text
    .normalize('NFC')
    .replace(JOINERS, '')
    .replace(INDIAN, (word) => choose([latinOf(word, LONG_SIGNS), latinOf(word, SIGNS)], word))

export const hasIndian = (text: string): boolean => text.search(INDIAN) >= 0

function latinOf(word: string, signs: ReadonlyMap<number, string>): string {
  let latin = ''
  const script = BLOCKS[Math.floor((word.codePointAt(0)! - FIRST) / BLOCK)]
  let isOpen = false
  const places = [...word].map((letter) => letter.codePointAt(0)! - FIRST)
  for (const [at, code] of places.entries()) {
    const place = code % BLOCK
    // At the end of a word it is short: Lakshmi.
    const sign = (at === places.length - 1 ? SIGNS : signs).get(place)
    const consonant = CONSONANTS.get(place)
    if (isOpen && place === DOT) {
      latin = latin.replace(/(?:k|j|ph|dh?)$/, (plain) => WITH_DOT[plain]!)
      continue
    }
    // A consonant says a, unless another vowel or none is written.
    if (isOpen && sign === undefined && place !== NO_VOWEL) latin += 'a'
    isOpen = consonant !== undefined
    const next = places[at + 1]
    if (NASALS.has(place)) latin += next !== undefined && /^[pbm]/.test(CONSONANTS.get(next % BLOCK) ?? '') ? 'm' : 'n'
    else
      latin += consonant ?? sign ?? VOWELS.get(place) ?? (script === 'malayalam' ? CHILLUS.get(place) : undefined) ?? ''
  }
  return isOpen && (!SILENT_END.has(script) || places.length === 1) ? `${latin}a` : latin
}

/** Words and their spellings. */
const MOST_ASKED = 120

/** Names are written in Latin letters: a word of another script is read so, unless a mentor has it as it is. */
export async function readInLatin(db: App['db'], text: string): Promise<string> {
  if (!hasIndian(text)) return text
  const asked: string[] = []
  inLatin(text, (spellings, word) => (asked.push(plainWords(folded(word)), ...spellings), word))
  const words = await known(db, [...new Set(asked)].slice(0, MOST_ASKED))
  const isKnown = (word: string) => words.get(word)?.isKnown === true
  return inLatin(text, (spellings, word) =>
    isKnown(plainWords(folded(word))) ? word : (spellings.find(isKnown) ?? spellings[0]),
  )
}
