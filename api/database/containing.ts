/** Texts as they were typed, in filters of Prisma's. */

/** The text with what LIKE would take for wildcards made literal. Prisma doesn't. */
export function likeLiteral(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** A filter of any text column: it holds this text, in any case. */
export const containing = (text: string) => ({ contains: likeLiteral(text), mode: 'insensitive' as const })
