/** Registering for workshops and paying, as visitors and mentees do it. */
import { MINUTE_MS } from '../../rules/time/durations.ts'
import { verifyPayment } from '../../payments/settle/settlePayment.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeMentee, makeWorkshop } from '../../testing/factories.ts'
import { testTill } from '../../testing/till.ts'
import { registerPaid, registrant } from '../../testing/workshops.ts'
import { createWorkshopOrder } from './createWorkshopOrder.graphql.ts'
import { confirmWorkshopRegistration } from './register.ts'

const till = await testTill()
const { app, db, clock, provider, payments } = till
const claim = { kind: 'workshop_registration', by: 'visitor' } as const

beforeEach(async () => {
  await till.calm()
  await db.rateLimit.deleteMany()
})

const seatsOf = (id: number) =>
  db.workshop.findUniqueOrThrow({ where: { id }, select: { registeredCount: true, seatsTaken: true } })
const registrationOf = (id: number) => db.workshopRegistration.findUniqueOrThrow({ where: { id } })

describe('a paid workshop', () => {
  test('holds a seat for a visitor, and registers them when it is paid', async () => {
    const workshop = await makeWorkshop(db, { maxParticipants: 2 })
    const order = await createWorkshopOrder(app, {
      workshopId: workshop.id,
      ...registrant({ email: 'Asha@test.example' }),
    })
    expect(order).toMatchObject({
      outcome: 'pay',
      keyId: 'rzp_test_sandbox',
      currency: 'INR',
      amount: 49_900,
      platformFee: 9_980,
      mentorEarning: 39_920,
    })
    expect(await seatsOf(workshop.id)).toEqual({ registeredCount: 0, seatsTaken: 1 })
    const proof = await provider.pay(order.orderId!)
    for (let times = 0; times < 2; times++) expect(await verifyPayment(app, claim, proof)).toBe(order.registrationId)
    expect(await registrationOf(order.registrationId)).toMatchObject({
      menteeId: null,
      seat: 'registered',
      paymentStatus: 'completed',
      email: 'Asha@test.example',
      razorpayPaymentId: proof.paymentId,
      razorpayOrderId: proof.orderId,
      amount: 49_900,
      platformFee: 9_980,
      mentorEarning: 39_920,
      holdExpiresAt: null,
    })
    expect(await seatsOf(workshop.id)).toEqual({ registeredCount: 1, seatsTaken: 1 })
    expect(await payments(proof.orderId)).toMatchObject([{ amount: 49_900, menteeId: null, refunds: [] }])
  })

  test('takes one registration an address, whatever its case', async () => {
    const { id: workshopId } = await makeWorkshop(db)
    await registerPaid(till, workshopId, { email: 'once@test.example' })
    const again = createWorkshopOrder(app, { workshopId, ...registrant({ email: 'ONCE@test.example' }) })
    await expect(again).rejects.toThrow('You are already registered for this workshop')
  })

  test('is full once every seat is registered or held', async () => {
    const { id: workshopId } = await makeWorkshop(db, { maxParticipants: 2 })
    await registerPaid(till, workshopId)
    await createWorkshopOrder(app, { workshopId, ...registrant() })
    const third = createWorkshopOrder(app, { workshopId, ...registrant() })
    await expect(third).rejects.toThrow('Workshop is full')
    expect(await seatsOf(workshopId)).toEqual({ registeredCount: 1, seatsTaken: 2 })
  })
})

describe('a free workshop', () => {
  test('registers a mentee whose address is confirmed at once, anybody else after the mail', async () => {
    const { id: workshopId } = await makeWorkshop(db, { price: 0 })
    const mentee = await makeMentee(db, { emailConfirmedAt: new Date() })
    const own = { menteeId: mentee.id, email: mentee.email.toUpperCase() }
    const registered = await createWorkshopOrder(app, { workshopId, ...registrant(own) })
    expect(registered).toMatchObject({
      outcome: 'registered',
      orderId: null,
      amount: 0,
      platformFee: 0,
      mentorEarning: 0,
    })
    expect(await registrationOf(registered.registrationId)).toMatchObject({ seat: 'registered', menteeId: mentee.id })
    for (const someone of [
      registrant(),
      registrant({ menteeId: mentee.id }),
      registrant({ menteeId: (await makeMentee(db)).id }),
    ]) {
      const asked = await createWorkshopOrder(app, { workshopId, ...someone })
      expect(asked).toMatchObject({ outcome: 'confirm_email', orderId: null })
      expect(await registrationOf(asked.registrationId)).toMatchObject({ seat: 'none', paymentStatus: 'pending' })
    }
    expect(await seatsOf(workshopId)).toEqual({ registeredCount: 1, seatsTaken: 1 })
  })
})

