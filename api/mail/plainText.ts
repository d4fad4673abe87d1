/**
 * Overrides of the writing direction, and marks that take no room, which could hide words. The joiners U+200C and
 * U+200D stay: Indian scripts are written with them.
 */
const TRICKS = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/g
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g

/** What a person wrote, without characters that change how the text around it reads; line breaks stay. */
export function plainText(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll(TRICKS, '').replaceAll(CONTROLS, ' ')
}

/** The same on one line, as a subject or a name must be. */
export function plainLine(text: string): string {
  return plainText(text)
    .replaceAll(/[\s\u2028\u2029]+/g, ' ')
    .trim()
}
