/** Texts as they were typed, in filters of Prisma's. */
import { folded } from '../rules/text/folding.ts'

/** The text with what LIKE would take for wildcards made literal. Prisma doesn't. */
export function likeLiteral(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** A filter of a column that holds folded text (api/rules/text/folding.ts): any case, any form of Unicode, with or without accents. */
export const containingFolded = (text: string) => ({ contains: likeLiteral(folded(text)) })

/** A filter of any text column: it is this text, in any case. */
export const sameText = (text: string) => ({ equals: likeLiteral(text), mode: 'insensitive' as const })

/** A filter of any text column: it holds this text, in any case. */
export const containing = (text: string) => ({ contains: likeLiteral(text), mode: 'insensitive' as const })
