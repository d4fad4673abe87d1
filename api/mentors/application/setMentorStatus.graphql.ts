import { builder } from '../../graphql/builder.ts'
import { mutation } from '../../graphql/mutation.ts'
import { rowNow } from '../../graphql/rowNow.ts'
import { CHANGE_ERRORS, errorType } from '../../graphql/errors.ts'
import { administratorOf } from '../../graphql/identity.ts'
import { nodeId } from '../../graphql/nodeId.ts'
import { mentorStatusSchema, MentorDecidedError, setMentorStatus } from './setMentorStatus.ts'
import { MentorStatus } from '../profile/mentor.graphql.ts'
import { mentorPayload } from '../profile/profileFields.graphql.ts'
import type { Prisma } from '../../generated/prisma/client.ts'

errorType(
  MentorDecidedError,
  'Somebody else has set the status since it was looked at; nothing was changed and nobody was told.',
  (t) => ({
    mentor: rowNow(t, 'Mentor', 'mentorId', 'The mentor as they are now.'),
  }),
)

mutation('setMentorStatus', {
  description: "Decides on a mentor's application. Accepted mentors are listed at once.",
  authScopes: { admin: true },
  errors: [...CHANGE_ERRORS, MentorDecidedError],
  input: {
    description: 'Which mentor, and what was decided.',
    argument: 'Which mentor, and what was decided.',
    fields: (t) => ({
      mentorId: t.int({ description: 'Numeric id.' }),
      status: t.field({ type: MentorStatus, description: 'Any of the three, whatever it is now.' }),
      from: t.field({
        type: MentorStatus,
        required: false,
        description:
          'The status that the administrator saw when deciding. If it has changed since, nothing is saved. Null skips the check.',
      }),
      reason: t.string({
        required: false,
        description: 'For the mentor, at most 500 characters; it stands in the mail about the decision.',
      }),
    }),
    schema: mentorStatusSchema,
  },
  resolve: async (context, input) => {
    const mentorId = nodeId(input.mentorId)
    await setMentorStatus(context, administratorOf(context), { ...input, mentorId })
    return { mentorId }
  },
  payload: mentorPayload('The status is set.'),
})

const MentorUpcomingType = builder.objectRef<{ mentorId: number }>('MentorUpcoming').implement({
  description:
    'What is still to come for a mentor. What is paid for does not end when their status changes; slots that are held unpaid are released.',
  fields: (t) => ({
    sessions: t.int({
      description: 'Confirmed sessions to come, those of plans among them.',
      cost: { work: 5 },
      resolve: ({ mentorId }, _args, { db, clock }) =>
        db.booking.count({ where: { mentorId, status: 'confirmed', startsAt: { gt: clock.now() } } }),
    }),
    plans: t.int({
      description: 'Plans that run.',
      cost: { work: 5 },
      resolve: ({ mentorId }, _args, { db }) => db.planSubscription.count({ where: { mentorId, status: 'active' } }),
    }),
    workshops: t.int({
      description: 'Approved workshops to come.',
      cost: { work: 5 },
      resolve: ({ mentorId }, _args, { db, clock }) =>
        db.workshop.count({ where: { mentorId, isActive: true, startsAt: { gt: clock.now() } } }),
    }),
    openOrders: t.int({
      description: 'Orders for their sessions, plans and workshops that may be paid at this moment.',
      cost: { work: 10 },
      resolve: ({ mentorId }, _args, { db, clock }) => {
        const isHeld = { holdExpiresAt: { gt: clock.now() } }
        const theirs: Prisma.PaymentOrderWhereInput[] = [
          { booking: { mentorId, status: 'pending', ...isHeld } },
          { registration: { seat: 'held', ...isHeld, workshop: { mentorId } } },
        ]
        return db.paymentOrder.count({ where: { status: 'created', OR: theirs } })
      },
    }),
  }),
})

builder.prismaObjectFields('Mentor', (t) => ({
  upcoming: t.field({
    type: MentorUpcomingType,
    nullable: true,
    description: 'What of theirs is still to come. Administrators only; null for everyone else.',
    select: { id: true },
    resolve: ({ id }, _args, { administrator }) => (administrator ? { mentorId: id } : null),
  }),
}))
