/** One machine with fresh accounts does not make all of a mentor's times look taken. */
import { beforeEach, expect, test } from 'vitest'
import { MINUTE_MS } from '../rules/durations.ts'
import { typed } from '../graphql/typed.ts'
import { testApp } from '../testing/app.ts'
import { asGuest, asMentee } from '../testing/client.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'
import { memberFrom } from '../graphql/identity.ts'
import { bookingPurchase } from './bookings.purchase.ts'
import { releaseHold, takeHold } from './holds.ts'
import { UNPAID } from './unpaidHolds.ts'

const { app, db, clock } = await testApp()
const HERE = '203.0.113.5'

let mentorId: number
beforeEach(async () => {
  ;({ id: mentorId } = await makeMentor(db, { available: true }))
  await db.mentorAvailability.deleteMany({ where: { mentorId } })
  const windows = [1, 2, 3].map((dayOfWeek) => ({ mentorId, dayOfWeek, startTime: '10:00', endTime: '13:00' }))
  await db.mentorAvailability.createMany({ data: windows })
})

const HOLD = typed(`mutation ($mentorId: Int!, $startsAt: DateTime!) {
  holdSlot(input: { mentorId: $mentorId, startsAt: $startsAt }) { __typename ... on RateLimitedError { message retryAfter } }
}`)
const FREE = typed(`query ($id: Int!) {
  mentor(id: $id) { freeSlots(from: "2026-11-21", to: "2026-12-20") { startsAt } }
}`)
const free = async () =>
  (await asGuest(app).run(FREE, { id: mentorId })).data.mentor!.freeSlots.map(({ startsAt }) => startsAt)
const hold = async (id: number, startsAt: string, ip = HERE) =>
  (await asMentee(app, id, { ip }).run(HOLD, { mentorId, startsAt })).data.holdSlot
const menteeOf = ({ id }: { id: number }) => memberFrom({ type: 'mentee', id, sessionHash: '' }).id as never

test('accounts without a confirmed address hold six times of a mentor at once from one network', async () => {
  const times = await free()
  const people: number[] = []
  for (const startsAt of times.slice(0, UNPAID.chosen)) {
    const { id } = await makeMentee(db)
    people.push(id)
    expect(await hold(id, startsAt)).toEqual({ __typename: 'HoldSlotPayload' })
  }
  const [wanted, other, another] = times.slice(UNPAID.chosen)
  const late = await makeMentee(db)
  expect(await hold(late.id, wanted!)).toEqual({
    __typename: 'RateLimitedError',
    message:
      'Too many of this mentor’s slots are reserved from your network. Confirm your email address, or try again in a few minutes.',
    retryAfter: app.config.holdMinutes * 60,
  })
  expect(await free()).toHaveLength(times.length - UNPAID.chosen)
  // Who holds one may choose another; a confirmed account and other networks go on, and so does an order.
  expect(await hold(people[0]!, other!)).toEqual({ __typename: 'HoldSlotPayload' })
  const confirmed = await makeMentee(db, { emailConfirmedAt: clock.now() })
  expect(await hold(confirmed.id, another!)).toEqual({ __typename: 'HoldSlotPayload' })
  expect(await hold(late.id, wanted!, '203.0.113.6')).toEqual({ __typename: 'HoldSlotPayload' })
  const payer = await makeMentee(db)
  const startsAt = new Date((await free())[0]!)
  await takeHold(app, {
    menteeId: menteeOf(payer),
    mentorId,
    wanted: { packageType: 'starter', startsAt },
    ip: HERE,
    order: { purchase: bookingPurchase, price: () => 50_000, by: 'system' },
  })
  clock.advance(app.config.holdMinutes * MINUTE_MS)
  const next = await makeMentee(db)
  expect(await hold(next.id, (await free())[0]!)).toEqual({ __typename: 'HoldSlotPayload' })
})

test('a private address is nobody’s network', async () => {
  const times = await free()
  for (const startsAt of times.slice(0, UNPAID.chosen + 1))
    expect(await hold((await makeMentee(db)).id, startsAt, '10.0.0.7')).toEqual({ __typename: 'HoldSlotPayload' })
})

test('and twenty-four when orders are opened for them; the network is forgotten with the hold', async () => {
  const times = await free()
  const book = async (place: number) => {
    const menteeId = menteeOf(await makeMentee(db))
    const wanted = { packageType: 'starter', startsAt: new Date(times[place]!) } as const
    await takeHold(app, {
      menteeId,
      mentorId,
      wanted,
      ip: HERE,
      order: { purchase: bookingPurchase, price: () => 50_000, by: 'system' },
    })
    return menteeId
  }
  const [first] = [await book(0)]
  for (let place = 1; place < UNPAID.all; place++) await book(place)
  await expect(book(UNPAID.all)).rejects.toMatchObject({ name: 'RateLimitedError' })
  await releaseHold(app, first)
  await book(UNPAID.all)
  const marked = await db.booking.findMany({ where: { mentorId, heldFrom: { not: null } } })
  expect(marked.map(({ status }) => status)).toEqual(Array(UNPAID.all).fill('pending'))
})
