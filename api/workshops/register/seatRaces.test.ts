/** Whoever comes at the same moment: never more seats than there are, and nobody waits for somebody who waits for them. */
import { MINUTE_MS } from '../../rules/time/durations.ts'
import { handleWebhook, receiveWebhook } from '../../payments/settle/webhooks.ts'
import { inspect } from 'node:util'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../database/client.ts'
import { inTransaction } from '../../database/transaction.ts'
import { UserError } from '../../rules/userErrors.ts'
import { makeWorkshop } from '../../testing/factories.ts'
import { testTill } from '../../testing/till.ts'
import { registerPaid, registrant } from '../../testing/workshops.ts'
import { allocateSeats, lockWorkshop } from '../seats.ts'
import { cancelWorkshopRegistration } from './cancelRegistration.ts'
import { createWorkshopOrder } from './createWorkshopOrder.graphql.ts'
import { confirmWorkshopRegistration } from './register.ts'
import { takeSeat } from './takeSeat.ts'

const till = await testTill()
const { app, db, clock, provider } = till
beforeEach(() => till.calm())

const people = (count: number, workshopId: number) =>
  Array.from({ length: count }, () => ({ workshopId, ...registrant() }))

/** The messages of those who were refused; anything else than a refusal fails. */
async function refusals(calls: readonly Promise<unknown>[]): Promise<string[]> {
  const ends = await Promise.allSettled(calls)
  return ends.flatMap((end) => {
    if (end.status === 'fulfilled') return []
    if (!(end.reason instanceof UserError)) throw end.reason
    return [end.reason.message]
  })
}

async function seatsOf(id: number) {
  const { maxParticipants, registeredCount, seatsTaken } = await db.workshop.findUniqueOrThrow({ where: { id } })
  const rows = await db.workshopRegistration.groupBy({ by: ['seat'], where: { workshopId: id }, _count: true })
  const count = (seat: string) => rows.find((row) => row.seat === seat)?._count ?? 0
  const offered = await db.waitingListEntry.count({ where: { workshopId: id, state: 'offered' } })
  expect({ registeredCount, seatsTaken }).toEqual({
    registeredCount: count('registered'),
    seatsTaken: count('registered') + count('held') + offered,
  })
  return { maxParticipants, registered: registeredCount, taken: seatsTaken }
}

/** The same database, which notes each transaction that was a deadlock's victim: it is tried again, and nobody would know. */
function noting(database: Database): { db: Database; victims: unknown[] } {
  const victims: unknown[] = []
  const transaction = async (...given: never[]) => {
    try {
      return await (database.$transaction as (...all: never[]) => Promise<unknown>)(...given)
    } catch (error) {
      if (/40P01|deadlock/i.test(inspect(error, { depth: 6 }))) victims.push(error)
      throw error
    }
  }
  return {
    victims,
    db: new Proxy(database, {
      get: (target, key) => (key === '$transaction' ? transaction : Reflect.get(target, key)),
    }),
  }
}

describe('the last seat', () => {
  test.each([1, 3])('of %i: 15 race, and as many as there are seats get one', async (maxParticipants) => {
    for (let round = 0; round < 4; round++) {
      const { id } = await makeWorkshop(db, { maxParticipants })
      const refused = await refusals(people(15, id).map((person) => takeSeat(app, person)))
      expect(refused).toEqual(Array(15 - maxParticipants).fill('Workshop is full'))
      expect(await seatsOf(id)).toMatchObject({ taken: maxParticipants })
    }
  })

  test('through the whole till: one is ordered, paid and registered', async () => {
    const { id } = await makeWorkshop(db, { maxParticipants: 1 })
    const orders = people(15, id).map((person) => createWorkshopOrder(app, person))
    expect(await refusals(orders)).toHaveLength(14)
    const [won] = (await Promise.allSettled(orders)).flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []))
    await provider.pay(won!.orderId!)
    await till.deliver()
    expect(await seatsOf(id)).toMatchObject({ registered: 1, taken: 1 })
    expect(await db.paymentOrder.count({ where: { registration: { workshopId: id } } })).toBe(1)
  })

  test('without the constraint 15 get it: it is the constraint that decides', async () => {
    const { id } = await makeWorkshop(db, { maxParticipants: 1 })
    await db.$executeRaw`ALTER TABLE workshops DROP CONSTRAINT workshops_seats`
    try {
      expect(await refusals(people(15, id).map((person) => takeSeat(app, person)))).toEqual([])
      expect(await seatsOf(id)).toMatchObject({ taken: 15 })
    } finally {
      await db.workshopRegistration.deleteMany({ where: { workshopId: id } })
      await db.$executeRaw`ALTER TABLE workshops ADD CONSTRAINT workshops_seats CHECK (max_participants >= 1
        AND 0 <= registered_count AND registered_count <= seats_taken AND seats_taken <= max_participants)`
    }
  })

  test('the constraint alone holds, also when nobody waits for the lock', async () => {
    const { id } = await makeWorkshop(db, { maxParticipants: 1 })
    const holdExpiresAt = new Date(clock.now().getTime() + MINUTE_MS)
    const bare = people(15, id).map(({ workshopId, name, email, phone }) =>
      db.workshopRegistration.create({ data: { workshopId, name, email, phone, seat: 'held', holdExpiresAt } }),
    )
    const ends = await Promise.allSettled(bare)
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await seatsOf(id)).toMatchObject({ taken: 1 })
  })

  test('goes to one of those who confirm a free registration at once', async () => {
    const { id } = await makeWorkshop(db, { price: 0, maxParticipants: 1 })
    const asked = await Promise.all(people(8, id).map((person) => takeSeat(app, person)))
    const rows = await db.workshopRegistration.findMany({
      where: { id: { in: asked.map((one) => one.registrationId) } },
    })
    const refused = await refusals(rows.map(({ code }) => confirmWorkshopRegistration(app, { code, menteeId: null })))
    expect(refused).toEqual(Array(7).fill('Workshop is full'))
    expect(await seatsOf(id)).toMatchObject({ registered: 1, taken: 1 })
  })
})

