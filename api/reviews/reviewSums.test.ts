/** Rating and number are those of the rows, whatever happens to them at the same time. */
import { expect, test } from 'vitest'
import { removePerson } from '../accountClosing/removePerson.ts'
import { DAY_MS } from '../rules/time/durations.ts'
import { testApp } from '../testing/app.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'
import { setHidden } from './hideReview.graphql.ts'
import { editReview, writeReview } from './writeReview.graphql.ts'

const { app, db, clock } = await testApp()
const WORDS = { tags: [], body: '', outcomeScore: null }
const BY = { id: 1, username: 'admin' }

/** What stands beside what the rows say, for each mentor. */
async function sums() {
  return await db.$queryRaw<{ stands: string; counted: string }[]>`
    SELECT concat(m.rating, ' of ', m.review_count) AS stands,
      concat(coalesce(round(avg(r.stars), 2), 0::numeric(3, 2)), ' of ', count(r.id)) AS counted
    FROM mentors m LEFT JOIN reviews r ON r.mentor_id = m.id AND r.hidden_at IS NULL GROUP BY m.id ORDER BY m.id`
}

/** As many at once as the pool has connections. */
async function atOnce<Item>(items: readonly Item[], work: (item: Item, n: number) => Promise<unknown>): Promise<void> {
  const left = items.entries()
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      for (const [n, item] of left) await work(item, n)
    }),
  )
}

async function expectTrueSums() {
  const rows = await sums()
  expect(rows.map(({ stands }) => stands)).toEqual(rows.map(({ counted }) => counted))
  return rows.map(({ counted }) => counted)
}

test('a hundred reviews at once, then edits, hides and closed accounts: the sums are those of the rows', async () => {
  const mentors = [await makeMentor(db), await makeMentor(db)]
  const endsAt = new Date(clock.now().getTime() - DAY_MS)
  const people = await Promise.all(
    Array.from({ length: 100 }, async (_, n) => {
      const mentorId = mentors[n % 2]!.id
      const { id: menteeId } = await makeMentee(db)
      const startsAt = new Date(endsAt.getTime() - (n + 1) * 60 * 60_000)
      const { id: bookingId } = await db.booking.create({
        data: {
          mentorId,
          menteeId,
          startsAt,
          endsAt: new Date(startsAt.getTime() + 45 * 60_000),
          duration: 45,
          agenda: '',
          selectedTimeSlot: '',
          status: 'completed',
          paymentStatus: 'completed',
        },
      })
      return { menteeId, bookingId, stars: (n % 5) + 1 }
    }),
  )
  await atOnce(people, ({ menteeId, bookingId, stars }) => writeReview(app, menteeId, { bookingId, stars, ...WORDS }))
  expect(await expectTrueSums()).toEqual(['3.00 of 50', '3.00 of 50'])

  const reviews = await db.review.findMany({ orderBy: { id: 'asc' } })
  await atOnce(reviews, async ({ id, menteeId, stars }, n) => {
    const by = people.find((person) => person.menteeId === menteeId)!.menteeId
    if (n % 4 === 0) return await editReview(app, by, { reviewId: id, stars: 6 - stars, ...WORDS })
    if (n % 4 === 1) return await setHidden(app, BY, { reviewId: id, reason: 'It is spam.', isHidden: true })
    if (n % 20 === 2) return await removePerson(app, { type: 'mentee', id: by })
    return await db.review.delete({ where: { id } })
  })
  await expectTrueSums()
  // A mentor whose account goes while one of their reviews is shown again.
  const [hidden] = await db.review.findMany({ where: { hiddenAt: { not: null }, mentorId: mentors[0]!.id } })
  await Promise.allSettled([
    setHidden(app, BY, { reviewId: hidden!.id, reason: 'It is none.', isHidden: false }),
    removePerson(app, { type: 'mentor', id: mentors[0]!.id }),
  ])
  expect(await expectTrueSums()).toHaveLength(1)
})
