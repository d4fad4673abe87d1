import { viewerNow } from '../../accounts/viewer.graphql.ts'
import { builder } from '../../graphql/builder.ts'
import { menteeOf } from '../../graphql/identity.ts'
import { rowNow } from '../../graphql/rowNow.ts'
import { SESSION_MINUTES } from '../../rules/constants.ts'
import { slotHoldSchema } from '../../rules/inputs/booking.ts'
import { TAKE_TIME_ERRORS } from '../bookingErrors.graphql.ts'
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
    booking: rowNow(t, 'Booking', 'bookingId', 'The hold.'),
    viewer: viewerNow(t, 'The holder.'),
    mentor: rowNow(t, 'Mentor', 'mentorId', 'Whose time it is.'),
  }),
})

builder.mutationField('holdSlot', (t) =>
  t.field({
    type: HoldSlotPayload,
    authScopes: { mentee: true },
    description:
      'Holds a slot for the signed-in mentee while it is paid for. Choosing another one moves the hold: there is one a mentee.',
    errors: { types: TAKE_TIME_ERRORS },
    args: { input: t.arg({ type: HoldSlotInput, description: 'The slot.' }) },
    resolve: async (_root, { input: { mentorId, startsAt } }, context) => {
      const menteeId = menteeOf(context)
      await context.limiter.take(`hold:${menteeId}`, CHOICES)
      const wanted = { packageType: 'starter', startsAt, minutes: SESSION_MINUTES } as const
      const { id: bookingId } = await takeHold(context, { menteeId, mentorId, wanted, ip: context.exchange.ip })
      return { bookingId, mentorId }
    },
  }),
)

const ReleaseHoldPayload = builder.objectRef<Record<never, never>>('ReleaseHoldPayload').implement({
  description: 'The viewer holds nothing now.',
  fields: (t) => ({ viewer: viewerNow(t, 'Whose hold it was.') }),
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
