/** Marks that reorder or hide text, which a name must not carry. Joiners stay: Indian scripts need them. */
const INVISIBLE = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu

/** One line without control marks, runs of space as one. Half a surrogate pair, which the database refuses, becomes U+FFFD. */
export function cleanLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\t\r\n]/g, ' ')
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Prose without control marks other than line breaks and tabs. PostgreSQL takes no NUL and no half of a surrogate pair. */
export function cleanProse(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim()
}

/** What is written in a chat: prose that shows something, else empty. Marks that take no room are nobody's words. */
export function cleanMessage(text: string): string {
  const prose = cleanProse(text)
  return VISIBLE.test(prose) ? prose : ''
}

/** The space of Braille has no other sign of being one. */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]/u