describe('a free workshop and one mailbox', () => {
  const seats = (n: number) => Array.from({ length: n }, (_, i) => `evil+${i}@test.example`)

  test('its confirmed accounts get six seats, also by way of the waiting list and of mailed links; others get theirs', async () => {
    const { id: workshopId } = await makeWorkshop(db, { price: 0, maxParticipants: 12 })
    const own = async (email: string) => {
      const { id: menteeId } = await makeMentee(db, { email, emailConfirmedAt: new Date() })
      return await createWorkshopOrder(app, { workshopId, ...registrant({ menteeId, email }) })
    }
    const [last = '', ...six] = seats(7)
    for (const email of six) expect(await own(email)).toMatchObject({ outcome: 'registered' })
    await db.waitingListEntry.create({
      data: {
        workshopId,
        email: last,
        state: 'offered',
        queuedAt: new Date(),
        offeredAt: clock.now(),
        offerExpiresAt: new Date(clock.now().getTime() + 3_600_000),
      },
    })
    await expect(own(last)).rejects.toThrow('of your mailbox have too many seats')
    const asked = await createWorkshopOrder(app, { workshopId, ...registrant({ email: 'evil+link@test.example' }) })
    const { code } = await registrationOf(asked.registrationId)
    await expect(confirmWorkshopRegistration(app, { code, menteeId: null })).rejects.toThrow('of your mailbox')
    expect(await own('good@test.example')).toMatchObject({ outcome: 'registered' })
    expect(await seatsOf(workshopId)).toEqual({ registeredCount: 7, seatsTaken: 8 })
  })
})

describe('a free workshop, after the mail,', () => {
  /** Somebody who has asked for a seat; answers the code that they were mailed. */
  async function asked(workshopId: number) {
    const person = registrant()
    const { registrationId } = await createWorkshopOrder(app, { workshopId, ...person })
    const mail = await db.email.findFirstOrThrow({ where: { toAddress: person.email } })
    const code = /workshop-tickets\/([0-9a-f]{32})/.exec(mail.text)?.[1]
    expect(code).toBe((await registrationOf(registrationId)).code)
    return { registrationId, code: code! }
  }

  test('gives the seat when it is confirmed, and stays as it is when it is confirmed again', async () => {
    const { id } = await makeWorkshop(db, { price: 0 })
    const { registrationId, code } = await asked(id)
    for (let times = 0; times < 2; times++) await confirmWorkshopRegistration(app, { code, menteeId: null })
    expect(await registrationOf(registrationId)).toMatchObject({ seat: 'registered', amount: 0 })
    expect(await seatsOf(id)).toEqual({ registeredCount: 1, seatsTaken: 1 })
    await expect(confirmWorkshopRegistration(app, { code: 'none', menteeId: null })).rejects.toThrow('Ticket not found')
  })

  test('gives the seat that the waiting list offers to the same address', async () => {
    const { id } = await makeWorkshop(db, { price: 0, maxParticipants: 1 })
    const { registrationId, code } = await asked(id)
    const { email } = await registrationOf(registrationId)
    const until = new Date(clock.now().getTime() + 60 * MINUTE_MS)
    const offered = { state: 'offered', queuedAt: clock.now(), offeredAt: clock.now(), offerExpiresAt: until } as const
    await db.waitingListEntry.create({ data: { workshopId: id, email: email.toUpperCase(), ...offered } })
    await confirmWorkshopRegistration(app, { code, menteeId: null })
    expect(await db.waitingListEntry.findMany({ where: { workshopId: id } })).toMatchObject([{ state: 'registered' }])
    expect(await seatsOf(id)).toEqual({ registeredCount: 1, seatsTaken: 1 })
  })

  test.each([
    ['it is full', { maxParticipants: 1 }, 'Workshop is full'],
    ['registration has closed', { date: new Date('2026-11-22T00:00:00Z') }, 'Registrations closed'],
    ['it is cancelled', { isActive: false, cancelledAt: new Date() }, 'This workshop is no longer available.'],
    ['it costs something now', { price: 10_000 }, 'This workshop is not free.'],
  ])('gives none when %s', async (_why, data, message) => {
    const { id } = await makeWorkshop(db, { price: 0 })
    const { registrationId, code } = await asked(id)
    const mentee = await makeMentee(db, { emailConfirmedAt: new Date() })
    await createWorkshopOrder(app, { workshopId: id, ...registrant({ menteeId: mentee.id, email: mentee.email }) })
    await db.workshop.update({ where: { id }, data })
    await expect(confirmWorkshopRegistration(app, { code, menteeId: null })).rejects.toThrow(message)
    expect(await registrationOf(registrationId)).toMatchObject({ seat: 'none', paymentStatus: 'pending' })
  })
})

