/** What is kept about a person of whichever kind, as their download shows it. */
import type { App } from '../../app.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { UserType } from '../../generated/prisma/enums.ts'
import { deviceName } from '../../rules/device.ts'
import { rupeesText } from '../../rules/format.ts'
import { fromDateOnly } from '../../rules/time.ts'

type Db = App['db']
type Owner = { type: UserType; id: number }

/** `300.00`, or null for nothing. */
export const rupees = (paise: number | null) => (paise === null ? null : rupeesText(paise))
/** `2026-11-21`, or null for nothing. */
export const day = (date: Date | null) => date && fromDateOnly(date)

/** All of them, oldest first. */
export async function notificationData(db: Db, { type, id }: Owner) {
  return await db.notification.findMany({
    where: { userType: type, userId: id },
    orderBy: { id: 'asc' },
    select: { type: true, title: true, message: true, isRead: true, createdAt: true },
  })
}

/** Where they are signed in; nothing that would let anyone in. */
export async function sessionData(db: Db, { type, id }: Owner, now: Date) {
  const rows = await db.session.findMany({
    where: { userType: type, userId: id, expiresAt: { gt: now } },
    orderBy: { id: 'asc' },
    select: { userAgent: true, ip: true, createdAt: true, lastSeenAt: true, expiresAt: true },
  })
  return rows.map(({ createdAt, ...row }) => ({ device: deviceName(row.userAgent), signedInAt: createdAt, ...row }))
}

/** What they wrote in the chats of their months; the other side's words are the other side's. */
export async function messageData(db: Db, senderType: 'mentor' | 'mentee', senderId: number) {
  return await db.chatMessage.findMany({
    where: { senderType, senderId },
    orderBy: { id: 'asc' },
    select: { planSubscriptionId: true, message: true, attachments: true, isRead: true, createdAt: true },
  })
}

/** Months, with the other side's name. */
export async function monthData(db: Db, where: Prisma.PlanSubscriptionWhereInput) {
  const rows = await db.planSubscription.findMany({
    where,
    orderBy: { id: 'asc' },
    include: { mentor: { select: { name: true } }, mentee: { select: { name: true } } },
  })
  return rows.map((row) => ({
    id: row.id,
    mentor: row.mentor.name,
    mentee: row.mentee.name,
    startDate: day(row.startDate),
    endDate: day(row.endDate),
    status: row.status,
    callsUsed: row.callsUsed,
    callsRemaining: row.callsRemaining,
    createdAt: row.createdAt,
  }))
}

/** Bookings of either side; the agenda is the mentee's. */
export async function bookingData(db: Db, where: Prisma.BookingWhereInput, { agenda }: { agenda: boolean }) {
  const rows = await db.booking.findMany({
    where,
    orderBy: { id: 'asc' },
    include: { mentor: { select: { name: true } }, mentee: { select: { name: true } } },
  })
  return rows.map((row) => ({
    id: row.id,
    mentor: row.mentor?.name ?? 'Former mentor',
    mentee: row.mentee?.name ?? 'Former mentee',
    package: row.packageType,
    sessionType: row.sessionType,
    status: row.status,
    paymentStatus: row.paymentStatus,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    startDate: day(row.startDate),
    endDate: day(row.endDate),
    ...(agenda && { agenda: row.agenda }),
    meetingLink: row.meetingLink,
    createdAt: row.createdAt,
    confirmedAt: row.confirmedAt,
    completedAt: row.completedAt,
    cancelledAt: row.cancelledAt,
  }))
}
