/**
 * Texts as they are compared in a search. The functions `folded` and `plain_words` of the database do the same to what is
 * stored: whatever changes here changes there by a migration, with the rows (folding.test.ts holds the two together).
 */

import { inForm } from './cleanText.ts'

/** Accents of Latin, Greek and Cyrillic, and the joiners. The vowel signs of Indian scripts are letters and stay. */
const ACCENTS = /[\u0300-\u036F\u200C\u200D]/g
/** Letters that Unicode does not take apart. */
const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i', ς: 'σ' }
/** Everything but letters, their signs and digits. Written out, as PostgreSQL's classes depend on its locale. */
const SEPARATORS =
  /[\0-/:-@[-`{-©«-´¶-¹»-¿×÷\u02B0-\u02FF\u0964\u0965\u2000-\u2BFF\u3000-\u303F\uFE10-\uFE6F\u{1F000}-\u{1FAFF}]+/gu

/** Small letters without accents, in one form of Unicode: `Zoë ANDRÉ` is `zoe andre`. */
export function folded(text: string): string {
  return inForm('NFKD', text)
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(/[ßæœøłđðıς]/g, (letter) => LETTERS[letter] ?? letter)
}

/** A folded text as words between single spaces. */
export function plainWords(text: string): string {
  return text.replace(SEPARATORS, ' ').trim()
}
