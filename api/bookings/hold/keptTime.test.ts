/** Somebody who reserves a time again and again without paying has to leave it to others in between. */
import { MINUTE_MS } from '../../rules/time/durations.ts'
import { beforeEach, expect, test } from 'vitest'
import { PaymentProviderUnavailableError } from '../../provider/errors.ts'
import { istInstant } from '../../rules/time/time.ts'
import { makeMentee, makeMentor } from '../../testing/factories.ts'
import { testTill } from '../../testing/till.ts'
import { SlotTakenError } from '../bookingErrors.graphql.ts'
import { createBookingOrder } from '../checkout/bookingOrder.graphql.ts'
import { releaseHold, takeHold } from './holds.ts'

const { app, clock, db, order, calm, provider } = await testTill()
beforeEach(calm)

const startsAt = istInstant('2026-11-28', '10:30')
const pass = () => clock.advance(app.config.holdMinutes * MINUTE_MS)

test('who has not paid twice waits as long as the time was kept; others can take it meanwhile', async () => {
  const { mentorId, menteeId } = await order()
  pass()
  // A payment that failed is tried again at once.
  await order({ mentorId, menteeId })
  pass()
  const again = await order({ mentorId, menteeId }).catch((error: unknown) => error)
  expect(again).toBeInstanceOf(SlotTakenError)
  // Reserved from 10:00 to 10:30.
  expect(again).toMatchObject({
    message: expect.stringContaining('You can reserve it again from Sat 21 Nov, 11:01 am IST'),
  })
  await expect(takeHold(app, { menteeId, mentorId, wanted: { packageType: 'starter', startsAt } })).rejects.toThrow(
    SlotTakenError,
  )
  // Another time of the mentor's, or the same of another mentor's, is nobody's loss.
  await order({ mentorId, menteeId, time: '15:00' })
  await order({ mentorId: (await makeMentor(db)).id, menteeId })
  await releaseHold(app, menteeId)
  clock.advance(30 * MINUTE_MS)
  await expect(order({ mentorId, menteeId })).rejects.toThrow(SlotTakenError)
  clock.advance(MINUTE_MS)
  await order({ mentorId, menteeId })
})

test('meanwhile somebody else takes it', async () => {
  const { mentorId, menteeId } = await order()
  pass()
  await order({ mentorId, menteeId })
  pass()
  await expect(order({ mentorId, menteeId })).rejects.toThrow(SlotTakenError)
  const other = await order({ mentorId })
  expect(other.menteeId).not.toBe(menteeId)
})

test('who lets a time go right before its end has kept it too; who wavers between two has not', async () => {
  const { id: mentorId } = await makeMentor(db)
  const { id: menteeId } = await makeMentee(db)
  const hold = (time: string) =>
    takeHold(app, {
      menteeId,
      mentorId,
      wanted: { packageType: 'starter', startsAt: istInstant('2026-11-28', time) },
    })
  for (let times = 1; times <= 20; times++) await hold(times % 2 ? '10:30' : '15:00')
  await releaseHold(app, menteeId)
  for (let times = 1; times <= 3; times++) {
    await hold('10:30')
    clock.advance((app.config.holdMinutes - 1) * MINUTE_MS)
    await releaseHold(app, menteeId)
  }
  await expect(hold('10:30')).rejects.toThrow(SlotTakenError)
})

test('a provider that cannot be reached costs nobody their turn', async () => {
  const { id: mentorId } = await makeMentor(db)
  const { id: menteeId } = await makeMentee(db)
  await provider.chaos({ calls: 'checkout', status: 500 })
  for (let times = 1; times <= 3; times++)
    await expect(order({ mentorId, menteeId })).rejects.toThrow(PaymentProviderUnavailableError)
  await provider.chaos()
  await order({ mentorId, menteeId })
})

test('a package occupies no time, and is ordered again at once', async () => {
  const { id: mentorId } = await makeMentor(db)
  const { id: menteeId } = await makeMentee(db)
  for (let times = 1; times <= 4; times++) {
    await createBookingOrder(app, menteeId, {
      mentorId,
      packageType: 'advanced',
      startDate: '2026-11-25',
      agenda: 'Check my drawing, please.',
    })
    pass()
  }
})
