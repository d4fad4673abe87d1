/** A workshop that goes although people have registered: first their money, then their seats, then the row. */
import { DAY_MS } from '../../rules/time/durations.ts'
import { beforeEach, expect, test } from 'vitest'
import { makeMentor, makeRegistration, makeWorkshop } from '../../testing/factories.ts'
import { runDueJobs, sweep, taskHandlers } from '../../testing/jobs.ts'
import { testTill } from '../../testing/till.ts'
import { registerPaid, registrant } from '../../testing/workshops.ts'
import { adminCancelRegistration, adminMoveRegistration } from '../register/adminRegistrations.ts'
import { createWorkshopOrder } from '../register/createWorkshopOrder.graphql.ts'
import { cancelWorkshop } from './cancelWorkshop.graphql.ts'
import { deleteWorkshop, WorkshopInUseError } from './deleteWorkshop.graphql.ts'
import { WorkshopConflictError } from './organisers.ts'

const till = await testTill()
const { app, db, clock, provider, payments } = till
beforeEach(() => till.calm())

const TEAM = { id: 1, username: 'admin' }
const reason = 'The hall is closed for repairs.'
const remove = (id: number) => deleteWorkshop(app, TEAM, { id, refundAll: true, reason })
const work = () => runDueJobs(app, taskHandlers(app))
const isThere = async (id: number) => (await db.workshop.count({ where: { id } })) > 0
const actions = async (id: number) =>
  (await db.auditEntry.findMany({ where: { subjects: { has: `workshop:${id}` } }, orderBy: { id: 'asc' } })).map(
    ({ action }) => action,
  )
const refundsOf = (paymentId: string | null) =>
  db.refund.findMany({ where: { payment: { providerPaymentId: paymentId ?? '' } } })

test('with money in its history it is cancelled, everyone is refunded once, and it stays to say what was paid for', async () => {
  const { id } = await makeWorkshop(db, { mentorId: (await makeMentor(db)).id })
  const paid = await registerPaid(till, id)
  const open = await createWorkshopOrder(app, { workshopId: id, ...registrant() })
  await expect(deleteWorkshop(app, TEAM, { id })).rejects.toThrow(WorkshopInUseError)
  expect(await remove(id)).toBe('kept')
  expect(await remove(id)).toBe('kept')
  await provider.pay(open.orderId!)
  await till.deliver()
  await work()
  expect(await refundsOf(paid.razorpayPaymentId)).toMatchObject([
    { amount: 49_900, reason: 'cancelled_by_administrator', status: 'pending' },
  ])
  expect((await payments(open.orderId!))[0]!.refunds).toMatchObject([{ amount: 49_900, reason: 'not_offered' }])
  clock.advance(8 * DAY_MS)
  await sweep(app)
  expect(await isThere(id)).toBe(true)
  expect(await actions(id)).toEqual(['workshop.cancelled', 'workshop.deletion'])
})

test('without money it goes a week later, once, and the log says for whom', async () => {
  const { id } = await makeWorkshop(db, { price: 0 })
  await makeRegistration(db, id, { amount: 0 })
  expect(await remove(id)).toBe('cancelled')
  await work()
  clock.advance(6 * DAY_MS)
  await sweep(app)
  expect(await isThere(id)).toBe(true)
  clock.advance(2 * DAY_MS)
  await sweep(app)
  await sweep(app)
  expect(await isThere(id)).toBe(false)
  expect(await actions(id)).toEqual(['workshop.cancelled', 'workshop.deletion', 'workshop.deleted'])
})

test('one that its mentor has cancelled: that it is to go is written down', async () => {
  const { id: mentorId } = await makeMentor(db)
  const { id } = await makeWorkshop(db, { mentorId })
  await registerPaid(till, id)
  await cancelWorkshop(app, { type: 'mentor', id: mentorId }, { id, reason: 'I am ill.' })
  expect(await remove(id)).toBe('kept')
  expect(await actions(id)).toEqual(['workshop.deletion'])
})