describe('an order of one’s own', () => {
  test('is answered again with the details given last, and takes no longer', async () => {
    const { id } = await makeWorkshop(db, { maxParticipants: 1 })
    const person = registrant()
    const first = await createWorkshopOrder(app, { workshopId: id, ...person })
    const { holdExpiresAt } = await registrationOf(first.registrationId)
    clock.advance(5 * MINUTE_MS)
    const details = { name: 'Ravi Das', phone: '+91 90000 00001', email: person.email.toUpperCase() }
    const again = await createWorkshopOrder(app, { workshopId: id, ...person, ...details })
    expect(again).toMatchObject({ registrationId: first.registrationId, orderId: first.orderId })
    expect(await registrationOf(first.registrationId)).toMatchObject({ ...details, holdExpiresAt })
    await provider.pay(again.orderId!)
    await till.deliver()
    await expect(createWorkshopOrder(app, { workshopId: id, ...person })).rejects.toThrow('already registered')
    expect(await registrationOf(first.registrationId)).toMatchObject(details)
  })

  test('is never another account’s, nor a visitor’s', async () => {
    const { id } = await makeWorkshop(db)
    const [one, other] = [await makeMentee(db), await makeMentee(db)]
    const email = 'shared@test.example'
    const orders = []
    for (const menteeId of [one.id, other.id, null, one.id])
      orders.push(await createWorkshopOrder(app, { workshopId: id, ...registrant({ email, menteeId }) }))
    const [ofOne, ofOther, ofVisitor, ofOneAgain] = orders
    expect(new Set([ofOne, ofOther, ofVisitor].map((order) => order!.registrationId)).size).toBe(3)
    expect(ofOneAgain!.orderId).toBe(ofOne!.orderId)
  })
})

describe('a workshop that', () => {
  test.each([
    ['is not there', { isActive: false }, 'Workshop not found'],
    ['is too close', { date: '2026-11-22' }, 'Registrations closed'],
    ['has begun', { date: '2026-11-20' }, 'Registrations closed'],
  ])('%s takes no registrations', async (_what, data, message) => {
    const { id } = await makeWorkshop(db, data)
    await expect(createWorkshopOrder(app, { workshopId: id, ...registrant() })).rejects.toThrow(message)
    expect(await seatsOf(id)).toEqual({ registeredCount: 0, seatsTaken: 0 })
  })

  test.each([
    ['price', { price: 99_900 }, 'costs ₹999 now'],
    ['price, to nothing,', { price: 0 }, 'is free now'],
    ['time', { time: '18:00' }, 'is on Sat 5 Dec, 6:00 pm IST now'],
  ])('has another %s than was shown takes nothing and says so, also from whoever has a seat held', async (...given) => {
    const [, change, words] = given
    const { id, price, startsAt } = await makeWorkshop(db)
    const shown = { workshopId: id, ...registrant(), expectedPrice: price, expectedStart: startsAt }
    const { orderId } = await createWorkshopOrder(app, shown)
    const now = await db.workshop.update({ where: { id }, data: change })
    for (const email of [shown.email, 'somebody@test.example'])
      await expect(createWorkshopOrder(app, { ...shown, email })).rejects.toThrow(words)
    expect(await db.workshopRegistration.findMany({ where: { workshopId: id } })).toMatchObject([{ amount: price }])
    const read = { ...shown, expectedPrice: now.price, expectedStart: now.startsAt }
    expect((await createWorkshopOrder(app, read)).orderId === orderId).toBe(now.price === price)
  })

  test('closes 24 hours before the day begins', async () => {
    const { id } = await makeWorkshop(db, { date: '2026-12-05' })
    const closes = new Date('2026-12-03T18:30:00Z')
    clock.set(new Date(closes.getTime() - 1))
    await createWorkshopOrder(app, { workshopId: id, ...registrant() })
    clock.set(closes)
    await expect(createWorkshopOrder(app, { workshopId: id, ...registrant() })).rejects.toThrow('Registrations closed')
  })
})
