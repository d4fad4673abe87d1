import { beforeAll, expect, test } from 'vitest'
import { typed } from '../graphql/typed.ts'
import type { App } from '../app.ts'
import { asAdmin } from '../testing/client.ts'
import { testApp } from '../testing/app.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'

const WEEKS = typed(`query ($weeks: Int) {
  analytics(weeks: $weeks) { weeks { from mentors mentees communityMembers bookings workshopSeats revenue refunds } }
}`)

let app: App
let monday: string

beforeAll(async () => {
  const tested = await testApp()
  ;({ app } = tested)
  const { db } = tested
  await db.mentor.deleteMany()
  await db.mentee.deleteMany()
  const { weeks } = (await asAdmin(app).run(WEEKS, { weeks: 4 })).data.analytics
  monday = weeks.at(-1)!.from
  // The last minute of the week before, and the first one of this week, in IST.
  const midnight = Date.parse(`${monday}T00:00:00+05:30`)
  await makeMentee(db, { createdAt: new Date(midnight - 60_000) })
  await makeMentee(db, { createdAt: new Date(midnight - 1) })
  await makeMentor(db, { createdAt: new Date(midnight) })
  // Before all of them.
  await makeMentor(db, { createdAt: new Date(midnight - 30 * 86_400_000) })
})

test('a week begins on Monday at midnight in India, and what is older is not counted', async () => {
  const { weeks } = (await asAdmin(app).run(WEEKS, { weeks: 4 })).data.analytics
  expect(weeks.map(({ from }) => new Date(from).getUTCDay())).toEqual([1, 1, 1, 1])
  expect(weeks.map(({ mentees }) => mentees)).toEqual([0, 0, 2, 0])
  expect(weeks.map(({ mentors }) => mentors)).toEqual([0, 0, 0, 1])
  expect(weeks[3]).toEqual({
    from: monday,
    mentors: 1,
    mentees: 0,
    communityMembers: 0,
    bookings: 0,
    workshopSeats: 0,
    revenue: 0,
    refunds: 0,
  })
})

test('twelve weeks unless said, and no fewer than 4 or more than 52', async () => {
  expect((await asAdmin(app).run(WEEKS)).data.analytics.weeks).toHaveLength(12)
  for (const weeks of [3, 53])
    expect((await asAdmin(app).run(WEEKS, { weeks })).errors?.[0]?.message).toContain('4 to 52')
})
