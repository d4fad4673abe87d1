import type { InputFields, Payload } from '../../graphql/mutation.ts'
import { rowNow } from '../../graphql/rowNow.ts'
import { WeeklyAvailabilityInput } from '../../availability/availability.graphql.ts'
import type { Transaction } from '../../database/client.ts'
import type { HoursByDay } from '../../availability/weeklyHours.ts'
import type { Fields } from '../../audit/record.ts'
import { forEachList } from '../../rules/people/mentorLists.ts'
import { forEachText } from '../../rules/people/mentorTexts.ts'
import { parseRupees } from '../../rules/text/format.ts'

export const listField = (t: InputFields, { about }: { about: string }) =>
  t.stringList({ required: false, description: `${about}: at most 30 lines of 200 characters.` })

/** What a mentor and an administrator save of a profile alike; all of it may be left out. */
export const profileFields = (t: InputFields) => {
  const text = (description: string) => t.string({ required: false, description })
  return {
    profileVersion: t.int({
      required: false,
      description:
        'The version that the form was filled from. When one of the fields was saved elsewhere since, nothing is changed and the answer says so; without it the last save wins.',
    }),
    profileImage: text('Id or path of a picture that the same person uploaded; null for none.'),
    linkedinUrl: text('With or without its scheme; kept as https.'),
    mainBranch: text('General when emptied.'),
    subBranch: text('Specialization.'),
    bio: text('At most 2000 characters.'),
    ...forEachList((_name, list) => listField(t, list)),
    weeklyAvailability: t.field({
      type: WeeklyAvailabilityInput,
      required: false,
      description: 'Weekly hours. Sessions that are booked stay.',
    }),
    ...forEachText((_name, { about, maximum }) => text(`${about}: at most ${maximum} characters.`)),
    available: t.boolean({
      required: false,
      description: 'False is shown as Busy, and slots are offered for sessions of packages only.',
    }),
  }
}

export const managedFields = (t: InputFields) => ({
  starterPackageRate: t.string({
    required: false,
    description: 'Rupees as text, `300.00`; at least 1, or 0 for the suggested price.',
  }),
  advancedPackageRate: t.string({
    required: false,
    description: 'Rupees as text, `3000.00`; at least 1, or 0 for the suggested price.',
  }),
  isActive: t.boolean({
    required: false,
    description:
      'Whether the account is in use; one that is not is listed nowhere, logged out everywhere, and cannot log in.',
  }),
})

export const mentorPayload = (description: string): Payload<{ mentorId: number }> => ({
  description,
  fields: (t) => ({ mentor: rowNow(t, 'Mentor', 'mentorId', 'The mentor as they are now.') }),
})

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

export const loggedFields = (row: Row): Fields => logged(row, LOGGED)

export function loggedChanges(stored: Row, given: Row, names: readonly string[]): { before: Fields; after: Fields } {
  const changed = Object.fromEntries(names.map((name) => [name, 'changed']))
  return { before: logged(stored, names), after: { ...changed, ...logged(given, names) } }
}
