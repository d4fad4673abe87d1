import { randomUUID } from 'node:crypto'
import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import { queueEmail } from '../../mail/outbox.ts'
import { notify } from '../../notifications/notify.ts'
import { publishPlanChange } from '../../plans/planEvents.ts'
import { bookingPage, sessionsPage } from '../../rules/addresses.ts'
import { productOf, whenOf } from '../bookingWords.ts'
import { mentorlessAhead } from '../bookingsToDecide.ts'
import { publishBookingChange } from '../sides.ts'

const person = { select: { id: true, name: true, email: true } } as const

/**
 * A mentor no longer takes part: each mentee who has paid for time to come is told once, with everything that they can cancel
 * for a full refund. Their open pages and chats are updated.
 */
export async function announceLeft(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  mentorId: number,
): Promise<void> {
  const sold = await tx.booking.findMany({
    where: { mentorId, menteeId: { not: null }, ...mentorlessAhead(app.clock.now()) },
    orderBy: { id: 'asc' },
    include: { mentor: person, mentee: person, subscription: true },
  })
  // Each time that they leave is news of its own.
  const cause = `mentor-left:${mentorId}:${randomUUID()}`
  for (const bookings of Map.groupBy(sold, ({ menteeId }) => menteeId).values()) {
    const [{ id, mentor, mentee }] = bookings as [(typeof sold)[number]]
    if (!mentor || !mentee) continue
    const isOne = bookings.length === 1
    const dedupeKey = `${cause}:${mentee.id}`
    const link = isOne ? bookingPage({ id, mentorId }) : sessionsPage
    const title = `${mentor.name} is no longer on Plumbline`
    const what = bookings.map((booking) => `${productOf(booking)}, ${whenOf(booking)}`)
    const about = { type: 'mentor', id: mentor.id } as const
    const act = 'You can cancel at any time before it starts or ends, and get everything back that you paid.'
    await notify(tx, {
      dedupeKey,
      userType: 'mentee',
      userId: mentee.id,
      about,
      type: 'booking',
      title,
      message: `${what.join('; ')}: cancel for a full refund.`,
      link,
      data: { mentorId, ...(isOne && { bookingId: id }) },
    })
    await queueEmail(tx, app, {
      kind: 'mentor-left',
      dedupeKey,
      to: mentee.email,
      recipient: { type: 'mentee', id: mentee.id },
      about,
      subject: title,
      content: {
        heading: title,
        paragraphs: [`What you have paid for can’t go ahead.`, act],
        facts: [['Mentor', mentor.name], ...what.map((text): [string, string] => ['Paid', text])],
        action: {
          label: isOne ? 'Cancel and get it back' : 'See your bookings',
          url: `${app.config.publicUrl}${link}`,
        },
      },
    })
    for (const booking of bookings) {
      await publishBookingChange(tx, booking)
      if (booking.subscription) await publishPlanChange(tx, booking.subscription)
    }
  }
}
