/** A seat that somebody pays for under an address that waits: it may be a stranger's, who cancels it again. */
import { verifyPayment } from '../../payments/settle/settlePayment.ts'
import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../database/transaction.ts'
import { makeMentee, makeWorkshop } from '../../testing/factories.ts'
import { testTill } from '../../testing/till.ts'
import { registerPaid, registrant } from '../../testing/workshops.ts'
import { allocateSeats } from '../seats.ts'
import { cancelWorkshopRegistration } from '../register/cancelRegistration.ts'
import { createWorkshopOrder } from '../register/createWorkshopOrder.graphql.ts'
import { sweepSeats } from './seatOffers.ts'

const till = await testTill()
const { app, db, clock, provider } = till
const claim = { kind: 'workshop_registration', by: 'visitor' } as const
beforeEach(() => till.calm())

const entryOf = (id: number) => db.waitingListEntry.findUniqueOrThrow({ where: { id } })
let serial = 0

/** A full workshop for which an address waits, or is offered a seat, that somebody has ordered a seat for before. */
async function waitingWithOrder(state: 'waiting' | 'offered', payer: Parameters<typeof registrant>[0] = {}) {
  const { id } = await makeWorkshop(db, { maxParticipants: 3 })
  const email = payer?.email ?? `victim-${(serial += 1)}@test.example`
  const { orderId } = await createWorkshopOrder(app, { workshopId: id, ...registrant({ ...payer, email }) })
  const guest = await registerPaid(till, id)
  await registerPaid(till, id)
  const entry = await db.waitingListEntry.create({
    data: { workshopId: id, email: email.toUpperCase(), state: 'waiting', queuedAt: clock.now() },
  })
  if (state === 'offered') await cancelWorkshopRegistration(app, { code: guest.code, expectedRefund: guest.amount })
  expect(await entryOf(entry.id)).toMatchObject({ state })
  return { id, entry, orderId: orderId! }
}

test.each(['waiting', 'offered'] as const)('leaves the place in the queue of an address that is %s', async (state) => {
  const { id, entry, orderId } = await waitingWithOrder(state)
  const paidId = await verifyPayment(app, claim, await provider.pay(orderId))
  const { queuedAt } = entry
  expect(await entryOf(entry.id)).toMatchObject({ state: 'waiting', queuedAt, offerExpiresAt: null })
  const { code, amount } = await db.workshopRegistration.findUniqueOrThrow({ where: { id: paidId } })
  await cancelWorkshopRegistration(app, { code, expectedRefund: amount })
  // The released seat is offered to them, as if the stranger had never paid.
  expect(await entryOf(entry.id)).toMatchObject({ state: 'offered' })
  expect(await db.workshop.findUniqueOrThrow({ where: { id } })).toMatchObject({
    seatsTaken: 3 - (state === 'offered' ? 1 : 0),
  })
})

test('does not let the time of an offer pass: who waits is offered the seat for twelve hours once the stranger has cancelled it', async () => {
  const { id, entry, orderId } = await waitingWithOrder('offered')
  const next = await db.waitingListEntry.create({
    data: { workshopId: id, email: `next-${id}@test.example`, state: 'waiting', queuedAt: clock.now() },
  })
  const paidId = await verifyPayment(app, claim, await provider.pay(orderId))
  // The seat that they could not take is offered to the next meanwhile.
  expect([await entryOf(entry.id), await entryOf(next.id)]).toMatchObject([{ state: 'waiting' }, { state: 'offered' }])
  clock.advance(12 * 60 * 60_000 + 1)
  await sweepSeats(app)
  expect([await entryOf(entry.id), await entryOf(next.id)]).toMatchObject([{ state: 'waiting' }, { state: 'expired' }])
  const { code, amount } = await db.workshopRegistration.findUniqueOrThrow({ where: { id: paidId } })
  await cancelWorkshopRegistration(app, { code, expectedRefund: amount })
  const offered = await entryOf(entry.id)
  expect(offered).toMatchObject({
    state: 'offered',
    offerExpiresAt: new Date(clock.now().getTime() + 12 * 60 * 60_000),
  })
  const taken = await createWorkshopOrder(app, {
    workshopId: id,
    ...registrant({ email: entry.email, offerCode: offered.code }),
  })
  expect(taken).toMatchObject({ orderId: expect.any(String) as string })
})

test.each([
  ['waiting', 3],
  ['offered', 2],
] as const)(
  'ends one that is %s when the account that paid has the address confirmed, and not before',
  async (state, taken) => {
    const email = `${state}@test.example`
    const mentee = await makeMentee(db, { email, emailConfirmedAt: null })
    const { id, entry, orderId } = await waitingWithOrder(state, { email, menteeId: mentee.id })
    await verifyPayment(app, claim, await provider.pay(orderId))
    expect(await entryOf(entry.id)).toMatchObject({ state: 'waiting' })
    await db.mentee.update({ where: { id: mentee.id }, data: { emailConfirmedAt: clock.now() } })
    await inTransaction(db, (tx) => allocateSeats(tx, app, id))
    expect(await entryOf(entry.id)).toMatchObject({ state: 'registered' })
    expect(await db.workshop.findUniqueOrThrow({ where: { id } })).toMatchObject({ seatsTaken: taken })
  },
)
