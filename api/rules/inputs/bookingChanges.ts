/** Input about bookings that only the server reads: changes of a confirmed booking, and the documented order body. */
import { z } from 'zod/mini'
import { BOOKING_MESSAGES } from '../bookings/bookingMessages.ts'
import { MAXIMUM_AMOUNT_PAISE, STATEMENT_MAXIMUM } from '../constants.ts'
import { agendaField, packageTypeField, type BookingOrder } from './booking.ts'
import { optionalProse, isObject, readAs, form } from './fields/fields.ts'
import { idField, instantField } from './fields/idsAndTimes.ts'
import { parseRupees } from '../text/format.ts'
import { parsePlanText, planEnd } from '../bookings/plans.ts'
import { parseSlotText } from '../time/parseSlotText.ts'
import { isIstDate } from '../time/time.ts'

const REFUND = 'The refund must be an amount that was shown'

export const cancelBookingSchema = form(BOOKING_MESSAGES.incomplete, {
  bookingId: idField('Booking id'),
  refund: z.nullish(z.int(REFUND).check(z.minimum(0, REFUND), z.maximum(MAXIMUM_AMOUNT_PAISE, REFUND))),
  returnsCall: z.nullish(z.boolean()),
})

const newTime = {
  bookingId: idField('Booking id'),
  startsAt: instantField({ required: BOOKING_MESSAGES.slot, invalid: BOOKING_MESSAGES.notOffered }),
}

export const newTimeSchema = form(BOOKING_MESSAGES.incomplete, newTime)

export const answerProposalSchema = form(BOOKING_MESSAGES.incomplete, { ...newTime, accept: z.boolean() })

export const planCallSchema = form(BOOKING_MESSAGES.incomplete, {
  planId: idField('Plan id'),
  startsAt: newTime.startsAt,
  agenda: agendaField(),
  menteeGoalsId: z.nullish(idField('Goals id')),
})
export type PlanCall = z.infer<typeof planCallSchema>

export const ofBookingSchema = form(BOOKING_MESSAGES.incomplete, { bookingId: newTime.bookingId })

const statement = () => optionalProse('What happened', STATEMENT_MAXIMUM)

export const noShowReportSchema = form(BOOKING_MESSAGES.incomplete, {
  bookingId: newTime.bookingId,
  statement: statement(),
})

export const noShowAnswerSchema = form(BOOKING_MESSAGES.incomplete, {
  bookingId: newTime.bookingId,
  agree: z.boolean(),
  statement: statement(),
})

const anyText = (message: string) => z.nullish(z.string(message))

const bodySchema = form(BOOKING_MESSAGES.incomplete, {
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
    readAs<string | number | null | undefined, number | undefined>(
      (value) => ((value ?? '') === '' ? undefined : parseRupees(value!)),
      BOOKING_MESSAGES.amount,
    ),
  ),
})
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

/** The documented order body: slot or plan as text, `amount` in rupees. Answers the form's BookingOrder. */
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
