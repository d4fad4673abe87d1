/** What administrators do to bookings and registrations. */
import { bookPlan } from '../bookings.ts'
import { makeWorkshop } from '../factories.ts'
import { menteeAccount, mentorAccount } from '../people.ts'
import type { Contract } from './contract.ts'
import { ADMINISTRATORS, idOf, reason as why, type Bad, type Field, type Rows } from './row.ts'

const act = { others: ADMINISTRATORS, again: 200, unknownId: 404 }
const REFUND = 'The refund must be an amount of ₹0 or more'
const SHOWN = 'What could be refunded must be an amount that was shown'
const STARTS = 'The start that was shown must be a time'
const KEPT = 'Kept as it was shown must be true or false'
const END = 'The end date that was shown must be a day such as 2026-11-28'
const FROM = 'Id of the workshop that was shown must be a whole number above 0'
const DAY = 'Choose a day such as 2026-11-28'
const FINDING = 'Say what you found'
const sums: Record<string, Field> = {
  refund: [REFUND, REFUND, [-1, REFUND], [1.5, REFUND], [1e12, REFUND]],
  expectedRefundable: [SHOWN, SHOWN, [-1, SHOWN], [1.5, SHOWN]],
}
const day: [string, ...Bad[]] = [DAY, ['', DAY], ['tomorrow', DAY], ['2026-02-30', DAY]]

export const rows: Rows = {
  'GET /api/admin/bookings/:id': { others: ADMINISTRATORS, unknownId: 404 },
  'GET /api/admin/bookings/:id/slots': { others: ADMINISTRATORS, unknownId: 404, query: { from: day, to: day } },
  'POST /api/admin/bookings/:id/keep': { ...act, again: 409, body: { reason: why } },
  'POST /api/admin/bookings/:id/move': {
    ...act,
    body: {
      startsAt: ['Choose a time', 'Choose a time to come', ['soon', 'Choose a time to come']],
      expectedStartsAt: [null, STARTS, ['soon', STARTS]],
      anyTime: [null, 'Any time must be true or false'],
      reason: why,
    },
  },
  'POST /api/admin/bookings/:id/move-plan': {
    ...act,
    body: {
      endDate: ['Choose a day', DAY, ['soon', DAY], ['2027-02-30', DAY]],
      expectedEndDate: [null, END, ['soon', END]],
      reason: why,
    },
  },
  'POST /api/admin/bookings/:id/no-show': {
    ...act,
    body: { finding: [FINDING, FINDING, ['nobody_came', FINDING]], ...sums, reason: why },
  },
  'POST /api/admin/bookings/:id/cancel': {
    ...act,
    body: { ...sums, expectedStartsAt: [null, STARTS, ['soon', STARTS]], expectedKept: [null, KEPT], reason: why },
  },
  'POST /api/admin/registrations/:id/move': {
    ...act,
    unknown: { workshopId: 404 },
    body: { workshopId: idOf('Workshop id'), expectedWorkshopId: [null, FROM, [0, FROM]], reason: why },
  },
  'POST /api/admin/registrations/:id/cancel': {
    ...act,
    body: { ...sums, expectedWorkshopId: [null, FROM, [0, FROM]], reason: why },
  },
}

const reason = 'You both asked for it.'
const nothing = { refund: 0, expectedRefundable: 0, reason }

export async function story({ t, call, bystanders: { administrator } }: Contract): Promise<void> {
  const [{ id: menteeId }, { id: mentorId }] = [await menteeAccount(t.db), await mentorAccount(t.db)]
  const at = '/api/admin/bookings'
  const { bookingId } = await bookPlan(t, { mentorId, menteeId, startDate: '2026-11-21' })
  await call(administrator, 'POST', `${at}/${bookingId}/move-plan`, { endDate: '2027-01-15', reason })
  const session = async (startsAt: string, endsAt: string, more = {}) =>
    await t.db.booking.create({
      data: {
        duration: 45,
        menteeId,
        mentorId,
        agenda: 'Soil',
        status: 'confirmed',
        selectedTimeSlot: startsAt,
        startsAt,
        endsAt,
        createdAt: t.clock.now(),
        ...more,
      },
    })
  const { id } = await session('2026-12-01T10:00:00Z', '2026-12-01T10:45:00Z')
  await call(administrator, 'GET', `${at}/${id}`)
  const unpaid = await session('2026-12-04T10:00:00Z', '2026-12-04T10:45:00Z', { paymentStatus: 'refunded' })
  await call(administrator, 'POST', `${at}/${unpaid.id}/keep`, { reason })
  await call(administrator, 'GET', `${at}/${id}/slots?from=2026-11-24&to=2026-11-30`)
  await call(administrator, 'POST', `${at}/${id}/move`, { startsAt: '2026-12-02T10:00:00Z', reason, anyTime: true })
  await call(administrator, 'POST', `${at}/${id}/cancel`, nothing)
  const noShow = { create: { reportedBy: 'mentee', reportedAt: t.clock.now() } }
  const { id: missed } = await session('2026-11-01T10:00:00Z', '2026-11-01T10:45:00Z', { noShow })
  await call(administrator, 'POST', `${at}/${missed}/no-show`, { ...nothing, finding: 'took_place' })

  const [from, to] = [await makeWorkshop(t.db), await makeWorkshop(t.db)]
  const registered = { seat: 'registered', paymentStatus: 'completed', registeredAt: t.clock.now() } as const
  const person = { name: 'Ravi Das', email: 'ravi.moves@test.example', phone: '+91 98765 43210' }
  const { id: seat } = await t.db.workshopRegistration.create({
    data: { ...registered, ...person, workshopId: from.id },
  })
  await call(administrator, 'POST', `/api/admin/registrations/${seat}/move`, { workshopId: to.id, reason })
  await call(administrator, 'POST', `/api/admin/registrations/${seat}/cancel`, nothing)
}
