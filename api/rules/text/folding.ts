/**
 * Texts as they are compared in a search. The functions `folded` and `plain_words` of the database do the same to what is
 * stored: whatever changes here changes there by a migration, with the rows (folding.test.ts holds the two together).
 */

import { inForm } from './cleanText.ts'
import { plainDigits } from '../people/phoneNumber.ts'

/** Accents of Latin, Greek and Cyrillic, and the joiners. The vowel signs of Indian scripts are letters and stay. */
const ACCENTS = /[\u0300-\u036F\u200C\u200D]/g
/** Letters that Unicode does not take apart. */
const LATIN = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i', ς: 'σ' }
/** Malayalam letters without a vowel and a Bengali one, which are also written with a virama and a joiner. */
const WITH_VIRAMA = { ൔ: 'മ്', ൕ: 'യ്', ൖ: 'ഴ്', ൺ: 'ണ്', ൻ: 'ന്', ർ: 'ര്', ൽ: 'ല്', ൾ: 'ള്', ൿ: 'ക്', ৎ: 'ত্' }
/** Keyboards for Arabic have other letters than those for Urdu. */
const URDU = { ي: 'ی', ك: 'ک' }
const LETTERS: Record<string, string> = { ...LATIN, ...WITH_VIRAMA, ...URDU }
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')
/** Everything but letters, their signs and digits. Written out, as PostgreSQL's classes depend on its locale. */
const SEPARATORS =
  /[\0-/:-@[-`{-©«-´¶-¹»-¿×÷\u02B0-\u02FF\u0964\u0965\u2000-\u2BFF\u3000-\u303F\uFE10-\uFE6F\u{1F000}-\u{1FAFF}]+/gu

/** Small letters without accents, in one form of Unicode and one spelling, digits as 0 to 9: `Zoë ANDRÉ` is `zoe andre`. */
export function folded(text: string): string {
  const plain = inForm('NFKD', text)
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
  return plainDigits(plain)
}

/** A folded text as words between single spaces. */
export function plainWords(text: string): string {
  return text.replace(SEPARATORS, ' ').trim()
}