test('with another sum to refund than was shown, or cancelled by somebody else before, nothing is done', async () => {
  const { id } = await makeWorkshop(db, { mentorId: (await makeMentor(db)).id })
  await registerPaid(till, id)
  const shown = { id, refundAll: true, reason, expectedRefund: 49_900 }
  await registerPaid(till, id)
  const refused = await deleteWorkshop(app, TEAM, shown).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(WorkshopInUseError)
  expect(refused).toMatchObject({
    message: 'Cancelling this workshop refunds ₹998 now. Nothing was done.',
    cancelRefunds: { amount: 99_800, count: 2, onHold: 0 },
    registeredCount: 2,
  })
  expect(await actions(id)).toEqual([])
  const right = { ...shown, expectedRefund: 99_800 }
  expect(await deleteWorkshop(app, TEAM, right)).toBe('kept')
  await work()
  // The same once more is harmless; a second administrator's reason reaches nobody.
  expect(await deleteWorkshop(app, TEAM, right)).toBe('kept')
  await expect(deleteWorkshop(app, TEAM, { ...right, reason: 'Too few people.' })).rejects.toThrow(
    WorkshopConflictError,
  )
})

test('cancelling it, too, does nothing when another sum is refunded than was shown', async () => {
  const { id: mentorId } = await makeMentor(db)
  const { id } = await makeWorkshop(db, { mentorId })
  const paid = await registerPaid(till, id)
  const cancel = (expectedRefund: number) =>
    cancelWorkshop(app, { type: 'mentor', id: mentorId }, { id, reason: 'I am ill.', expectedRefund })
  await expect(cancel(0)).rejects.toThrow('Cancelling this workshop refunds ₹499 now. Nothing was done.')
  expect(await db.workshop.findUniqueOrThrow({ where: { id } })).toMatchObject({ cancelledAt: null })
  await cancel(49_900)
  await work()
  // The same once more is harmless, although nothing is left to refund.
  await cancel(49_900)
  await work()
  expect(await refundsOf(paid.razorpayPaymentId)).toMatchObject([{ amount: 49_900 }])
})

test('its mentor is told that it was deleted, unless they know that it was cancelled', async () => {
  const mentor = await makeMentor(db)
  const mails = async () =>
    (await db.email.findMany({ where: { toAddress: mentor.email }, orderBy: { id: 'asc' } })).map(
      ({ subject }) => subject,
    )
  const { id } = await makeWorkshop(db, { mentorId: mentor.id, title: 'Gear mesh checks' })
  expect(await deleteWorkshop(app, TEAM, { id })).toBe('deleted')
  expect(await mails()).toEqual(['Your workshop was deleted: Gear mesh checks'])
  const { id: off } = await makeWorkshop(db, { mentorId: mentor.id, title: 'Bearing life' })
  await cancelWorkshop(app, { type: 'mentor', id: mentor.id }, { id: off, reason: 'I am ill.' })
  expect(await deleteWorkshop(app, TEAM, { id: off })).toBe('deleted')
  expect(await mails()).toHaveLength(1)
})

test('those whose waiting list stays for a while take no turn from others', async () => {
  for (let count = 0; count < 21; count++) {
    const { id } = await makeWorkshop(db, { price: 0, date: '2027-06-05' })
    await db.waitingListEntry.create({
      data: { workshopId: id, email: `waits-${count}@test.example`, state: 'waiting', queuedAt: clock.now() },
    })
    await remove(id)
  }
  const { id } = await makeWorkshop(db, { price: 0, date: '2027-06-05' })
  await makeRegistration(db, id, { amount: 0 })
  await remove(id)
  await work()
  clock.advance(8 * DAY_MS)
  await sweep(app)
  expect(await isThere(id)).toBe(false)
})

test.each([
  ['a dearer one', 99_900],
  ['a cheaper one', 10_000],
  ['a free one', 0],
])('whoever was moved to %s gets back what was paid, whoever cancels', async (_what, price) => {
  const [from, target, third] = [await makeWorkshop(db), await makeWorkshop(db, { price }), await makeWorkshop(db)]
  const move = (registrationId: number, workshopId: number) =>
    adminMoveRegistration(app, TEAM, { registrationId, workshopId, reason })
  const [one, two] = [await registerPaid(till, from.id), await registerPaid(till, from.id)]
  for (const { id } of [one, two]) {
    await move(id, third.id)
    await move(id, target.id)
  }
  const again = { registrationId: one.id, expectedRefundable: 49_900, reason }
  await adminCancelRegistration(app, TEAM, { ...again, refund: 49_900 })
  await adminCancelRegistration(app, TEAM, { ...again, refund: 49_900 })
  await expect(adminCancelRegistration(app, TEAM, { ...again, refund: 10_000 })).rejects.toThrow('It is cancelled.')
  await cancelWorkshop(app, { type: 'administrator', ...TEAM }, { id: target.id, reason })
  await work()
  for (const { razorpayPaymentId } of [one, two])
    expect(await refundsOf(razorpayPaymentId)).toMatchObject([{ amount: 49_900 }])
})