test('capacity is lowered while people order: there are never more seats than it', async () => {
  for (let round = 0; round < 6; round++) {
    const { id } = await makeWorkshop(db, { maxParticipants: 6 })
    await takeSeat(app, { workshopId: id, ...registrant() })
    const lowered = db.workshop.update({ where: { id }, data: { maxParticipants: 2 } }).then(
      () => true,
      () => false,
    )
    await refusals(people(5, id).map((person) => takeSeat(app, person)))
    await lowered
    const { maxParticipants, taken } = await seatsOf(id)
    expect(taken).toBeLessThanOrEqual(maxParticipants)
  }
})

test('two tabs of one person have one registration and one order, whatever the case of the address', async () => {
  const { id: workshopId } = await makeWorkshop(db, { maxParticipants: 2 })
  const person = registrant({ email: 'Two.Tabs@test.example' })
  const tabs = ['Two.Tabs@test.example', 'two.tabs@TEST.example', 'TWO.TABS@test.example', 'two.tabs@test.example']
  const orders = await Promise.all(tabs.map((email) => createWorkshopOrder(app, { workshopId, ...person, email })))
  expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(1)
  expect(new Set(orders.map(({ registrationId }) => registrationId)).size).toBe(1)
  expect(await seatsOf(workshopId)).toMatchObject({ taken: 1 })
})

test('an order is paid, taken up again, let go and cancelled at once: all is settled, and nobody runs into a deadlock', async () => {
  const noted = noting(db)
  const watched = { ...till.app, db: noted.db }
  for (let round = 0; round < 5; round++) {
    const { id } = await makeWorkshop(db, { maxParticipants: 4 })
    const guest = await registerPaid(till, id)
    const waiting = people(3, id)
    const orders = await Promise.all(waiting.map((person) => createWorkshopOrder(watched, person)))
    for (const { orderId } of orders) await provider.pay(orderId!)
    const webhooks = await provider.webhooks()
    for (const webhook of webhooks) await receiveWebhook(watched, webhook)
    if (round % 2 === 1) clock.advance(20 * MINUTE_MS)
    await refusals([
      ...webhooks.map(({ eventId }) => handleWebhook(watched, eventId)),
      ...webhooks.map(({ eventId }) => handleWebhook(watched, eventId)),
      ...waiting.map((person) => createWorkshopOrder(watched, person)),
      ...people(3, id).map((person) => takeSeat(watched, person)),
      cancelWorkshopRegistration(watched, { code: guest.code, expectedRefund: guest.amount }),
      cancelWorkshopRegistration(watched, { code: guest.code, expectedRefund: guest.amount }),
      inTransaction(watched.db, (tx) => allocateSeats(tx, watched, id)),
    ])
    const { maxParticipants, taken } = await seatsOf(id)
    expect(taken).toBeLessThanOrEqual(maxParticipants)
    const paid = await db.payment.findMany({
      where: { order: { registration: { workshopId: id } } },
      include: { refunds: true, order: { include: { registration: true } } },
    })
    expect(paid).toHaveLength(4)
    for (const payment of paid) {
      const stands = payment.order.registration?.seat === 'registered'
      expect([stands, payment.refundedAmount]).toEqual([stands, stands ? 0 : payment.amount])
    }
    expect(await db.refund.count({ where: { payment: { providerPaymentId: guest.razorpayPaymentId! } } })).toBe(1)
  }
  expect(noted.victims).toEqual([])
})

test('a deadlock would be noted', async () => {
  const noted = noting(db)
  const [one, other] = [await makeWorkshop(db), await makeWorkshop(db)]
  const met = Promise.withResolvers<void>()
  let waiting = 0
  const crossing = ([first, second]: number[]) =>
    inTransaction(noted.db, async (tx) => {
      await lockWorkshop(tx, first!)
      if ((waiting += 1) >= 2) met.resolve()
      await met.promise
      await lockWorkshop(tx, second!)
    })
  await Promise.all([crossing([one.id, other.id]), crossing([other.id, one.id])])
  expect(noted.victims).toHaveLength(1)
})
