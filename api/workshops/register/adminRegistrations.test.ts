import { HOUR_MS } from '../../rules/time/durations.ts'
import { beforeEach, expect, test } from 'vitest'
import { makeMentor, makeRegistration, makeWorkshop } from '../../testing/factories.ts'
import { testTill } from '../../testing/till.ts'
import { registerPaid } from '../../testing/workshops.ts'
import { listedWorkshopIds } from '../whichWorkshops.ts'
import { adminCancelRegistration, adminMoveRegistration } from './adminRegistrations.ts'
import { cancelWorkshopRegistration } from './cancelRegistration.ts'
import { RegistrationNotOpenError, RegistrationsClosedError, WorkshopFullError } from './registrationErrors.ts'
import { takeSeat } from './takeSeat.ts'
import { CANCELLING, cancelRight } from './ticketState.ts'

const till = await testTill()
const { app, db, clock } = till
beforeEach(() => till.calm())
const TEAM = { id: 1, username: 'admin' }
const REASON = 'The date did not suit them.'
const move = (registrationId: number, workshopId: number) =>
  adminMoveRegistration(app, TEAM, { registrationId, workshopId, reason: REASON })
const counts = async (id: number) => {
  const { seatsTaken, registeredCount } = await db.workshop.findUniqueOrThrow({ where: { id } })
  return [seatsTaken, registeredCount]
}

test('a moved registration gives its seat back and takes another, with ticket and payment as they are', async () => {
  const [from, target] = [await makeWorkshop(db), await makeWorkshop(db)]
  const seat = await makeRegistration(db, from.id, { amount: 49_900 })
  await move(seat.id, target.id)
  await move(seat.id, target.id)
  expect([await counts(from.id), await counts(target.id)]).toEqual([
    [0, 0],
    [1, 1],
  ])
  const now = await db.workshopRegistration.findUniqueOrThrow({ where: { id: seat.id } })
  expect(now).toMatchObject({ workshopId: target.id, code: seat.code, amount: 49_900, seat: 'registered' })
  const mails = await db.email.findMany({ where: { dedupeKey: { startsWith: `registration:${seat.id}:moved` } } })
  expect(mails[0]!.text).toContain(`The reason: ${REASON}`)
  const subjects = { has: `registration:${seat.id}` }
  expect(await db.auditEntry.findMany({ where: { subjects } })).toMatchObject([{ action: 'registration.moved' }])
})

test('is neither moved nor cancelled from a list that shows it in another workshop than it is for', async () => {
  const [from, second, third] = [
    await makeWorkshop(db),
    await makeWorkshop(db, { title: 'Soil mechanics' }),
    await makeWorkshop(db),
  ]
  const { id: registrationId } = await makeRegistration(db, from.id, { amount: 0 })
  await move(registrationId, second.id)
  const said = 'It was moved meanwhile, to Soil mechanics. Nothing was done.'
  const act = { registrationId, expectedWorkshopId: from.id, reason: REASON }
  const sums = { refund: 0, expectedRefundable: 0 }
  await expect(adminMoveRegistration(app, TEAM, { ...act, workshopId: third.id })).rejects.toThrow(said)
  await expect(adminCancelRegistration(app, TEAM, { ...act, ...sums })).rejects.toThrow(said)
  const now = () => db.workshopRegistration.findUniqueOrThrow({ where: { id: registrationId } })
  expect(await now()).toMatchObject({ workshopId: second.id, seat: 'registered' })
  // The answer to the first press was lost.
  await adminMoveRegistration(app, TEAM, { ...act, workshopId: second.id })
  const shown = { ...act, expectedWorkshopId: second.id }
  await adminMoveRegistration(app, TEAM, { ...shown, workshopId: third.id })
  await adminCancelRegistration(app, TEAM, { ...shown, ...sums, expectedWorkshopId: third.id })
  expect(await now()).toMatchObject({ workshopId: third.id, seat: 'none' })
})

test('whom the team moves may cancel for a full refund for two days at least, and reads so', async () => {
  const [from, target] = [await makeWorkshop(db), await makeWorkshop(db)]
  const { id, code } = await registerPaid(till, from.id)
  clock.set(new Date(target.startsAt.getTime() - 44 * HOUR_MS))
  await move(id, target.id)
  const mail = await db.email.findFirstOrThrow({ where: { dedupeKey: { startsWith: `registration:${id}:moved` } } })
  expect(mail.text).toContain('you can cancel by Sat 5 Dec, 4:00 pm IST and get ₹499 back.')
  clock.set(new Date(target.startsAt.getTime() - HOUR_MS))
  await cancelWorkshopRegistration(app, { code, expectedRefund: 49_900 })
  expect(await db.refund.findMany({ where: { payment: { order: { registration: { id } } } } })).toMatchObject([
    { amount: 49_900 },
  ])
})

