/** Booking a session: ordering, paying, completing. */
import { menteeAccount, mentorAccount } from '../people.ts'
import type { Contract } from './contract.ts'
import { ADMINISTRATORS, HUGE, idOf, proof, tableFilters, type Rows } from './row.ts'

const TYPE = 'Package type must be starter or advanced'
const INCOMPLETE = 'Please complete all required fields for your selected package'
const NOT_OFFERED = 'This time slot is not offered'
const AGENDA = 'Please provide details about your session agenda (minimum 10 characters)'
const AMOUNT = 'Amount does not match the package rate'

export const rows: Rows = {
  'POST /api/booking-payment/create-order': {
    others: '401 401 ok 403 403 403',
    again: 200,
    unknown: { mentorId: 404 },
    decidedBy: 'packageType',
    body: {
      mentorId: idOf('Mentor id'),
      packageType: [null, TYPE, ['gold', TYPE]],
      selectedTimeSlot: [INCOMPLETE, NOT_OFFERED, ['tomorrow', NOT_OFFERED], ['2026-11-23 9 am', NOT_OFFERED]],
      startDate: [null, 'This start date is not offered'],
      endDate: [null, 'This start date is not offered'],
      agenda: [AGENDA, AGENDA, ['too short', AGENDA], [HUGE, 'Agenda must be at most 2000 characters']],
      amount: [null, AMOUNT, ['many', AMOUNT], [-1, AMOUNT]],
    },
  },
  'POST /api/booking-payment/verify': {
    own: ['mentee'],
    others: '401 401 404 403 403 403',
    again: 200,
    unknown: { razorpay_order_id: 404 },
    body: proof('razorpay_order_id', 'razorpay_payment_id', 'razorpay_signature'),
  },
  'GET /api/mentee/bookings/:menteeId': { own: ['mentee'], others: '401 401 404 403 403 403', unknownId: 404 },
  'PATCH /api/mentee/bookings/:id/complete': {
    own: ['mentee'],
    others: '401 401 404 403 403 403',
    again: 409,
    unknownId: 404,
  },
  'GET /api/bookings': { others: ADMINISTRATORS, query: tableFilters },
}

export async function story({ t, call, signIn, bystanders: { administrator } }: Contract): Promise<void> {
  const [mentee, mentor] = [await menteeAccount(t.db), await mentorAccount(t.db, { starterPackageRate: 50_000 })]
  const member = await signIn('mentee', mentee.email)
  const ordered = await call<{ orderId: string }>(member, 'POST', '/api/booking-payment/create-order', {
    mentorId: mentor.id,
    packageType: 'starter',
    selectedTimeSlot: '2026-11-23 09:00',
    agenda: 'How to read a soil report',
    amount: '500',
  })
  const { paymentId, signature } = await t.provider.pay(ordered.orderId)
  await call(member, 'POST', '/api/booking-payment/verify', {
    razorpay_order_id: ordered.orderId,
    razorpay_payment_id: paymentId,
    razorpay_signature: signature,
    bookingData: { bookingId: 1, amount: 1 },
  })
  const [booked] = await call<{ id: number }[]>(member, 'GET', `/api/mentee/bookings/${mentee.id}`)
  await call(administrator, 'GET', '/api/bookings')
  await t.db.booking.update({
    where: { id: booked!.id },
    data: { startsAt: '2026-11-20T03:30:00Z', endsAt: '2026-11-20T04:15:00Z' },
  })
  await call(member, 'PATCH', `/api/mentee/bookings/${booked!.id}/complete`)
}
