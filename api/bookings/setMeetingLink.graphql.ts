import { z } from 'zod/mini'
import { builder } from '../graphql/builder.ts'
import { NotAllowedError, NotFoundError, NotSignedInError, ValidationError } from '../rules/userErrors.ts'
import { BookingType } from './booking.graphql.ts'
import { setMeetingLink } from './setMeetingLink.ts'

const isHttps = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:'

const SetMeetingLinkInput = builder.inputType('SetMeetingLinkInput', {
  description: 'Where a confirmed session is held.',
  validate: z.object({
    bookingId: z.int(),
    meetingLink: z
      .string()
      .check(
        z.trim(),
        z.maxLength(500, 'Meeting link is too long'),
        z.refine(isHttps, 'Please enter a valid https link'),
      ),
  }),
  fields: (t) => ({
    bookingId: t.int({ description: 'Numeric id of the booking.' }),
    meetingLink: t.string({ description: 'https only.' }),
  }),
})

const SetMeetingLinkPayload = builder.objectRef<{ bookingId: number }>('SetMeetingLinkPayload').implement({
  description: 'The link is kept and shown to both parties.',
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
      'The mentor enters where a confirmed session is held. Only their own sessions. Both sides get a mail when it changes.',
    errors: { types: [ValidationError, NotSignedInError, NotAllowedError, NotFoundError] },
    args: { input: t.arg({ type: SetMeetingLinkInput, description: 'Session and link.' }) },
    resolve: async (_root, { input }, { member, ...app }) => ({
      bookingId: await setMeetingLink(app, member!.id, input),
    }),
  }),
)
