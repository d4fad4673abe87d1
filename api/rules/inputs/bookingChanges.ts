/** What the sides of a booking ask of it once it is confirmed. */
import { z } from 'zod/mini'
import { BOOKING_MESSAGES } from '../bookingMessages.ts'
import { MAXIMUM_AMOUNT_PAISE, STATEMENT_MAXIMUM } from '../constants.ts'
import { agendaField } from './booking.ts'
import { optionalProse } from './fields.ts'
import { idField } from './ids.ts'
import { instantField } from './instants.ts'

/** A sum that the person was shown. */
const REFUND = 'The refund must be an amount that was shown'

export const cancelBookingSchema = z.object(
  {
    bookingId: idField('Booking id'),
    refund: z.nullish(z.int(REFUND).check(z.minimum(0, REFUND), z.maximum(MAXIMUM_AMOUNT_PAISE, REFUND))),
    returnsCall: z.nullish(z.boolean()),
  },
  BOOKING_MESSAGES.incomplete,
)

const newTime = {
  bookingId: idField('Booking id'),
  startsAt: instantField({ required: BOOKING_MESSAGES.slot, invalid: BOOKING_MESSAGES.notOffered }),
}

/** Another time for a session. */
export const newTimeSchema = z.object(newTime, BOOKING_MESSAGES.incomplete)

/** Whether a proposed time suits. */
export const answerProposalSchema = z.object({ ...newTime, accept: z.boolean() }, BOOKING_MESSAGES.incomplete)

/** One of the calls that a plan includes. */
export const planCallSchema = z.object(
  {
    planId: idField('Plan id'),
    startsAt: newTime.startsAt,
    agenda: agendaField(),
    menteeGoalsId: z.nullish(idField('Goals id')),
  },
  BOOKING_MESSAGES.incomplete,
)
export type PlanCall = z.infer<typeof planCallSchema>

/** A booking, and nothing more. */
export const ofBookingSchema = z.object({ bookingId: newTime.bookingId }, BOOKING_MESSAGES.incomplete)

/** What happened, in the words of a side. */
const statement = () => optionalProse('What happened', STATEMENT_MAXIMUM)

/** That the other side did not come. */
export const noShowReportSchema = z.object(
  { bookingId: newTime.bookingId, statement: statement() },
  BOOKING_MESSAGES.incomplete,
)

/** Whether somebody agrees that they did not come. */
export const noShowAnswerSchema = z.object(
  { bookingId: newTime.bookingId, agree: z.boolean(), statement: statement() },
  BOOKING_MESSAGES.incomplete,
)
