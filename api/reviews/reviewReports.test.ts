/** How many reports may reach our team. */
import { expect, test } from 'vitest'
import { memberFrom } from '../graphql/identity.ts'
import { RateLimitedError } from '../rules/userErrors.ts'
import { testApp } from '../testing/app.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'
import { reportReview } from './reviewReportActs.graphql.ts'

const { app, db, clock } = await testApp()

test('ten a day of a member, and of one IP sixty, however many accounts; other places count apart', async () => {
  const [{ id: mentorId }, { id: menteeId }] = [await makeMentor(db), await makeMentee(db)]
  const session = { mentorId, menteeId, status: 'completed', agenda: '', duration: 60, selectedTimeSlot: '' } as const
  const { id: bookingId } = await db.booking.create({
    data: { ...session, startsAt: clock.now(), endsAt: new Date(clock.now().getTime() + 3_600_000) },
  })
  const { id: reviewId } = await db.review.create({ data: { bookingId, mentorId, menteeId, stars: 1 } })
  const member = (id: number) => memberFrom({ type: 'community', id, sessionHash: '' })
  const report = (id: number, ip = '203.0.113.7') =>
    reportReview(app, member(id), { reviewId, reason: 'fake', details: undefined }, { ip })
  for (let count = 0; count < 10; count += 1) await report(1)
  await expect(report(1)).rejects.toThrow(RateLimitedError)
  for (let id = 2; id <= 51; id += 1) await report(id)
  await expect(report(52)).rejects.toThrow(RateLimitedError)
  await report(52, '198.51.100.7')
  expect(await db.reviewReport.count()).toBe(52)
})
