/** What a search text means in SQL. */
import type { Prisma } from '../generated/prisma/client.ts'

const MAXIMUM_TERMS = 8
const MAXIMUM_CHARACTERS = 100
/** Shorter ones have no trigram: for them the index could only be read whole. */
const SHORTEST_CONTAINED = 3

/** The words of a search text: lower case, at most 8 within the first 100 characters. */
export function searchTerms(text: string): string[] {
  const terms = text.slice(0, MAXIMUM_CHARACTERS).toLowerCase().split(/\s+/).filter(Boolean)
  return [...new Set(terms)].slice(0, MAXIMUM_TERMS)
}

/** The text with what LIKE would take for wildcards made literal. Prisma doesn't. */
export function likeLiteral(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/**
 * Every term must be found somewhere in what search reads of a mentor; both columns are kept in lower case by a trigger.
 * Terms of one or two letters match the beginnings of words in name and branches only.
 */
export function searchFilter(text: string): Prisma.MentorWhereInput[] {
  return searchTerms(text).map((term) => {
    const literal = likeLiteral(term)
    if (term.length >= SHORTEST_CONTAINED) return { searchText: { contains: literal } }
    return { OR: [{ searchNames: { startsWith: literal } }, { searchNames: { contains: ` ${literal}` } }] }
  })
}
