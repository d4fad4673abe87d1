/** A seat that the waiting list offers: passed to the registration of its address, and back to the offer when that ends. */
import { HOUR_MS, MINUTE_MS } from '../../rules/time/durations.ts'
import { verifyPayment } from '../../payments/settle/settlePayment.ts'
import { beforeEach, expect, test } from 'vitest'
import { asMentee } from '../../testing/client.ts'
import { makeMentee, makeRegistration, makeWorkshop } from '../../testing/factories.ts'
import { sweep } from '../../testing/jobs.ts'
import { testTill } from '../../testing/till.ts'
import { registerPaid, registrant } from '../../testing/workshops.ts'
import { cancelWorkshopRegistration } from '../register/cancelRegistration.ts'
import { createWorkshopOrder } from '../register/createWorkshopOrder.graphql.ts'
import { tellOffers } from './seatOffers.ts'
import { leaveWaitingList } from './waitingList.ts'

const till = await testTill()
const { app, db, clock, provider } = till
const claim = { kind: 'workshop_registration', by: 'visitor' } as const
beforeEach(() => till.calm())

const entryOf = (id: number) => db.waitingListEntry.findUniqueOrThrow({ where: { id } })
const seatsOf = (id: number) =>
  db.workshop.findUniqueOrThrow({ where: { id }, select: { registeredCount: true, seatsTaken: true } })
const unread = (userId: number) =>
  db.notification.count({ where: { userType: 'mentee', userId, title: 'A seat is reserved for you', isRead: false } })
const passHold = () => clock.advance((app.config.holdMinutes + 1) * MINUTE_MS)
let serial = 0

/** A full workshop with people who wait. */
async function queueOf(count: number, data: Parameters<typeof makeWorkshop>[1] = {}) {
  const workshop = await makeWorkshop(db, { maxParticipants: 1, ...data })
  const guest = data.price === 0 ? await makeRegistration(db, workshop.id) : await registerPaid(till, workshop.id)
  const entries = []
  for (let place = 0; place < count; place++) {
    serial += 1
    const queuedAt = new Date(clock.now().getTime() + place)
    const email = `waiting-${serial}@test.example`
    entries.push(
      await db.waitingListEntry.create({ data: { workshopId: workshop.id, email, state: 'waiting', queuedAt } }),
    )
  }
  return { id: workshop.id, guest, entries }
}

/** The same with the first of them offered the seat. */
async function offered(count = 1, data: Parameters<typeof makeWorkshop>[1] = {}) {
  const { id, guest, entries } = await queueOf(count, data)
  await cancelWorkshopRegistration(app, { code: guest.code, expectedRefund: guest.amount })
  const [first] = entries
  expect(await entryOf(first!.id)).toMatchObject({ state: 'offered' })
  return { id, entries, first: first! }
}

test('a seat that is cancelled is offered to the first who waits, and to nobody else', async () => {
  const { id, entries, first } = await offered(2)
  expect(await entryOf(entries[1]!.id)).toMatchObject({ state: 'waiting' })
  expect(await seatsOf(id)).toEqual({ registeredCount: 0, seatsTaken: 1 })
  await expect(createWorkshopOrder(app, { workshopId: id, ...registrant() })).rejects.toThrow('Workshop is full')
  // Neither the address without the code nor the code with another address takes it.
  const byAddress = createWorkshopOrder(app, { workshopId: id, ...registrant({ email: first.email }) })
  await expect(byAddress).rejects.toThrow('Workshop is full')
  const byCode = createWorkshopOrder(app, { workshopId: id, ...registrant({ offerCode: first.code }) })
  await expect(byCode).rejects.toThrow('Workshop is full')
})

test('the offer becomes the seat of whoever orders with its code, and is over once it is paid', async () => {
  const { id, first } = await offered()
  const person = registrant({ email: first.email.toUpperCase(), offerCode: first.code })
  const { orderId, registrationId } = await createWorkshopOrder(app, { workshopId: id, ...person })
  expect(await entryOf(first.id)).toMatchObject({ state: 'registering' })
  expect(await seatsOf(id)).toEqual({ registeredCount: 0, seatsTaken: 1 })
  expect(await createWorkshopOrder(app, { workshopId: id, ...person })).toMatchObject({ orderId, registrationId })
  expect(await verifyPayment(app, claim, await provider.pay(orderId!))).toBe(registrationId)
  expect(await entryOf(first.id)).toMatchObject({ state: 'registered' })
  expect(await seatsOf(id)).toEqual({ registeredCount: 1, seatsTaken: 1 })
})

test('a mentee is known by the confirmed address, without the code', async () => {
  const { id, first } = await offered()
  const mentee = await makeMentee(db, { email: first.email, emailConfirmedAt: new Date() })
  const order = await createWorkshopOrder(app, {
    workshopId: id,
    ...registrant({ email: first.email, menteeId: mentee.id }),
  })
  expect(order).toMatchObject({ outcome: 'pay' })
  expect(await entryOf(first.id)).toMatchObject({ state: 'registering' })
})

