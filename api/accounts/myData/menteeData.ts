import type { App } from '../../app.ts'
import { bookingData, day, messageData, monthData, rupees } from './ownData.ts'

type Db = App['db']

/** Everything of a mentee; null when there is no such. */
export async function menteeData(db: Db, menteeId: number) {
  const mentee = await db.mentee.findUnique({ where: { id: menteeId }, omit: { passwordHash: true, isActive: true } })
  if (!mentee) return null
  const { termsAccepted, termsAcceptedAt, termsVersion, ...profile } = mentee
  return {
    profile,
    terms: { accepted: termsAccepted, acceptedAt: termsAcceptedAt, version: termsVersion },
    bookings: await bookingData(db, { menteeId }, { agenda: true }),
    payments: await payments(db, menteeId),
    months: await monthData(db, { menteeId }),
    chatMessages: await messageData(db, 'mentee', menteeId),
    mentorshipRequests: await requests(db, menteeId),
    reviews: await db.review.findMany({
      where: { menteeId },
      orderBy: { id: 'asc' },
      select: { bookingId: true, stars: true, body: true, createdAt: true },
    }),
    goals: await db.menteeGoals.findMany({ where: { menteeId }, orderBy: { id: 'asc' }, omit: { menteeId: true } }),
    roadmaps: await db.mentorRoadmap.findMany({
      where: { menteeId },
      orderBy: { id: 'asc' },
      omit: { menteeId: true },
    }),
    workshopRegistrations: await registrations(db, menteeId),
  }
}

async function payments(db: Db, menteeId: number) {
  const rows = await db.paymentOrder.findMany({
    where: { menteeId },
    orderBy: { id: 'asc' },
    include: { payments: { include: { refunds: true } } },
  })
  return rows.map(({ bookingId, workshopRegistrationId, amount, currency, status, createdAt, ...order }) => ({
    orderId: order.providerOrderId,
    bookingId,
    workshopRegistrationId,
    amount: rupees(amount),
    currency,
    status,
    createdAt,
    payments: order.payments.map((payment) => ({
      paymentId: payment.providerPaymentId,
      amount: rupees(payment.amount),
      status: payment.status,
      method: payment.paymentMethod,
      capturedAt: payment.capturedAt,
      refunds: payment.refunds.map((refund) => ({
        amount: rupees(refund.amount),
        reason: refund.reason,
        status: refund.status,
        createdAt: refund.createdAt,
        processedAt: refund.processedAt,
      })),
    })),
  }))
}

async function requests(db: Db, menteeId: number) {
  const rows = await db.mentorshipRequest.findMany({
    where: { menteeId },
    orderBy: { id: 'asc' },
    omit: { menteeId: true, mentorId: true },
    include: { mentor: { select: { name: true } } },
  })
  return rows.map(({ mentor, ...request }) => ({ mentor: mentor.name, ...request }))
}

async function registrations(db: Db, menteeId: number) {
  const rows = await db.workshopRegistration.findMany({
    where: { menteeId },
    orderBy: { id: 'asc' },
    include: { workshop: { select: { title: true, date: true, time: true } } },
  })
  return rows.map(({ workshop, name, email, phone, amount, currency, paymentStatus, createdAt }) => ({
    workshop: workshop.title,
    date: day(workshop.date),
    time: workshop.time,
    name,
    email,
    phone,
    amount: rupees(amount),
    currency,
    paymentStatus,
    createdAt,
  }))
}
