import { viewerNow } from '../../accounts/viewer.graphql.ts'
import { mutation } from '../../graphql/mutation.ts'
import { menteeOf } from '../../graphql/identity.ts'
import { rowNow } from '../../graphql/rowNow.ts'
import { slotHoldSchema } from '../../rules/inputs/booking.ts'
import { OtherTimeReservedError, TAKE_TIME_ERRORS } from '../bookingErrors.graphql.ts'
import { releaseHold, takeHold } from './holds.ts'

/** Choosing is free, so it is also where somebody could make every slot look taken; and each choice is a row that is kept for months. */
const CHOICES = { max: 300, windowSeconds: 24 * 3600 }

mutation('holdSlot', {
  description:
    'Holds a slot for the signed-in mentee while it is paid for. Choosing another one moves the hold: there is one a mentee. A time that a mentor has reserved for them stays until they order another.',
  authScopes: { mentee: true },
  errors: [...TAKE_TIME_ERRORS, OtherTimeReservedError],
  input: {
    description: 'The slot that was chosen.',
    argument: 'The slot.',
    fields: (t) => ({
      mentorId: t.int({ description: 'Numeric id of the mentor.' }),
      startsAt: t.field({ type: 'DateTime', description: 'Start of the slot, exactly as offered.' }),
    }),
    schema: slotHoldSchema,
  },
  resolve: async (context, { mentorId, startsAt }) => {
    const menteeId = menteeOf(context)
    await context.limiter.take(`hold:${menteeId}`, CHOICES)
    const wanted = { packageType: 'starter', startsAt } as const
    const { id: bookingId } = await takeHold(context, { menteeId, mentorId, wanted, ip: context.exchange.ip })
    return { bookingId, mentorId }
  },
  payload: {
    description: 'The slot is held for the viewer.',
    fields: (t) => ({
      booking: rowNow(t, 'Booking', 'bookingId', 'The hold.'),
      viewer: viewerNow(t, 'The holder.'),
      mentor: rowNow(t, 'Mentor', 'mentorId', 'Whose time it is.'),
    }),
  },
})

mutation('releaseHold', {
  description: 'Frees what the viewer holds; harmless when nothing is held.',
  authScopes: { mentee: true },
  resolve: async (context) => {
    await releaseHold(context, menteeOf(context))
    return {}
  },
  payload: {
    description: 'The viewer holds nothing now.',
    fields: (t) => ({ viewer: viewerNow(t, 'Whose hold it was.') }),
  },
})
