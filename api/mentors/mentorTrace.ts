/** What of a mentor's fields stands in the audit log. */
import type { Fields } from '../audit/record.ts'

/** The team's own matters; of everything else, which people write about themselves, only that it changed. */
const KEPT = [
  'status',
  'isActive',
  'available',
  'starterPackageRate',
  'advancedPackageRate',
  'rating',
  'reviewCount',
  'experience',
  'mainBranch',
  'subBranch',
] as const

type Row = Readonly<Record<string, unknown>>

/** Those of these fields that are the team's matters, as they stand; rates in paise. */
function kept(row: Row, names: readonly string[]): Fields {
  const known = KEPT.filter((name) => names.includes(name))
  return Object.fromEntries(known.map((name) => [name, row[name] as Fields[string]]))
}

/** What a new mentor was given. */
export const tracedMentorFields = (row: Row): Fields => kept(row, KEPT)

/** What a save has changed, before and after. */
export function mentorChanges(stored: Row, given: Row, names: readonly string[]): { before: Fields; after: Fields } {
  const changed = Object.fromEntries(names.map((name) => [name, 'changed']))
  return { before: kept(stored, names), after: { ...changed, ...kept(given, names) } }
}
