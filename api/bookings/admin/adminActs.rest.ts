import { z } from 'zod/mini'
import { form } from '../../rules/inputs/fields/fields.ts'
import { typed, type ResultOf } from '../../graphql/typed.ts'
import { change, refusalOf } from '../../rest/failures.ts'
import { DATE, ID, INSTANT, lowerCase, PAISE, upperCase } from '../../rest/fields.ts'
import { route } from '../../rest/route.ts'
import {
  adminCancelSchema,
  adminMovePlanSchema,
  adminMoveSchema,
  decideNoShowSchema,
  keepUnpaidBookingSchema,
} from '../../rules/inputs/adminActs.ts'
import { dayField } from '../../rules/inputs/fields/idsAndTimes.ts'
import { NotFoundError } from '../../rules/userErrors.ts'

const tag = 'Administration'
const GONE = 'Booking not found'

const ACTED_ON = typed(`
  fragment ActedOnBooking on Booking {
    databaseId status paymentStatus startsAt endsAt endDate cancelReason
    noShow { reportedBy reportedAt reportStatement answer answerStatement finding }
    joins { side firstAt lastAt presses }
    adminRights { canCancel refundByRule refundable canMove canDecideNoShow }
  }
`)

const SIDE = z.enum(['mentee', 'mentor', 'administrator'])

const bookingSchema = z.object({
  id: ID,
  status: z.enum(['pending', 'confirmed', 'completed', 'cancelled', 'expired']),
  paymentStatus: z.enum(['pending', 'completed', 'failed', 'refunded']),
  startsAt: z.nullable(INSTANT),
  endsAt: z.nullable(INSTANT),
  endDate: z.nullable(DATE),
  cancelReason: z.nullable(z.string()),
  noShow: z.nullable(
    z.object({
      reportedBy: SIDE,
      reportedAt: INSTANT,
      reportStatement: z.nullable(z.string()),
      answer: z.nullable(z.enum(['agreed', 'disputed'])),
      answerStatement: z.nullable(z.string()),
      finding: z.nullable(z.enum(['mentee_missed', 'mentor_missed', 'took_place'])),
    }),
  ),
  joins: z.array(z.object({ side: SIDE, firstAt: INSTANT, lastAt: INSTANT, presses: z.int() })),
  canCancel: z.boolean(),
  refundByRule: PAISE,
  refundable: PAISE,
  canMove: z.boolean(),
  canDecideNoShow: z.boolean(),
})

function bookingAnswer({
  databaseId,
  status,
  paymentStatus,
  noShow,
  joins,
  adminRights,
  ...rest
}: ResultOf<typeof ACTED_ON>) {
  const { canCancel = false, canMove = false, canDecideNoShow = false } = adminRights ?? {}
  const { refundByRule = 0, refundable = 0 } = adminRights ?? {}
  return {
    id: databaseId,
    status: lowerCase(status),
    paymentStatus: lowerCase(paymentStatus),
    ...rest,
    noShow: noShow && {
      ...noShow,
      reportedBy: lowerCase(noShow.reportedBy),
      answer: noShow.answer && lowerCase(noShow.answer),
      finding: noShow.finding && lowerCase(noShow.finding),
    },
    joins: joins.map((join) => ({ ...join, side: lowerCase(join.side) })),
    canCancel,
    refundByRule,
    refundable,
    canMove,
    canDecideNoShow,
  }
}

const ofPath = { bookingId: true } as const
const DAY = 'Choose a day such as 2026-11-28'
const day = dayField({ required: DAY, invalid: DAY })

