import { BOOKING_WINDOW_DAYS } from '../../../api/rules/constants.ts'
import type { PackageType } from '../../../api/rules/money/money.ts'
import { slotTextAt } from '../../../api/rules/time/slotText.ts'
import { parseSlotText } from '../../../api/rules/time/parseSlotText.ts'
import { addDays, isIstDate, istDate, type IstDate } from '../../../api/rules/time/time.ts'
import { numericId } from '../../lib/numericId.ts'
import type { PageArgs } from '../../relay/page.ts'

export const BOOKING_STEPS = ['time', 'details', 'pay'] as const
export type BookingStep = (typeof BOOKING_STEPS)[number]

/** What the address of the booking page says; the rest of the page follows from it and from the server. */
export interface BookingAddress {
  packageType: PackageType
  /** ISO start of the Starter slot asked for. */
  startsAt: string | null
  /** First day of the Advanced plan asked for, IST. */
  startDate: IstDate | null
  step: BookingStep
  /** Numeric id of the booking whose confirmation is shown. */
  confirmed: number | null
}

/** Reads the query of the address; whatever is malformed counts as absent. */
export function readAddress(query: URLSearchParams): BookingAddress {
  const slot = parseSlotText((query.get('slot') ?? '').replace('T', ' '))
  const startDate = query.get('start') ?? ''
  return {
    packageType: query.get('package')?.toLowerCase() === 'advanced' ? 'advanced' : 'starter',
    startsAt: slot && slot.toISOString(),
    startDate: isIstDate(startDate) ? startDate : null,
    step: BOOKING_STEPS.find((step) => step === query.get('step')) ?? 'time',
    confirmed: numericId(query.get('confirmed')),
  }
}

/** `/booking/12?package=advanced&slot=…`: what is at its default is left out. */
export function bookingPath(mentorId: number, address: Partial<BookingAddress>): string {
  const query = new URLSearchParams()
  if (address.packageType === 'advanced') query.set('package', 'advanced')
  if (address.startsAt) query.set('slot', slotTextAt(new Date(address.startsAt)))
  if (address.startDate) query.set('start', address.startDate)
  if (address.step && address.step !== 'time') query.set('step', address.step)
  if (address.confirmed) query.set('confirmed', String(address.confirmed))
  const text = query.toString()
  return `/booking/${mentorId}${text && `?${text}`}`
}

/** First and last day on which a Starter session may lie, and on which a plan may start, IST. */
export interface DayRange {
  from: IstDate
  to: IstDate
}

/** Today and the 30 days after it. */
export function bookingDays(now: Date): DayRange {
  const from = istDate(now)
  return { from, to: addDays(from, BOOKING_WINDOW_DAYS) }
}

/** What the booking page asks for at an address; an impossible mentor id becomes 0, which nobody has. */
export function bookingVariables({ params, url }: PageArgs, now = new Date()) {
  const { confirmed } = readAddress(url.searchParams)
  return {
    mentorId: numericId(params['mentorId']) ?? 0,
    ...bookingDays(now),
    confirmed: confirmed ?? 0,
    isConfirmation: confirmed !== null,
  }
}
