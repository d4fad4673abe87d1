/** What a text from people may hold. Every text that people type passes one of these, in forms as in the API. */

/** Their letters join or stand apart by a joiner, which is part of the spelling. */
const JOINING = ['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam']
  .concat('Sinhala', 'Arabic')
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('')
const PICTURE = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}?[\uFE0E\uFE0F]?`
/** Where a mark that is not seen has a meaning: one joiner after such a letter, and within an emoji. */
const NEEDED = [
  String.raw`[${JOINING}][\u200C\u200D]`,
  String.raw`\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}`,
  String.raw`${PICTURE}(?:\u200D${PICTURE})*`,
  String.raw`[\d#*]\uFE0F\u20E3`,
].join('|')
/** Within brackets of a pattern: marks that are not seen, that turn the text, or that are control characters. */
export const INVISIBLE = String.raw`\p{Cc}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB`
const UNSEEN = new RegExp(`(${NEEDED})|(?![\\n\\t])[${INVISIBLE}]`, 'gu')

/** Vedic texts put four marks on a letter; more of them cover the lines above. */
const TOWER = /((?:[\u200C\u200D]?\p{M}){4})[\u200C\u200D\p{M}]+/gu

/** More marks on one letter than any language writes. */
const TALL_TOWER = /((?:[\u200C\u200D]?\p{M}){16})[\u200C\u200D\p{M}]+/gu

/** The text in a form of Unicode. Sorting the marks of one letter takes the square of their number, so tall towers are cut first. */
export function inForm(form: 'NFC' | 'NFKC' | 'NFKD', text: string): string {
  return text.replace(TALL_TOWER, '$1').normalize(form)
}

/**
 * The text composed (NFC), without unseen marks and towers of marks, with its spaces, line breaks and tabs. PostgreSQL
 * refuses half a surrogate pair: U+FFFD.
 */
export function cleanText(text: string): string {
  const written = text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\u2800', ' ')
  let before: string
  let visible = written
  // Composing sorts the marks of a letter, so that a joiner may stand behind another one; a tower has few turns of that.
  do {
    before = visible
    visible = inForm('NFC', before.replace(UNSEEN, '$1')).replace(TOWER, '$1')
  } while (visible !== before)
  return visible
}

/** One line, runs of space as one. A mark without a letter before it would sit on whatever stands there. */
export function cleanLine(text: string): string {
  return cleanText(text)
    .replace(/\s+/g, ' ')
    .replace(/^[ \p{M}\u200C\u200D]+/u, '')
    .trimEnd()
}

/** Prose with its line breaks and tabs. */
export function cleanProse(text: string): string {
  return cleanText(text).trim()
}

/** A letter or digit of any script: what a title or a name cannot do without. Fillers are gone by then. */
export const SAYS_SOMETHING = /[\p{L}\p{N}]/u
export const HAS_LETTER = /\p{L}/u
/** No link, with or without its scheme, in one line; initials and titles such as `M.Sc.` or `S/O` are none. */
export const HAS_NO_LINK = /^(?!.*(?::\/\/|\bwww\.|[\p{L}\p{N}]\.\p{L}{2,}\/))/iu
