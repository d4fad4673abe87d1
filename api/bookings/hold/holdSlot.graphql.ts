import { ViewerType, viewerOf } from '../../accounts/viewer.graphql.ts'
import { builder } from '../../graphql/builder.ts'
import { menteeOf } from '../../graphql/identity.ts'
import {
  NotAllowedError,
  NotFoundError,
  NotSignedInError,
  RateLimitedError,
  ValidationError,
} from '../../rules/userErrors.ts'
import { slotHoldSchema } from '../../rules/inputs/booking.ts'
import { BookingType } from '../booking.graphql.ts'
import { MentorBusyError, SlotNotOfferedError, SlotTakenError } from '../bookingErrors.ts'
import { releaseHold, takeHold } from './holds.ts'

/** Choosing is free, so it is also where somebody could make every slot look taken. */
const CHOICES = { max: 120, windowSeconds: 3600 }

const HoldSlotInput = builder
  .inputType('HoldSlotInput', {
    description: 'The slot that was chosen.',
    fields: (t) => ({
      mentorId: t.int({ description: 'Numeric id of the mentor.' }),
      startsAt: t.field({ type: 'DateTime', description: 'Start of the slot, exactly as offered.' }),
    }),
  })
  .validate(slotHoldSchema)

const HoldSlotPayload = builder.objectRef<{ bookingId: number; mentorId: number }>('HoldSlotPayload').implement({
  description: 'The slot is held for the viewer.',
  fields: (t) => ({
    booking: t.prismaField({
      type: BookingType,
      description: 'The hold.',
      resolve: (query, { bookingId }, _args, { db }) =>
        db.booking.findUniqueOrThrow({ ...query, where: { id: bookingId } }),
    }),
    viewer: t.field({
      type: ViewerType,
      description: 'The holder.',
      resolve: (_payload, _args, context) => viewerOf(context),
    }),
    mentor: t.prismaField({
      type: 'Mentor',
      description: 'Whose time it is.',
      resolve: (query, { mentorId }, _args, { db }) =>
        db.mentor.findUniqueOrThrow({ ...query, where: { id: mentorId } }),
    }),
  }),
})

builder.mutationField('holdSlot', (t) =>
  t.field({
    type: HoldSlotPayload,
    authScopes: { mentee: true },
    description:
      'Holds a slot for the signed-in mentee while it is paid for. Choosing another one moves the hold: there is one a mentee.',
    errors: {
      types: [
        ValidationError,
        NotSignedInError,
        NotAllowedError,
        NotFoundError,
        SlotNotOfferedError,
        SlotTakenError,
        MentorBusyError,
        RateLimitedError,
      ],
    },
    args: { input: t.arg({ type: HoldSlotInput, description: 'The slot.' }) },
    resolve: async (_root, { input: { mentorId, startsAt } }, context) => {
      const menteeId = menteeOf(context)
      await context.limiter.take(`hold:${menteeId}`, CHOICES)
      const booking = await takeHold(context, {
        menteeId,
        mentorId,
        wanted: { packageType: 'starter', startsAt },
        ip: context.exchange.ip,
      })
      return { bookingId: booking.id, mentorId }
    },
  }),
)

const ReleaseHoldPayload = builder.objectRef<Record<never, never>>('ReleaseHoldPayload').implement({
  description: 'Nothing is held any more.',
  fields: (t) => ({
    viewer: t.field({
      type: ViewerType,
      description: 'Whose hold it was.',
      resolve: (_payload, _args, context) => viewerOf(context),
    }),
  }),
})

builder.mutationField('releaseHold', (t) =>
  t.field({
    type: ReleaseHoldPayload,
    authScopes: { mentee: true },
    description: 'Frees what the viewer holds; harmless when nothing is held.',
    resolve: async (_root, _args, context) => {
      await releaseHold(context, menteeOf(context))
      return {}
    },
  }),
)
