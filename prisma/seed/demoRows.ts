import type { Prisma } from '../../api/generated/prisma/client.ts'
import { demoTime } from './demoTime.ts'
import type { DemoPictures } from './pictures/demoPictures.ts'
import { discussionRows } from './rows/discussions.ts'
import { numberByTime } from './rows/chronology.ts'
import { addHistory } from './rows/history.ts'
import { openLedger } from './rows/ledger.ts'
import { communityRows, menteeRows } from './rows/mentees.ts'
import { availabilityRows, demoMentors, mentorRows } from './rows/mentors.ts'
import { addPlans } from './rows/plans.ts'
import { notificationRows } from './rows/notifications.ts'
import { requestRows, requestTimeRows } from './rows/requests.ts'
import { shortlistRows } from './rows/shortlist.ts'
import { addComingSessions } from './rows/sessions.ts'
import { addWorkshops } from './rows/workshops.ts'

/** What the demo data is made from. */
export interface DemoSource {
  now: Date
  platformFeePercent: number
  /** Hash of the one demo password. */
  passwordHash: string
  /** Row of session_types that is sold. */
  starterId: number
  /** Row of mentorship_plans that is sold. */
  planId: number
  pictures: DemoPictures
}

/** Every row of the demo data, ids included; the same for the same day, fee, hash and pictures. */
export function demoRows(source: DemoSource) {
  const { starterId, planId, passwordHash, pictures } = source
  const time = demoTime(source.now)
  const people = demoMentors()
  const ledger = openLedger(source.platformFeePercent)
  addComingSessions(ledger, time, starterId, people)
  const plans = addPlans(ledger, time, planId, people)
  const reviews = addHistory(ledger, time, starterId, people)
  const workshops = addWorkshops(ledger, time, people, pictures.byDrawing)
  numberByTime({ ledger, plans, reviews, registrations: workshops.registrations })
  const mentors: Prisma.MentorCreateManyInput[] = mentorRows(time, passwordHash, pictures.byName)
  return {
    media: pictures.rows,
    mentors,
    availability: availabilityRows(people),
    mentees: menteeRows(time, passwordHash, pictures.byName),
    community: communityRows(time, passwordHash),
    // Nobody is asked about what was over before the day of the start.
    bookings: ledger.bookings.map((booking) => ({
      ...booking,
      reviewAskedAt: booking.endsAt && booking.endsAt < time.at(0, '00:00') ? booking.endsAt : null,
    })),
    orders: ledger.orders,
    payments: ledger.payments,
    refunds: ledger.refunds,
    reviews,
    ...plans,
    ...workshops,
    requests: requestRows(time, people),
    savedMentors: shortlistRows(time, people),
    requestTimes: requestTimeRows(ledger, time, people),
    notifications: notificationRows(ledger, time),
    ...discussionRows(time),
  }
}

export type DemoRows = ReturnType<typeof demoRows>
