import { builder } from '../../graphql/builder.ts'
import { mentorOf } from '../../graphql/identity.ts'
import { meetingLinkSchema } from '../../rules/inputs/booking.ts'
import {
  NotAllowedError,
  NotFoundError,
  NotSignedInError,
  RateLimitedError,
  ValidationError,
} from '../../rules/userErrors.ts'
import { BookingType } from '../booking.graphql.ts'
import { setMeetingLink } from './setMeetingLink.ts'

const SetMeetingLinkInput = builder
  .inputType('SetMeetingLinkInput', {
    description: 'Where a confirmed session is held.',
    fields: (t) => ({
      bookingId: t.int({ description: 'Numeric id of the booking.' }),
      meetingLink: t.string({ description: 'https only.' }),
    }),
  })
  .validate(meetingLinkSchema)

const SetMeetingLinkPayload = builder.objectRef<{ bookingId: number }>('SetMeetingLinkPayload').implement({
  description: 'The link is kept and shown to both sides.',
  fields: (t) => ({
    booking: t.prismaField({
      type: BookingType,
      description: 'The session.',
      resolve: (query, { bookingId }, _args, { db }) =>
        db.booking.findUniqueOrThrow({ ...query, where: { id: bookingId } }),
    }),
  }),
})

builder.mutationField('setMeetingLink', (t) =>
  t.field({
    type: SetMeetingLinkPayload,
    authScopes: { mentor: true },
    description:
      'The mentor enters where a confirmed session is held. Only their own sessions. Both sides get a mail when it changes, at most 10 times an hour.',
    errors: { types: [ValidationError, NotSignedInError, NotAllowedError, NotFoundError, RateLimitedError] },
    args: { input: t.arg({ type: SetMeetingLinkInput, description: 'Session and link.' }) },
    resolve: async (_root, { input }, context) => ({
      bookingId: await setMeetingLink(context, mentorOf(context), input),
    }),
  }),
)
