/** Registering for workshops and paying, as visitors and mentees do it. */
import { beforeEach, describe, expect, test } from 'vitest'
import { verifyPayment } from '../payments/verifyPayment.ts'
import { makeMentee, makeWorkshop } from '../testing/factories.ts'
import { testTill } from '../testing/till.ts'
import { registerPaid, registrant } from '../testing/workshops.ts'
import { createWorkshopOrder } from './createWorkshopOrder.ts'

const till = await testTill()
const { app, db, provider, payments } = till
const claim = { kind: 'workshop_registration', by: 'visitor' } as const

beforeEach(() => till.calm())

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
