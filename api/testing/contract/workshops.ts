/** Workshops: made, approved, registered and paid for, called off. */
import { randomUUID } from 'node:crypto'
import { mentorAccount } from '../people.ts'
import type { Contract } from './contract.ts'
import { ADMINISTRATORS, EVERYBODY, HUGE, idOf, optionalText, proof, tableFilters, type Rows } from './row.ts'
import { line, updated, workshop } from './workshopFields.ts'

const UUID = 'Client id must be a UUID'
const SHORT = 'Message must be at least 10 characters'
const EMAIL = 'Valid email is required'
const PHONE = 'Valid phone number is required'
const CODE = 'This link is not complete'

const ORGANISERS = '401 401 403 404 403 ok'

export const rows: Rows = {
  'GET /api/workshops/active': { others: EVERYBODY },
  'GET /api/workshops/:id': { others: EVERYBODY, unknownId: 404 },
  'GET /api/workshops': { others: ADMINISTRATORS, query: tableFilters },
  'GET /api/mentor/workshops/:mentorId': { own: ['mentor'], others: ORGANISERS, unknownId: 404 },
  'GET /api/workshops/:id/registrations': { others: ADMINISTRATORS, unknownId: 404 },
  'POST /api/workshops': {
    others: '401 401 403 ok 403 ok',
    again: 201,
    body: { ...workshop, instructorName: optionalText('Instructor name', 100) },
  },
  'PUT /api/workshops/:id': {
    own: ['mentor'],
    others: ORGANISERS,
    again: 200,
    unknownId: 404,
    body: { ...updated, version: [null, 'Version must be a whole number', [1.5, 'Version must be a whole number']] },
  },
  'DELETE /api/workshops/:id': {
    others: ADMINISTRATORS,
    again: 404,
    unknownId: 404,
    body: { refundAll: [null, 'Refund all must be true or false'], reason: optionalText('Reason', 500) },
  },
  'PATCH /api/workshops/:id/approve': { others: ADMINISTRATORS, again: 409, unknownId: 404 },
  'PATCH /api/workshops/:id/reject': {
    others: ADMINISTRATORS,
    again: 409,
    unknownId: 404,
    body: { reason: optionalText('Reason', 500) },
  },
  'PATCH /api/workshops/:id/cancel': {
    own: ['mentor'],
    others: ORGANISERS,
    again: 200,
    unknownId: 404,
    body: { reason: line('Reason', 500) },
  },
  'POST /api/workshops/:id/messages': {
    own: ['mentor'],
    others: ORGANISERS,
    again: 200,
    unknownId: 404,
    body: {
      clientId: [UUID, UUID, ['x', UUID]],
      message: [SHORT, SHORT, ['too short', SHORT], [HUGE, 'Message must be at most 2000 characters']],
    },
  },
  'POST /api/workshop-payment/create-order': {
    others: EVERYBODY,
    again: 200,
    unknown: { workshopId: 404 },
    body: {
      workshopId: idOf('Workshop id'),
      name: line('Name', 100),
      email: [EMAIL, EMAIL, ['nobody', EMAIL], [HUGE, EMAIL]],
      phone: [
        PHONE,
        PHONE,
        ['12345', PHONE],
        ['not a number', PHONE],
        [HUGE, 'Phone number must be at most 30 characters'],
      ],
      offerCode: [null, CODE, ['', CODE], [HUGE, CODE]],
    },
  },
  'POST /api/workshop-payment/verify': {
    others: EVERYBODY,
    again: 200,
    unknown: { razorpayOrderId: 404 },
    body: proof('razorpayOrderId', 'razorpayPaymentId', 'razorpaySignature'),
  },
}

const WORKSHOP = {
  description: 'Bars.',
  branch: 'Civil Engineering',
  date: '2026-12-05',
  time: '16:00',
  duration: '2.5 hours',
  maxParticipants: 50,
  price: 499,
}

export async function story({ t, call, visitor, signIn, bystanders: { administrator } }: Contract): Promise<void> {
  const { id: mentorId, email } = await mentorAccount(t.db)
  const mentor = await signIn('mentor', email)
  const make = async (title: string, who = mentor) =>
    (await call<{ id: number }>(who, 'POST', '/api/workshops', { ...WORKSHOP, title, mentorId })).id
  const [id, rejected] = [await make('Reading drawings'), await make('Reading them again')]
  const theirs = await make('Bars and marks', administrator)
  for (const who of [mentor, administrator]) await call(who, 'PUT', `/api/workshops/${id}`, { price: '400' })
  await call(mentor, 'GET', `/api/mentor/workshops/${mentorId}`)
  await call(administrator, 'PATCH', `/api/workshops/${id}/approve`)
  await call(administrator, 'PATCH', `/api/workshops/${rejected}/reject`, { reason: 'Twice the same.' })
  await call(administrator, 'DELETE', `/api/workshops/${rejected}`, {})
  await call(visitor(), 'GET', '/api/workshops/active')
  await call(visitor(), 'GET', `/api/workshops/${id}`)
  await call(administrator, 'GET', '/api/workshops')

  const registrant = { name: 'Meera Nair', email: 'meera.registers@test.example', phone: '+91 98765 43210' }
  const order = { workshopId: id, ...registrant }
  const seat = await call<{ orderId: string }>(visitor(), 'POST', '/api/workshop-payment/create-order', order)
  const paid = await t.provider.pay(seat.orderId)
  await call(visitor(), 'POST', '/api/workshop-payment/verify', {
    razorpayPaymentId: paid.paymentId,
    razorpayOrderId: seat.orderId,
    razorpaySignature: paid.signature,
    registrationData: { ...order, amount: 1 },
  })
  await call(administrator, 'GET', `/api/workshops/${id}/registrations`)
  for (const who of [mentor, administrator])
    await call(who, 'POST', `/api/workshops/${id}/messages`, {
      clientId: randomUUID(),
      message: 'Bring a scale, please.',
    })
  await call(mentor, 'PATCH', `/api/workshops/${id}/cancel`, { reason: 'I am ill.' })
  await call(administrator, 'PATCH', `/api/workshops/${theirs}/cancel`, { reason: 'The hall is closed.' })
}