test('whom the team moves after the workshop got another time knows that time: two days, not until the start', async () => {
  const [from, target] = [await makeWorkshop(db), await makeWorkshop(db)]
  const { id } = await registerPaid(till, from.id)
  clock.advance(HOUR_MS)
  await db.workshop.update({ where: { id: target.id }, data: { timeChangedAt: clock.now() } })
  clock.advance(HOUR_MS)
  await move(id, target.id)
  const moved = async () =>
    cancelRight(await db.workshopRegistration.findUniqueOrThrow({ where: { id }, select: CANCELLING }), clock.now())
  const dayBefore = new Date(target.startsAt.getTime() - 24 * HOUR_MS)
  expect((await moved()).fullRefundUntil).toEqual(dayBefore)
  clock.set(new Date(dayBefore.getTime() + 1))
  expect(await moved()).toMatchObject({ canCancel: true, refund: 0 })
  // Another time after the move is one that they have not agreed to.
  await db.workshop.update({ where: { id: target.id }, data: { timeChangedAt: clock.now() } })
  expect(await moved()).toMatchObject({ refund: 49_900, fullRefundUntil: target.startsAt })
})

test('two who are moved to the last seat at once, and crosswise, are never one too many', async () => {
  const [one, two] = [await makeWorkshop(db), await makeWorkshop(db)]
  const last = await makeWorkshop(db, { maxParticipants: 1 })
  const [a, b] = [await makeRegistration(db, one.id), await makeRegistration(db, two.id)]
  const results = await Promise.allSettled([move(a.id, last.id), move(b.id, last.id)])
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused).toHaveLength(1)
  expect(refused[0]!.reason).toBeInstanceOf(WorkshopFullError)
  expect(await counts(last.id)).toEqual([1, 1])
  const [c, d] = [await makeRegistration(db, one.id), await makeRegistration(db, two.id)]
  await Promise.all([move(c.id, two.id), move(d.id, one.id)])
  const total = (await counts(one.id))[0]! + (await counts(two.id))[0]!
  expect(total).toBe(3)
})

test('nobody is moved to where they are registered already', async () => {
  const [from, target] = [await makeWorkshop(db), await makeWorkshop(db)]
  const { id, email } = await makeRegistration(db, from.id)
  await makeRegistration(db, target.id, { email: email.toUpperCase() })
  await expect(move(id, target.id)).rejects.toThrow(RegistrationNotOpenError)
})

test('a cancelled one is told to its holder and the mentor, once', async () => {
  const { id: mentorId } = await makeMentor(db)
  const { id: workshopId } = await makeWorkshop(db, { mentorId })
  const { id } = await makeRegistration(db, workshopId)
  const cancel = () =>
    adminCancelRegistration(app, TEAM, { registrationId: id, refund: 0, expectedRefundable: 0, reason: REASON })
  await cancel()
  await cancel()
  expect(await counts(workshopId)).toEqual([0, 0])
  const stored = await db.workshopRegistration.findUniqueOrThrow({ where: { id } })
  expect(stored).toMatchObject({ cancelledBy: 'administrator', cancelReason: REASON })
  expect(await db.email.count({ where: { dedupeKey: { startsWith: `registration:${id}:cancelled` } } })).toBe(2)
})

test('a workshop whose mentor is not accepted any more gives nobody a new seat, and is on sale again with them', async () => {
  const { id: mentorId } = await makeMentor(db)
  const { id: workshopId } = await makeWorkshop(db, { mentorId })
  const other = await makeRegistration(db, (await makeWorkshop(db)).id)
  const order = { workshopId, name: 'Ravi', email: 'ravi@test.example', phone: '+91 98765 43210', menteeId: null }
  await db.mentor.update({ where: { id: mentorId }, data: { status: 'rejected' } })
  expect(await listedWorkshopIds(app, 100)).not.toContain(workshopId)
  await expect(takeSeat(app, order)).rejects.toThrow(RegistrationsClosedError)
  await expect(move(other.id, workshopId)).rejects.toThrow('Workshop not found')
  await db.mentor.update({ where: { id: mentorId }, data: { status: 'accepted' } })
  expect(await listedWorkshopIds(app, 100)).toContain(workshopId)
  await move(other.id, workshopId)
})

test.each([
  [
    'cancelled',
    (registrationId: number) =>
      adminCancelRegistration(app, TEAM, { registrationId, refund: 0, expectedRefundable: 0, reason: REASON }),
  ],
  ['moved', async (id: number) => await move(id, (await makeWorkshop(db, { date: '2026-12-20' })).id)],
])('who came and is %s afterwards reads that the certificate has ended', async (what, act) => {
  const { id: workshopId, startsAt } = await makeWorkshop(db)
  const { id: registrationId } = await makeRegistration(db, workshopId, { amount: 0 })
  clock.set(new Date(startsAt.getTime() + HOUR_MS))
  const mark = { attendedAt: clock.now(), certificateCode: `certificate-of-${registrationId}` }
  await db.workshopRegistration.update({ where: { id: registrationId }, data: mark })
  await act(registrationId)
  const dedupeKey = { startsWith: `registration:${registrationId}:${what}` }
  const mail = await db.email.findFirstOrThrow({ where: { dedupeKey, NOT: { dedupeKey: { contains: ':mentor:' } } } })
  expect(mail.text).toContain('Your certificate of attendance is no longer valid.')
  // It was free.
  expect(mail.text).not.toContain('Your payment')
})
