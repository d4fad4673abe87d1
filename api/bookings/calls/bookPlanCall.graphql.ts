import { builder } from '../../graphql/builder.ts'
import { menteeOf } from '../../graphql/identity.ts'
import { PlanType } from '../../plans/plan.graphql.ts'
import { planCallSchema } from '../../rules/inputs/bookingChanges.ts'
import {
  NotAllowedError,
  NotFoundError,
  NotSignedInError,
  RateLimitedError,
  ValidationError,
} from '../../rules/userErrors.ts'
import { BookingNotOpenError, MentorBusyError, SlotNotOfferedError, SlotTakenError } from '../bookingErrors.ts'
import { BookingType } from '../booking.graphql.ts'
import { bookPlanCall } from './bookPlanCall.ts'

const BookPlanCallInput = builder
  .inputType('BookPlanCallInput', {
    description: 'One of the sessions that a plan includes.',
    fields: (t) => ({
      planId: t.int({ description: 'Numeric id of the plan, `planSubscriptionId` over REST.' }),
      startsAt: t.field({ type: 'DateTime', description: 'Start of a free slot of its mentor, within the plan.' }),
      agenda: t.string({ description: 'What it is to be about; at least 10 characters.' }),
      menteeGoalsId: t.int({ required: false, description: 'Numeric id of goals that were set for this mentor.' }),
    }),
  })
  .validate(planCallSchema)

const BookPlanCallPayload = builder.objectRef<{ bookingId: number; planId: number }>('BookPlanCallPayload').implement({
  description: 'The session is booked.',
  fields: (t) => ({
    booking: t.prismaField({
      type: BookingType,
      description: 'The session.',
      resolve: (query, { bookingId }, _args, { db }) =>
        db.booking.findUniqueOrThrow({ ...query, where: { id: bookingId } }),
    }),
    plan: t.prismaField({
      type: PlanType,
      description: 'The plan, with one session less.',
      resolve: (query, { planId }, _args, { db }) =>
        db.planSubscription.findUniqueOrThrow({ ...query, where: { id: planId } }),
    }),
  }),
})

builder.mutationField('bookPlanCall', (t) =>
  t.field({
    type: BookPlanCallPayload,
    authScopes: { mentee: true },
    description:
      'Books a session that a running plan of the viewer includes, at no further charge. Whether one is left is `Plan.viewerCanBookCall`.',
    errors: {
      types: [
        ValidationError,
        NotSignedInError,
        NotAllowedError,
        NotFoundError,
        BookingNotOpenError,
        SlotNotOfferedError,
        SlotTakenError,
        MentorBusyError,
        RateLimitedError,
      ],
    },
    args: { input: t.arg({ type: BookPlanCallInput, description: 'Plan, slot and agenda.' }) },
    resolve: async (_root, { input }, context) => ({
      bookingId: await bookPlanCall(context, menteeOf(context), input),
      planId: input.planId,
    }),
  }),
)
