/** Counts and lists in sentences: a translation has one place for each. */
import { formatCount } from './format.ts'

/** The text for one, or for any other number: ``forCount(2, '1 seat is taken.', (n) => `${n} seats are taken.`)``. */
export const forCount = (count: number, one: string, other: (count: string) => string): string =>
  count === 1 ? one : other(formatCount(count))

const LISTS = {
  and: new Intl.ListFormat('en-IN', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-IN', { type: 'disjunction' }),
}

/** `Name, Email and Phone`, or with "or". */
export const listText = (items: readonly string[], word: keyof typeof LISTS = 'and'): string =>
  LISTS[word].format(items)