/** What administrators do to bookings; sums in paise. */
export const bookingActRoutes = [
  route('GET /api/admin/bookings/:id', tag, {
    summary: 'One booking, with what administrators may do to it now',
    document: typed('query ($id: Int!) { adminSession { id } viewer { id } booking(id: $id) { ...ActedOnBooking } }', [
      ACTED_ON,
    ]),
    variables: ({ params }) => params,
    response: bookingSchema,
    answer: ({ adminSession, viewer, booking }) => {
      if (!adminSession) throw refusalOf({ viewer, adminSession })
      if (!booking) throw new NotFoundError(GONE)
      return bookingAnswer(booking)
    },
  }),
  route('POST /api/admin/bookings/:id/cancel', tag, {
    summary: 'Cancels a session, call or plan with the refund given, in paise; both sides get the reason',
    document: change('adminCancelBooking', 'booking { ...ActedOnBooking }', [ACTED_ON]),
    body: z.omit(adminCancelSchema, ofPath),
    variables: ({ params, body: { expectedStartsAt, ...body } }) => ({
      input: { ...body, expectedStartsAt: expectedStartsAt?.toISOString() ?? null, bookingId: params.id },
    }),
    response: bookingSchema,
    answer: ({ adminCancelBooking }) => bookingAnswer(adminCancelBooking.booking),
  }),
  route('POST /api/admin/bookings/:id/keep', tag, {
    summary: 'Keeps a session or package although all of its money has gone back; both sides get the reason',
    document: change('keepUnpaidBooking', 'booking { ...ActedOnBooking }', [ACTED_ON]),
    body: z.omit(keepUnpaidBookingSchema, ofPath),
    variables: ({ params, body }) => ({ input: { ...body, bookingId: params.id } }),
    response: bookingSchema,
    answer: ({ keepUnpaidBooking }) => bookingAnswer(keepUnpaidBooking.booking),
  }),
  route('POST /api/admin/bookings/:id/move', tag, {
    summary: 'Moves a session to a time that its mentor offers, or with anyTime to any that is free for both',
    document: change('adminMoveBooking', 'booking { ...ActedOnBooking }', [ACTED_ON]),
    body: z.omit(adminMoveSchema, ofPath),
    variables: ({ params, body: { startsAt, expectedStartsAt, ...body } }) => ({
      input: {
        ...body,
        startsAt: startsAt.toISOString(),
        expectedStartsAt: expectedStartsAt?.toISOString() ?? null,
        bookingId: params.id,
      },
    }),
    response: bookingSchema,
    answer: ({ adminMoveBooking }) => bookingAnswer(adminMoveBooking.booking),
  }),
  route('POST /api/admin/bookings/:id/move-plan', tag, {
    summary: 'Gives a plan another end date; both sides get the reason',
    document: change('adminMovePlan', 'booking { ...ActedOnBooking }', [ACTED_ON]),
    body: z.omit(adminMovePlanSchema, ofPath),
    variables: ({ params, body }) => ({ input: { ...body, bookingId: params.id } }),
    response: bookingSchema,
    answer: ({ adminMovePlan }) => bookingAnswer(adminMovePlan.booking),
  }),
  route('POST /api/admin/bookings/:id/no-show', tag, {
    summary: 'Decides on a no-show report; finding is mentee_missed, mentor_missed or took_place',
    document: change('decideNoShow', 'booking { ...ActedOnBooking }', [ACTED_ON]),
    body: z.omit(decideNoShowSchema, ofPath),
    variables: ({ params, body }) => ({ input: { ...body, finding: upperCase(body.finding), bookingId: params.id } }),
    response: bookingSchema,
    answer: ({ decideNoShow }) => bookingAnswer(decideNoShow.booking),
  }),
  route('GET /api/admin/bookings/:id/slots', tag, {
    summary: 'Times to which a session can be moved, from a day to a day in IST',
    document: typed(`
      query ($bookingId: Int!, $from: Date!, $to: Date!) {
        adminSlots(bookingId: $bookingId, from: $from, to: $to) { startsAt endsAt }
        booking(id: $bookingId) { id }
      }`),
    query: form(DAY, { from: day, to: day }),
    variables: ({ params, query }) => ({ bookingId: params.id, ...query }),
    response: z.array(z.object({ startsAt: INSTANT, endsAt: INSTANT })),
    answer: ({ adminSlots, booking }) => {
      if (!booking) throw new NotFoundError(GONE)
      return adminSlots
    },
  }),
]
