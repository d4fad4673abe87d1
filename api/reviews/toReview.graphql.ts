import { ViewerType } from '../accounts/viewer.graphql.ts'
import { BookingType } from '../bookings/booking.graphql.ts'
import { builder } from '../graphql/builder.ts'
import { NO_ID } from '../graphql/nodeId.ts'
import { REVIEW_DAYS } from '../rules/constants.ts'
import { DAY_MS } from '../rules/time/durations.ts'

const TO_REVIEW = 3

builder.objectField(ViewerType, 'sessionsToReview', (t) =>
  t.prismaField({
    type: [BookingType],
    cost: { items: TO_REVIEW },
    description:
      'Sessions and packages that a mentee was asked to review in the last 60 days and has not, the newest first, three at most. `viewerCanReview` says whether they still can. Empty for everybody else.',
    resolve: (query, _viewer, _args, { db, clock, member }) =>
      db.booking.findMany({
        ...query,
        where: {
          menteeId: member?.type === 'mentee' ? member.id : NO_ID,
          mentorId: { not: null },
          status: { in: ['confirmed', 'completed'] },
          reviewAskedAt: { gt: new Date(clock.now().getTime() - REVIEW_DAYS * DAY_MS) },
          review: null,
        },
        orderBy: [{ reviewAskedAt: 'desc' }, { id: 'desc' }],
        take: TO_REVIEW,
      }),
  }),
)
