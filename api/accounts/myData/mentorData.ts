import type { App } from '../../app.ts'
import { bookingData, day, messageData, monthData, rupees } from './ownData.ts'

type Db = App['db']

/** Everything of a mentor; null when there is no such. What mentees wrote to them is the mentees'. */
export async function mentorData(db: Db, mentorId: number) {
  const mentor = await db.mentor.findUnique({
    where: { id: mentorId },
    omit: { passwordHash: true, isActive: true, searchText: true, searchNames: true },
  })
  if (!mentor) return null
  const { termsAccepted, termsAcceptedAt, termsVersion, starterPackageRate, advancedPackageRate, ...profile } = mentor
  return {
    profile: {
      ...profile,
      starterPackageRate: rupees(starterPackageRate),
      advancedPackageRate: rupees(advancedPackageRate),
    },
    terms: { accepted: termsAccepted, acceptedAt: termsAcceptedAt, version: termsVersion },
    weeklyHours: await db.mentorAvailability.findMany({
      where: { mentorId },
      orderBy: { dayOfWeek: 'asc' },
      select: { dayOfWeek: true, startTime: true, endTime: true, timezone: true, isActive: true },
    }),
    bookings: await bookingData(db, { mentorId }, { agenda: false }),
    earnings: await earnings(db, mentorId),
    months: await monthData(db, { mentorId }),
    chatMessages: await messageData(db, 'mentor', mentorId),
    mentorshipRequests: await requests(db, mentorId),
    reviews: await db.review.findMany({
      where: { mentorId },
      orderBy: { id: 'asc' },
      select: { bookingId: true, stars: true, body: true, createdAt: true },
    }),
    roadmaps: await db.mentorRoadmap.findMany({
      where: { mentorId },
      orderBy: { id: 'asc' },
      omit: { mentorId: true, menteeId: true },
    }),
    workshops: await workshops(db, mentorId),
  }
}

async function earnings(db: Db, mentorId: number) {
  const rows = await db.payment.findMany({
    where: { order: { booking: { mentorId } } },
    orderBy: { id: 'asc' },
    include: { order: { select: { bookingId: true } }, refunds: true },
  })
  return rows.map((payment) => ({
    bookingId: payment.order.bookingId,
    amount: rupees(payment.amount),
    platformFee: rupees(payment.platformFee),
    mentorEarning: rupees(payment.mentorEarning),
    status: payment.status,
    capturedAt: payment.capturedAt,
    refunds: payment.refunds.map(({ amount, status, processedAt }) => ({
      amount: rupees(amount),
      status,
      processedAt,
    })),
  }))
}

/** Who asked and what was answered. */
async function requests(db: Db, mentorId: number) {
  const rows = await db.mentorshipRequest.findMany({
    where: { mentorId },
    orderBy: { id: 'asc' },
    select: {
      id: true,
      status: true,
      responseMessage: true,
      respondedAt: true,
      createdAt: true,
      mentee: { select: { name: true } },
    },
  })
  return rows.map(({ mentee, ...request }) => ({ mentee: mentee.name, ...request }))
}

async function workshops(db: Db, mentorId: number) {
  const rows = await db.workshop.findMany({ where: { mentorId }, orderBy: { id: 'asc' }, omit: { mentorId: true } })
  return rows.map(({ date, price, ...workshop }) => ({ ...workshop, date: day(date), price: rupees(price) }))
}
