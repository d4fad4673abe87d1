/** What the viewer may do with a booking: the same rules that the operations ask. */
import * as rules from '../rules/bookings/bookingRights.ts'
import { canAnswerNoShow, canReportNoShow } from '../rules/bookings/noShowRights.ts'
import { mentorLeftText, refundText, type Reader, type RefundText } from '../rules/bookings/sideWords.ts'
import { FORMER } from '../rules/people/closedAccounts.ts'
import { builder } from '../graphql/builder.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import type { Context } from '../graphql/context.ts'
import { canBookCall } from '../rules/bookings/planRights.ts'
import { PlanType } from '../plans/plan.graphql.ts'
import { BookingType } from './booking.graphql.ts'
import { BookingActorType } from './bookingDetails.graphql.ts'
import {
  PLAN_RIGHTS,
  planStateOf,
  RIGHTS,
  sideOf,
  bookingStateOf,
  type BookingWithRights,
  adminStateOf,
} from './rights.ts'
import { adminBookingRights, type AdminBookingRights } from '../rules/bookings/adminRights.ts'
import { REFUNDED_BUT_CONFIRMED } from './bookingsToDecide.ts'

const NOT_A_SIDE = 'Null unless the viewer is its mentee or its mentor.'

export const BookingRightType = builder.objectRef<rules.Right>('BookingRight').implement({
  description:
    'Whether the viewer may do something with a booking or its review now. The operation asks the same rule.',
  fields: (t) => ({
    allowed: t.exposeBoolean('allowed', { description: 'Whether it would be done.' }),
    reason: t.exposeString('reason', {
      description: 'Why not; when it is allowed, what follows from it. For the person.',
    }),
    until: t.expose('until', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when it is allowed; null when it is not, or without an end.',
    }),
  }),
})

const CancelRightType = builder.objectRef<rules.CancelRight>('BookingCancelRight').implement({
  description:
    'Whether the viewer may cancel a booking now, and what that gives back. `cancelBooking` asks the same rule.',
  fields: (t) => ({
    allowed: t.exposeBoolean('allowed', { description: 'Whether it would be cancelled.' }),
    reason: t.exposeString('reason', {
      description: 'Why not; when it is allowed, what goes back and why. For the person.',
    }),
    until: t.expose('until', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when it is allowed; null when it is not.',
    }),
    refund: t.field({
      type: 'Paise',
      nullable: true,
      description: 'What goes back to the mentee when it is cancelled now; 0 for nothing, null when it may not be.',
      resolve: ({ refund }) => refund?.amount ?? null,
    }),
    refundUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Last instant at which that is so; null when it does not change while it can be cancelled.',
      resolve: ({ refund }) => refund?.until ?? null,
    }),
    money: t.exposeString('money', {
      nullable: true,
      description:
        "Which way the money goes when it is cancelled now, or that the payer's bank has it; of a call that comes back, that its plan can't be used. A sentence to the viewer; null when there is nothing to say of it.",
    }),
    returnsCall: t.boolean({
      description: 'Whether a call comes back to its plan.',
      resolve: ({ refund }) => refund?.returnsCall ?? false,
    }),
  }),
})

builder.prismaObjectFields(PlanType, (t) => ({
  viewerCanBookCall: t.field({
    type: BookingRightType,
    nullable: true,
    description: 'Whether the viewer may book one of its sessions now. Null for everybody but its mentee.',
    select: { menteeId: true, ...PLAN_RIGHTS },
    resolve: ({ menteeId, ...plan }, _args, { member, clock }) =>
      member?.type === 'mentee' && member.id === menteeId ? canBookCall(planStateOf(plan), clock.now()) : null,
  }),
}))

type Rule<R> = (state: rules.BookingState, side: rules.BookingSide, now: Date) => R

function ask<R>(rule: Rule<R>, booking: BookingWithRights, { member, config, clock }: Context): R | null {
  const side = sideOf(booking, member)
  const now = clock.now()
  return side && rule(bookingStateOf(booking, config, now), side, now)
}

const RefundTextType = builder.objectRef<RefundText>('BookingRefundText').implement({
  description: 'What cancelling a booking gives its mentee back, in the words of the side that reads it.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'A sentence or two.' }),
    until: t.expose('until', {
      type: 'DateTime',
      nullable: true,
      description: 'Last instant at which that is so, which the text may name; null without.',
    }),
    isRefundable: t.exposeBoolean('isRefundable', { description: 'Whether cancelling now gives something back.' }),
  }),
})

/** Of a booking, what texts for its sides need. */
const READ = {
  ...RIGHTS,
  mentor: { select: { ...RIGHTS.mentor.select, name: true } },
  mentee: { select: { name: true } },
} as const satisfies Prisma.BookingSelect

/** A text of the rules for the side that reads it; null for everybody else. */
function read<T>(
  words: (state: rules.BookingState, reader: Reader, now: Date) => T,
  booking: Prisma.BookingGetPayload<{ select: typeof READ }>,
  { member, config, clock }: Context,
): T | null {
  const side = sideOf(booking, member)
  const mentorName = booking.mentor?.name ?? FORMER.mentor
  const menteeName = booking.mentee?.name ?? FORMER.mentee
  const now = clock.now()
  return side && words(bookingStateOf(booking, config, now), { side, mentorName, menteeName }, now)
}

