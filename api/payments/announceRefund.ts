import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { whenOf } from '../bookings/bookingWords.ts'
import { queueEmail } from '../mail/outbox.ts'
import { notify } from '../notifications/notify.ts'
import { formatRupees } from '../rules/format.ts'
import type { RefundReason } from './refunds.ts'

const WHY: Record<RefundReason, string> = {
  slot_lost: 'The payment arrived after the time had been given to someone else.',
  duplicate_payment: 'The booking had been paid already.',
  amount_mismatch: 'The amount paid was not the amount of the order.',
}

/** Tells the mentee, and for a lost slot the mentor too, that the money goes back. */
export async function announceRefund(
  tx: Transaction,
  app: Pick<App, 'config'>,
  { paymentId, reason }: { paymentId: number; reason: RefundReason },
): Promise<void> {
  const payment = await tx.payment.findUniqueOrThrow({
    where: { id: paymentId },
    include: { order: { include: { booking: { include: { mentor: true } } } }, mentee: true },
  })
  const { mentee } = payment
  const booking = payment.order.booking
  const amount = formatRupees(payment.amount)
  const what = whatOf(booking)
  if (booking && reason !== 'duplicate_payment')
    await tx.booking.updateMany({
      where: { id: booking.id, status: { in: ['pending', 'expired'] } },
      data: { status: 'expired', paymentStatus: 'refunded' },
    })
  if (mentee) {
    await notify(tx, {
      dedupeKey: `refund:${paymentId}:${reason}:mentee`,
      userType: 'mentee',
      userId: mentee.id,
      type: 'payment',
      title: 'Your payment will be refunded in full',
      message: `${WHY[reason]} ${amount} for ${what} goes back to the account you paid from, usually within 5 to 7 working days.`,
      link: '/mentee-dashboard',
    })
    await queueEmail(tx, app, {
      dedupeKey: `refund:${paymentId}:${reason}:mentee`,
      to: mentee.email,
      subject: `Refund of ${amount} on its way`,
      content: {
        heading: 'Your payment will be refunded in full',
        paragraphs: [
          WHY[reason],
          `${amount} for ${what} goes back to the account you paid from, usually within 5 to 7 working days. You have nothing to do.`,
        ],
        facts: [
          ['Amount', amount],
          ['Payment', payment.providerPaymentId],
        ],
        ...(booking?.mentorId && reason === 'slot_lost'
          ? { action: { label: 'Choose another time', url: `${app.config.publicUrl}/booking/${booking.mentorId}` } }
          : {}),
      },
    })
  }
  const mentor = booking?.mentor
  if (mentor && mentee && reason === 'slot_lost') {
    await notify(tx, {
      dedupeKey: `refund:${paymentId}:${reason}:mentor`,
      userType: 'mentor',
      userId: mentor.id,
      type: 'payment',
      title: 'A late payment was refunded',
      message: `${mentee.name} paid for ${what} after it had been taken. The payment goes back; your calendar is unchanged.`,
      link: '/mentor-dashboard',
    })
    await queueEmail(tx, app, {
      dedupeKey: `refund:${paymentId}:${reason}:mentor`,
      to: mentor.email,
      subject: 'A late payment was refunded',
      content: {
        heading: 'A late payment was refunded',
        paragraphs: [
          `${mentee.name} paid for ${what} after it had been taken.`,
          'The payment goes back in full. Your calendar is unchanged and you have nothing to do.',
        ],
      },
    })
  }
}

function whatOf(booking: Parameters<typeof whenOf>[0] | null): string {
  if (booking?.startsAt) return `the session on ${whenOf(booking)}`
  return booking?.startDate ? `the month ${whenOf(booking)}` : 'the booking'
}
