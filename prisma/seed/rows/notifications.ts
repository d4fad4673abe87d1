import { formatRupees, formatWhenFull } from '../../../api/rules/text/format.ts'
import type { Prisma } from '../../../api/generated/prisma/client.ts'
import { minutesAfter } from '../demoTime.ts'
import type { DemoTime } from '../demoTime.ts'
import { mentors } from '../mentors/mentors.ts'
import { mentees } from '../people/mentees.ts'
import type { Ledger } from './ledger.ts'
import { DEMO_MENTEE } from './mentees.ts'
import { requestIdOf } from './requests.ts'

/** Place of the demo mentor. */
export const DEMO_MENTOR = 1

type Row = Prisma.NotificationCreateManyInput & { createdAt: Date }

/** Notifications of the two demo people, oldest first: those of their coming sessions and a few of other types. */
export function notificationRows(ledger: Ledger, time: DemoTime): Prisma.NotificationCreateManyInput[] {
  const rows = [...ledger.bookings.flatMap((booking) => ofBooking(booking, ledger, time)), ...others(ledger, time)]
  return rows
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map((row, place) => ({ id: place + 1, ...row, isRead: row.createdAt < time.at(-2, '00:00') }))
}

function ofBooking(booking: Prisma.BookingCreateManyInput, ledger: Ledger, time: DemoTime): Row[] {
  const { id: bookingId, startsAt, confirmedAt, menteeId, mentorId, status } = booking
  if (!(startsAt instanceof Date) || !(confirmedAt instanceof Date) || startsAt < time.now || status !== 'confirmed')
    return []
  const when = `Starter, ${formatWhenFull(startsAt)}.`
  const paid = ledger.payments.find(({ providerPaymentId }) => providerPaymentId === booking.paymentId)
  const rupees = formatRupees(paid?.amount ?? 0)
  const data = JSON.stringify({ bookingId, mentorId })
  const link = `/booking/${mentorId}?confirmed=${bookingId}`
  const mentee = { userId: DEMO_MENTEE, userType: 'mentee', link, data } as const
  const mentor = { userId: DEMO_MENTOR, userType: 'mentor', link, data } as const
  const rows: Row[] = []
  if (mentorId === DEMO_MENTOR) {
    const name = mentees[(menteeId ?? 0) - 1]?.name ?? ''
    rows.push({ ...mentor, type: 'booking', title: `Session booked by ${name}`, message: when, createdAt: confirmedAt })
    rows.push({
      ...mentor,
      type: 'payment',
      title: `${rupees} received`,
      message: `From ${name} for a Starter session.`,
      createdAt: minutesAfter(confirmedAt, 1),
    })
  }
  if (menteeId === DEMO_MENTEE) {
    const name = mentors[(mentorId ?? 0) - 1]?.name ?? ''
    rows.push({
      ...mentee,
      type: 'booking',
      title: `Session with ${name} confirmed`,
      message: when,
      createdAt: confirmedAt,
    })
    rows.push({
      ...mentee,
      type: 'payment',
      title: `${rupees} paid`,
      message: `To ${name} for a Starter session.`,
      createdAt: minutesAfter(confirmedAt, 1),
    })
  }
  return rows
}

/** What the mentor was told a request with; answering it marks it read by its key. */
function ofRequest(topic: string) {
  const dedupeKey = `request:${requestIdOf(topic)}:created`
  return { dedupeKey, type: 'mentorship_request', message: topic, link: '/mentorship-requests' } as const
}

function others({ bookings }: Ledger, time: DemoTime): Row[] {
  const plan = bookings.find(
    ({ menteeId, mentorId, packageType }) =>
      menteeId === DEMO_MENTEE && mentorId === DEMO_MENTOR && packageType === 'advanced',
  )
  const data = JSON.stringify({ bookingId: plan?.id, mentorId: DEMO_MENTOR })
  const planLink = `/booking/${DEMO_MENTOR}?confirmed=${plan?.id}`
  const mentee = { userId: DEMO_MENTEE, userType: 'mentee' } as const
  const mentor = { userId: DEMO_MENTOR, userType: 'mentor' } as const
  return [
    {
      ...mentee,
      type: 'request_approved',
      title: 'Ananya Iyer accepted your request',
      message: 'You can now book sessions.',
      data: JSON.stringify({ mentorId: DEMO_MENTOR }),
      link: `/mentor/${DEMO_MENTOR}`,
      createdAt: time.at(-23, '08:00'),
    },
    {
      ...mentee,
      type: 'booking',
      title: 'Your Advanced package with Ananya Iyer is confirmed',
      message: '30-day chat access is activated.',
      link: planLink,
      data,
      createdAt: time.at(-19, '20:34'),
    },
    {
      ...mentee,
      type: 'request_rejected',
      title: 'Mohammed Irfan Qureshi declined your request',
      message: 'Their reply is with your requests.',
      createdAt: time.at(-14, '08:00'),
    },
    {
      ...mentee,
      type: 'workshop',
      title: 'You are registered: Reading a beam drawing',
      message: 'The joining link comes by email.',
      link: '/workshop-registration/1',
      createdAt: time.at(-10, '18:20'),
    },
    {
      ...mentee,
      type: 'payment',
      title: '₹800 refunded',
      message: 'Your session with Prakash Kumar Sahu was cancelled before the deadline.',
      link: '/mentee-dashboard',
      createdAt: time.at(-1, '09:43'),
    },
    {
      ...mentor,
      type: 'booking',
      title: 'Vikram Patil has booked an Advanced package',
      message: '30-day chat access is activated. The roadmap is due within 48 hours.',
      link: planLink,
      data,
      createdAt: time.at(-19, '20:34'),
    },
    {
      ...mentor,
      type: 'workshop',
      title: 'Your workshop was approved',
      message: 'Reading a beam drawing: from bar marks to site',
      link: '/workshop-registration/1',
      createdAt: time.at(-20, '11:40'),
    },
    {
      ...mentor,
      ...ofRequest('Retaining walls for a mine haul road'),
      title: 'Request from Arjun Sharma',
      createdAt: time.at(-2, '10:15'),
    },
    {
      ...mentor,
      ...ofRequest('Checking storey drift by hand'),
      title: 'Request from Sneha Kulkarni',
      createdAt: time.at(-1, '11:15'),
    },
  ]
}
