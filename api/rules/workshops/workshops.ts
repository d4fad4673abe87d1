import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/durations.ts'
import { branchSpellings, canonicalBranch, MAIN_BRANCHES, SUB_BRANCHES } from '../people/branches.ts'
import { isIstDate, istInstant, type IstDate } from '../time/time.ts'
import { WORKSHOP_REFUND_HOURS } from '../policies.ts'
import { lastFree } from '../money/teamMoves.ts'

/** What a mentor chooses from. */
export const WORKSHOP_BRANCHES = [
  'Computer Science & Engineering',
  'Electrical & Electronics Engineering',
  'Mechanical Engineering',
  'Civil Engineering',
  'Information Technology',
] as const

/** What an administrator chooses from. */
export const ADMIN_WORKSHOP_BRANCHES = [
  'Computer Science',
  'Mechanical Engineering',
  'Civil Engineering',
  'Electrical Engineering',
  'Electronics Engineering',
] as const

export const PARTICIPANTS_MAXIMUM = 500
export const PARTICIPANTS_DEFAULT = 50
/** Registration closes this long before 00:00 IST of the day. */
const REGISTRATION_CLOSES_HOURS = 24
/** How long a free seat is kept for the first in the waiting list, at most. */
export const OFFER_HOURS = 12
/** Taken for the length of a workshop whose duration does not tell it. */
const WORKSHOP_MINUTES_DEFAULT = 180

const COMPUTER_SCIENCE: readonly string[] = [
  'computer science & engineering',
  'computer science',
  'computer science engineering',
]

/** The name under which a branch of either list is filtered: the mentors' one. Unknown text comes back trimmed. */
export function workshopBranch(text: string): string {
  const name = canonicalBranch(text)
  return COMPUTER_SCIENCE.includes(name.toLowerCase().replace(' and ', ' & ')) ? WORKSHOP_BRANCHES[0] : name
}

/** Lower-cased spellings under which workshops of a branch may be stored, with the sub-branches of a main one. */
export function workshopBranchSpellings(text: string): string[] {
  const name = workshopBranch(text)
  if (name === WORKSHOP_BRANCHES[0]) return [...COMPUTER_SCIENCE, 'computer science and engineering']
  const main = MAIN_BRANCHES.find((branch) => branch === name)
  const below = main ? SUB_BRANCHES[main].map((branch) => branch.toLowerCase()) : []
  return [...branchSpellings(name), ...below]
}

export function registrationClosesAt(date: IstDate): Date {
  return new Date(istInstant(date, '00:00').getTime() - REGISTRATION_CLOSES_HOURS * HOUR_MS)
}

/** Whether registration for a workshop on that day is open; also when the date cannot be read. */
export function isRegistrationOpen(date: string | null | undefined, now: Date): boolean {
  if (!date || !isIstDate(date)) return true
  return Math.ceil((istInstant(date, '00:00').getTime() - now.getTime()) / DAY_MS) > 1
}

export function freeCancellationUntil(startsAt: Date): Date {
  return new Date(startsAt.getTime() - WORKSHOP_REFUND_HOURS * HOUR_MS)
}

const NUMBER = String.raw`(\d{1,4}(?:\.\d{1,2})?)`
const RANGE = String.raw`(?:${NUMBER}\s*(?:-|–|—|to)\s*)?${NUMBER}`
const HOURS = new RegExp(String.raw`${RANGE}\s*(?:hours?|hrs?|h)(?![a-z])`)
const MINUTES = new RegExp(String.raw`${RANGE}\s*(?:minutes?|mins?|m)(?![a-z])`)
const CLOCK = /(?:^|\s)(\d{1,2}):([0-5]\d)\s*(?:hours?|hrs?|h)(?![a-z])/

/** Minutes of `2.5 hours`, `1h 30m`, `90 min`; of a range the longer. Null for none or over a day. */
export function durationMinutes(duration: string): number | null {
  const text = duration.toLowerCase()
  const clock = CLOCK.exec(text)
  const minutes = clock
    ? Number(clock[1]) * 60 + Number(clock[2])
    : Math.round(longer(HOURS.exec(text)) * 60 + longer(MINUTES.exec(text)))
  return minutes > 0 && minutes <= 24 * 60 ? minutes : null
}

const longer = (match: RegExpExecArray | null) => (match ? Math.max(Number(match[1] ?? 0), Number(match[2])) : 0)

/** When a workshop ends: after its duration, three hours when that does not tell. */
export function workshopEnd({ startsAt, duration }: { startsAt: Date; duration: string }): Date {
  return new Date(startsAt.getTime() + (durationMinutes(duration) ?? WORKSHOP_MINUTES_DEFAULT) * MINUTE_MS)
}

interface RegistrationCase {
  startsAt: Date
  /** When date or time last changed; null when they never have. */
  timeChangedAt: Date | null
  /** When its holder agreed to date and time: as the order was opened, however much later it was paid. */
  agreedAt: Date
  /** Until when cancelling is free at least, since our team moved it to this workshop; null when it has not. */
  freeUntil: Date | null
  /** Paise of its payment that are not refunded yet; 0 when nothing was paid. */
  owed: number
}

/** Last instant of a full refund: the start itself when date or time changed after the registration; later after a move by our team. */
export function fullRefundUntil({
  startsAt,
  timeChangedAt,
  agreedAt,
  freeUntil,
}: Omit<RegistrationCase, 'owed'>): Date {
  if (timeChangedAt !== null && agreedAt <= timeChangedAt) return startsAt
  return lastFree({ own: freeCancellationUntil(startsAt), freeUntil, end: startsAt }).until
}

export function registrationRefund(registration: RegistrationCase, now: Date): number {
  return now <= fullRefundUntil(registration) ? registration.owed : 0
}
