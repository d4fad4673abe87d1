import { builder } from '../../graphql/builder.ts'
import { menteeOf, mentorOf } from '../../graphql/identity.ts'
import { answerProposalSchema, newTimeSchema } from '../../rules/inputs/bookingChanges.ts'
import {
  NotAllowedError,
  NotFoundError,
  NotSignedInError,
  RateLimitedError,
  ValidationError,
} from '../../rules/userErrors.ts'
import { BookingNotOpenError, MentorBusyError, SlotNotOfferedError, SlotTakenError } from '../bookingErrors.ts'
import { changedBooking } from '../changedBooking.graphql.ts'
import { moveBooking } from './moveBooking.ts'
import { answerProposal, proposeTime } from './proposals.ts'

const ERRORS = [
  ValidationError,
  NotSignedInError,
  NotAllowedError,
  NotFoundError,
  BookingNotOpenError,
  SlotNotOfferedError,
  SlotTakenError,
]

const NewTimeInput = builder
  .inputType('NewTimeInput', {
    description: 'Another time for a confirmed session.',
    fields: (t) => ({
      bookingId: t.int({ description: 'Numeric id of the booking.' }),
      startsAt: t.field({ type: 'DateTime', description: 'Start of a free slot of the mentor, exactly as offered.' }),
    }),
  })
  .validate(newTimeSchema)

const MoveBookingPayload = changedBooking('MoveBookingPayload', 'The session is at the time that was asked for.')

builder.mutationField('moveBooking', (t) =>
  t.field({
    type: MoveBookingPayload,
    authScopes: { mentee: true },
    description:
      'Moves a session of the viewer to another free slot of its mentor; the payment stays with it. Whether that is allowed is `viewerCanMove`. When it fails the session is when it was. At most 5 times a day.',
    errors: { types: [...ERRORS, MentorBusyError, RateLimitedError] },
    args: { input: t.arg({ type: NewTimeInput, description: 'Session and slot.' }) },
    resolve: async (_root, { input }, context) => ({ bookingId: await moveBooking(context, menteeOf(context), input) }),
  }),
)

const ProposeTimePayload = changedBooking('ProposeTimePayload', 'The mentee is asked.')

builder.mutationField('proposeTime', (t) =>
  t.field({
    type: ProposeTimePayload,
    authScopes: { mentor: true },
    description:
      'The mentor of a session proposes another of their free slots, in the place of an earlier proposal. It holds nothing. At most 5 times a day.',
    errors: { types: [...ERRORS, RateLimitedError] },
    args: { input: t.arg({ type: NewTimeInput, description: 'Session and slot.' }) },
    resolve: async (_root, { input }, context) => ({ bookingId: await proposeTime(context, mentorOf(context), input) }),
  }),
)

const AnswerProposalInput = builder
  .inputType('AnswerProposalInput', {
    description: 'Whether a proposed time suits.',
    fields: (t) => ({
      bookingId: t.int({ description: 'Numeric id of the booking.' }),
      startsAt: t.field({ type: 'DateTime', description: 'The time that is answered, as it was proposed.' }),
      accept: t.boolean({ description: 'Moves the session when true.' }),
    }),
  })
  .validate(answerProposalSchema)

const AnswerProposalPayload = changedBooking('AnswerProposalPayload', 'The proposal is answered.')

builder.mutationField('answerProposal', (t) =>
  t.field({
    type: AnswerProposalPayload,
    authScopes: { mentee: true },
    description: 'The mentee accepts the time that the mentor proposes, which moves the session, or declines it.',
    errors: { types: ERRORS },
    args: { input: t.arg({ type: AnswerProposalInput, description: 'Session, time and answer.' }) },
    resolve: async (_root, { input }, context) => ({
      bookingId: await answerProposal(context, menteeOf(context), input),
    }),
  }),
)
