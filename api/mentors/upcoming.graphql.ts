/** What still stands of a mentor, for whoever decides on their status. */
import type { Prisma } from '../generated/prisma/client.ts'
import { builder } from '../graphql/builder.ts'

const MentorUpcomingType = builder.objectRef<{ mentorId: number }>('MentorUpcoming').implement({
  description: 'What of a mentor is still to come: none of it ends when their status changes.',
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
