/** A mentor's profile as a save finds it, and what the audit log keeps of a save. */
import type { Transaction } from '../../database/client.ts'
import type { HoursByDay } from '../../availability/weeklyHours.ts'
import type { Fields } from '../../audit/record.ts'
import { parseRupees } from '../../rules/text/format.ts'

/** The profile as it is stored, locked until the transaction ends; null when the account is gone. */
export async function lockedProfile(tx: Transaction, id: number) {
  await tx.$queryRaw`SELECT id FROM mentors WHERE id = ${id} FOR UPDATE`
  const mentor = await tx.mentor.findUnique({
    where: { id },
    omit: { searchText: true, searchNames: true, nameFolded: true, passwordHash: true },
    include: { availability: { select: { dayOfWeek: true, startTime: true, endTime: true, isActive: true } } },
  })
  if (!mentor) return null
  const { availability, ...profile } = mentor
  const hours: HoursByDay = {}
  for (const { dayOfWeek, isActive, startTime, endTime } of availability)
    hours[dayOfWeek] = { enabled: isActive, startTime, endTime }
  return { ...profile, hours }
}

/** Paise of rupees that the schema has checked; undefined when nothing was given. */
export const paise = (rupees: string | undefined): number | undefined =>
  rupees === undefined ? undefined : (parseRupees(rupees) ?? undefined)

/** The audit log keeps the values of these fields; of everything else, which people write about themselves, only that it changed. */
const LOGGED = [
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

/** The values of those fields that the log keeps; rates in paise. */
function logged(row: Row, names: readonly string[]): Fields {
  const known = LOGGED.filter((name) => names.includes(name))
  return Object.fromEntries(known.map((name) => [name, row[name] as Fields[string]]))
}

/** What a new mentor was given. */
export const loggedFields = (row: Row): Fields => logged(row, LOGGED)

/** What a save has changed, before and after. */
export function loggedChanges(stored: Row, given: Row, names: readonly string[]): { before: Fields; after: Fields } {
  const changed = Object.fromEntries(names.map((name) => [name, 'changed']))
  return { before: logged(stored, names), after: { ...changed, ...logged(given, names) } }
}