test('a mentee finds their own offers until they are taken or over', async () => {
  const { id, first } = await offered(2)
  const mentee = await makeMentee(db)
  await db.waitingListEntry.updateMany({ where: { workshopId: id }, data: { menteeId: mentee.id } })
  const own = async (whose = asMentee(app, mentee.id)) => {
    const { data } = await whose.run<{ viewer: { seatOffers: object[] } }>('{ viewer { seatOffers { code state } } }')
    return data.viewer.seatOffers
  }
  expect(await own()).toEqual([{ code: first.code, state: 'OFFERED' }])
  expect(await own(asMentee(app, (await makeMentee(db)).id))).toEqual([])
  const { offerExpiresAt } = await entryOf(first.id)
  clock.set(offerExpiresAt!)
  expect(await own()).toEqual([])
})

test.each(['declined', 'taken'])('an offer that is %s no longer counts as unread', async (end) => {
  const { id, first } = await offered(1, { price: 0 })
  const mentee = await makeMentee(db)
  await db.waitingListEntry.update({ where: { id: first.id }, data: { menteeId: mentee.id } })
  await tellOffers(app)
  expect(await unread(mentee.id)).toBe(1)
  if (end === 'declined') await leaveWaitingList(app, first.code)
  else await createWorkshopOrder(app, { workshopId: id, ...registrant({ email: first.email, offerCode: first.code }) })
  expect(await unread(mentee.id)).toBe(0)
})

test('the code proves the address: a free seat is taken at once', async () => {
  const { id, first } = await offered(1, { price: 0 })
  const person = registrant({ email: first.email, offerCode: first.code })
  expect(await createWorkshopOrder(app, { workshopId: id, ...person })).toMatchObject({ outcome: 'registered' })
  expect(await entryOf(first.id)).toMatchObject({ state: 'registered' })
  expect(await seatsOf(id)).toEqual({ registeredCount: 1, seatsTaken: 1 })
})

test('a hold that ends unpaid is an offer again while that lasts, and then the next one’s', async () => {
  const { id, entries, first } = await offered(2)
  const person = registrant({ email: first.email, offerCode: first.code })
  const { orderId, registrationId } = await createWorkshopOrder(app, { workshopId: id, ...person })
  passHold()
  await sweep(app)
  expect(await entryOf(first.id)).toMatchObject({
    state: 'offered',
    offerExpiresAt: (await entryOf(first.id)).offerExpiresAt,
  })
  expect(await entryOf(entries[1]!.id)).toMatchObject({ state: 'waiting' })
  const again = await createWorkshopOrder(app, { workshopId: id, ...person })
  expect(again).toMatchObject({ orderId, registrationId })
  expect(await entryOf(first.id)).toMatchObject({ state: 'registering' })
  clock.advance(13 * HOUR_MS)
  await sweep(app)
  expect(await entryOf(first.id)).toMatchObject({ state: 'expired' })
  expect(await entryOf(entries[1]!.id)).toMatchObject({ state: 'offered' })
  expect(await seatsOf(id)).toEqual({ registeredCount: 0, seatsTaken: 1 })
  // Paid after all: the seat is the next one's now.
  await provider.pay(orderId!)
  await till.deliver()
  expect(await till.payments(orderId!)).toMatchObject([{ refunds: [{ reason: 'sold_out' }] }])
  expect(await entryOf(entries[1]!.id)).toMatchObject({ state: 'offered' })
})

test('a late payment takes the seat that is offered to the same person again', async () => {
  const { id, first } = await offered(2)
  const person = registrant({ email: first.email, offerCode: first.code })
  const { orderId, registrationId } = await createWorkshopOrder(app, { workshopId: id, ...person })
  passHold()
  await sweep(app)
  expect(await verifyPayment(app, claim, await provider.pay(orderId!))).toBe(registrationId)
  expect(await entryOf(first.id)).toMatchObject({ state: 'registered' })
  expect(await seatsOf(id)).toEqual({ registeredCount: 1, seatsTaken: 1 })
})

test('a late payment of somebody else waits behind the queue', async () => {
  const { id } = await makeWorkshop(db, { maxParticipants: 1 })
  const { orderId } = await createWorkshopOrder(app, { workshopId: id, ...registrant() })
  const queuedAt = clock.now()
  const email = 'next@test.example'
  const entry = await db.waitingListEntry.create({ data: { workshopId: id, email, state: 'waiting', queuedAt } })
  passHold()
  await expect(verifyPayment(app, claim, await provider.pay(orderId!))).rejects.toThrow('refunded in full')
  await sweep(app)
  expect(await entryOf(entry.id)).toMatchObject({ state: 'offered' })
})

test('when the provider is away at the order, the seat is an offer again', async () => {
  const { id, first } = await offered()
  await provider.chaos({ away: true })
  const person = registrant({ email: first.email, offerCode: first.code })
  await expect(createWorkshopOrder(app, { workshopId: id, ...person })).rejects.toThrow('Payment provider unavailable')
  expect(await entryOf(first.id)).toMatchObject({ state: 'offered' })
  expect(await seatsOf(id)).toEqual({ registeredCount: 0, seatsTaken: 1 })
})

test('an operator’s refund frees the seat for the next who waits', async () => {
  const { id, guest, entries } = await queueOf(1)
  await provider.refundAsOperator(guest.razorpayPaymentId!)
  await till.deliver()
  expect(await entryOf(entries[0]!.id)).toMatchObject({ state: 'offered' })
  expect(await seatsOf(id)).toEqual({ registeredCount: 0, seatsTaken: 1 })
})
