import { z } from 'zod/mini'
import { parseRupees } from '../format.ts'
import { parsePlanText, planEnd } from '../plans.ts'
import { parseSlotText } from '../parseSlotText.ts'
import { isIstDate } from '../time.ts'
import { BOOKING_MESSAGES } from '../bookingMessages.ts'
import { agendaField, packageTypeField } from './booking.ts'
import type { BookingOrder } from './booking.ts'
import { isObject } from './fields.ts'
import { idField } from './ids.ts'

const anyText = (message: string) => z.nullish(z.string(message))

const bodySchema = z.object(
  {
    mentorId: idField('Mentor id'),
    packageType: packageTypeField(),
    selectedTimeSlot: anyText(BOOKING_MESSAGES.notOffered),
    startDate: anyText(BOOKING_MESSAGES.startNotOffered),
    endDate: anyText(BOOKING_MESSAGES.startNotOffered),
    agenda: agendaField(),
    amount: z.pipe(
      z
        .nullish(z.union([z.string(), z.number()], BOOKING_MESSAGES.amount))
        .check(z.describe('What you expect to pay, in rupees; may be left out, as the server knows the rate')),
      z.transform((value: string | number | null | undefined, context) => {
        if (value === undefined || value === null || value === '') return undefined
        const paise = parseRupees(value)
        if (paise !== null) return paise
        context.issues.push({ code: 'custom', message: BOOKING_MESSAGES.amount, input: value })
        return z.NEVER
      }),
    ),
  },
  BOOKING_MESSAGES.incomplete,
)
type Body = z.infer<typeof bodySchema>

/** Bad fields among those that only make sense together; other fields of the body may be bad too. */
function conflictsOf(body: Body): { path: keyof Body; message: string }[] {
  const { packageType, selectedTimeSlot, startDate, endDate } = body
  if (packageType === 'starter') {
    if (!selectedTimeSlot) return [{ path: 'selectedTimeSlot', message: BOOKING_MESSAGES.incomplete }]
    const isSlot = typeof selectedTimeSlot === 'string' && parseSlotText(selectedTimeSlot) !== null
    return isSlot ? [] : [{ path: 'selectedTimeSlot', message: BOOKING_MESSAGES.notOffered }]
  }
  if (packageType !== 'advanced') return []
  const conflicts: { path: keyof Body; message: string }[] = []
  if (!startDate) conflicts.push({ path: 'startDate', message: BOOKING_MESSAGES.incomplete })
  if (!endDate) conflicts.push({ path: 'endDate', message: BOOKING_MESSAGES.incomplete })
  if (!startDate || !endDate) return conflicts
  if (typeof startDate !== 'string' || !isIstDate(startDate)) {
    return [{ path: 'startDate', message: BOOKING_MESSAGES.startNotOffered }]
  }
  if (endDate !== planEnd(startDate)) {
    return [{ path: 'endDate', message: `The end date must be ${planEnd(startDate)}` }]
  }
  const isPlan = !selectedTimeSlot || parsePlanText(selectedTimeSlot)?.startDate === startDate
  return isPlan ? [] : [{ path: 'selectedTimeSlot', message: BOOKING_MESSAGES.notOffered }]
}

/**
 * The documented order body: slot or plan as text, `amount` in rupees, number or text. Answers the same
 * BookingOrder (paise, Date) as the form.
 */
export const bookingBodySchema = z.pipe(
  bodySchema.check(
    z.superRefine(
      (body, context) => {
        for (const { path, message } of conflictsOf(body)) {
          context.addIssue({ code: 'custom', path: [path], message, input: body[path] })
        }
      },
      { when: isObject },
    ),
  ),
  z.transform(({ mentorId, packageType, selectedTimeSlot, startDate, agenda, amount }: Body): BookingOrder =>
    packageType === 'starter'
      ? { mentorId, packageType, startsAt: parseSlotText(selectedTimeSlot ?? ''), agenda, amount }
      : { mentorId, packageType, startDate, agenda, amount },
  ),
)