builder.prismaObjectFields(BookingType, (t) => {
  const right = (rule: Rule<rules.Right>, description: string) =>
    t.field({
      type: BookingRightType,
      nullable: true,
      description: `${description} ${NOT_A_SIDE}`,
      select: RIGHTS,
      resolve: (booking, _args, context) => ask(rule, booking, context),
    })
  return {
    viewerSide: t.field({
      type: BookingActorType,
      nullable: true,
      description: 'On which side of it the viewer is. Null for everybody else.',
      select: { mentorId: true, menteeId: true },
      resolve: (booking, _args, { member }) => sideOf(booking, member),
    }),
    viewerCanCancel: t.field({
      type: CancelRightType,
      nullable: true,
      description: `Whether the viewer may cancel it now, and what goes back. ${NOT_A_SIDE}`,
      select: RIGHTS,
      resolve: (booking, _args, context) => ask(rules.canCancel, booking, context),
    }),
    viewerCanMove: right(rules.canMove, 'Whether the viewer may choose another time for it now.'),
    viewerCanComplete: right(rules.canComplete, 'Whether the viewer may mark it as completed now.'),
    viewerCanReportNoShow: right(
      canReportNoShow,
      'Whether the viewer may report now that the other side did not come.',
    ),
    viewerCanAnswerNoShow: right(canAnswerNoShow, 'Whether the viewer may answer the report that they did not come.'),
    mentorLeft: t.string({
      nullable: true,
      description:
        'For its sides, while the mentee can cancel it: that its mentor no longer takes part, and what the mentee can do. Null while the mentor does, and for everybody else.',
      select: READ,
      resolve: (booking, _args, context) => read(mentorLeftText, booking, context),
    }),
    refundText: t.field({
      type: RefundTextType,
      nullable: true,
      description: `What cancelling it now gives its mentee back, for the side that reads it. ${NOT_A_SIDE}`,
      select: READ,
      resolve: (booking, _args, context) => read(refundText, booking, context),
    }),
    isUndecided: t.boolean({
      description: 'Whether all of its payment was returned, and our team has not cancelled or kept it yet.',
      select: { status: true, paymentStatus: true, keptUnpaidAt: true },
      resolve: ({ status, paymentStatus, keptUnpaidAt }) =>
        status === REFUNDED_BUT_CONFIRMED.status &&
        paymentStatus === REFUNDED_BUT_CONFIRMED.paymentStatus &&
        keptUnpaidAt === null,
    }),
    viewerCanPropose: right(rules.canPropose, 'Whether the viewer may propose another time for it now.'),
  }
})

const BookingAdminRightsType = builder.objectRef<AdminBookingRights>('BookingAdminRights').implement({
  description: 'What administrators may do with a booking now. The acts ask the same rules.',
  fields: (t) => ({
    canCancel: t.exposeBoolean('canCancel', { description: 'Whether it would be cancelled, also once it is over.' }),
    cancelReason: t.exposeString('cancelReason', {
      nullable: true,
      description: 'Why it would not; null when it would.',
    }),
    refundByRule: t.expose('refundByRule', {
      type: 'Paise',
      description: 'What the refund rule gives back when its mentee cancels now.',
    }),
    refundable: t.expose('refundable', {
      type: 'Paise',
      description: 'What can go back at most; `expectedRefundable` of the acts.',
    }),
    isDisputed: t.exposeBoolean('isDisputed', {
      description: "Whether a refund waits until the payer's bank has decided on a dispute of the payment.",
    }),
    isKept: t.exposeBoolean('isKept', {
      description: 'Whether an administrator decided that it stays although its payment was returned.',
    }),
    returnsCall: t.exposeBoolean('returnsCall', { description: 'Whether cancelling gives a call back to its plan.' }),
    unusable: t.exposeString('unusable', {
      nullable: true,
      description:
        "That no session can be booked with its plan, as the plan's payment has gone back; null otherwise, and without `returnsCall`.",
    }),
    canMove: t.exposeBoolean('canMove', {
      description: 'Whether a session could get another time, or a plan another end date.',
    }),
    moveReason: t.exposeString('moveReason', {
      nullable: true,
      description: 'Why it could not; null when it could.',
    }),
    canDecideNoShow: t.exposeBoolean('canDecideNoShow', {
      description: 'Whether a report that somebody did not come waits for the team.',
    }),
  }),
})

builder.prismaObjectFields(BookingType, (t) => ({
  adminRights: t.field({
    type: BookingAdminRightsType,
    nullable: true,
    description: 'What administrators may do with it now; null for everyone else.',
    select: RIGHTS,
    resolve: (booking, _args, { administrator, config, clock }) => {
      const now = clock.now()
      return administrator ? adminBookingRights(adminStateOf(booking, config, now), now) : null
    },
  }),
}))
