/** "Recommended": what quick answers and free time add, and the place for somebody new. */
import { expect, test } from 'vitest'
import { typed } from '../../graphql/typed.ts'
import { HOUR_MS } from '../../rules/time/durations.ts'
import { testApp } from '../../testing/app.ts'
import { asGuest } from '../../testing/client.ts'
import { makeMentee, makeMentor } from '../../testing/factories.ts'
import { mentorJobs } from '../mentors.jobs.ts'
import { bonusOf, withNewcomers } from './recommendation.ts'

const CHEMICAL = typed('{ mentors(mainBranch: "Chemical") { edges { node { name } } } }')
const MONTH = 30 * 24 * HOUR_MS

test.each([
  ['nobody asked, no time', [], null, 0.075],
  ['answers at once, free tomorrow', [0, 0, 0, 0, 0, 0, 0, 0, 0], 20 * HOUR_MS, 0.285],
  ['one quick answer says little', [0], null, 0.09],
  ['never answers in time', [MONTH, MONTH, MONTH, MONTH, MONTH, MONTH], null, 0.03],
  ['free within two days to the hour', [], 48 * HOUR_MS, 0.225],
  ['free within a week', [], 48 * HOUR_MS + 1, 0.15],
  ['free later', [], 7 * 24 * HOUR_MS + 1, 0.075],
])('%s', (_name, answers, freeIn, bonus) => {
  expect(bonusOf({ answers, freeIn })).toBe(bonus)
})

const mentor = (id: number, reviewCount = 10, available = true) => ({ id, reviewCount, available })
const many = (count: number, from = 1) => Array.from({ length: count }, (_, at) => mentor(from + at))

test('each page has somebody new, nobody stands there twice, and nobody is lost', () => {
  const ranked = [...many(30), mentor(31, 2), mentor(32, 0)]
  const order = withNewcomers(ranked, [mentor(31, 2), mentor(32, 0), mentor(33, 1)])
  expect(order.slice(0, 5)).toEqual([1, 2, 3, 31, 4])
  expect(order.slice(12, 16)).toEqual([12, 13, 14, 32])
  expect(order.slice(24, 28)).toEqual([23, 24, 25, 33])
  expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 33 }, (_, at) => at + 1))
})

test('a page with somebody new by its own order keeps it, and nobody new stands among the busy', () => {
  const own = [mentor(1), mentor(2, 1), ...many(10, 3)]
  expect(withNewcomers([...own, mentor(13, 0)], [mentor(2, 1), mentor(13, 0)])).toEqual(
    [...own, mentor(13, 0)].map(({ id }) => id),
  )
  const busy = [mentor(1), mentor(2), mentor(3), mentor(4, 9, false)]
  expect(withNewcomers(busy, [mentor(9, 0)])).toEqual([1, 2, 3, 4])
  expect(withNewcomers([], [mentor(9, 0)])).toEqual([])
})

test('the private score counts a little, smoothed, above and below the mean of all', () => {
  const felt = { answers: [], freeIn: null }
  const plain = bonusOf(felt, 4)
  const more = (sum: number, count: number, mean: number | null = 4) =>
    Number((bonusOf({ ...felt, scores: { sum, count } }, mean) - plain).toFixed(3))
  expect([more(5, 1), more(50, 10), more(10, 10), more(200, 200), more(5, 1, null)]).toEqual([
    0.005, 0.025, -0.05, -0.05, 0,
  ])
})

test('who answers soon and has time passes who does not, within the hour; a better rating is not passed', async () => {
  const { app, db, clock } = await testApp()
  const row = { rating: 4.5, reviewCount: 40, mainBranch: 'Chemical' }
  const never = { availability: { create: [] } }
  const [slow, quick, best] = [
    await makeMentor(db, { name: 'Slow', ...row, ...never }),
    await makeMentor(db, { name: 'Quick', ...row }),
    await makeMentor(db, { name: 'Best', ...row, rating: 5, ...never }),
  ]
  const request = async (mentorId: number, hours: number | null, menteeId: number) => {
    const createdAt = new Date(clock.now().getTime() - 5 * 24 * HOUR_MS)
    const respondedAt = hours === null ? null : new Date(createdAt.getTime() + hours * HOUR_MS)
    const texts = { discussionTopic: '', background: '', preferredDateTime: createdAt }
    const status = respondedAt ? 'rejected' : 'pending'
    await db.mentorshipRequest.create({ data: { mentorId, menteeId, createdAt, respondedAt, status, ...texts } })
  }
  for (let count = 0; count < 6; count += 1) {
    const { id } = await makeMentee(db)
    await request(quick.id, 1, id)
    await request(slow.id, null, id)
  }
  const names = async () => {
    const { data } = await asGuest(app).run(CHEMICAL)
    return data.mentors.edges.map(({ node }) => node.name)
  }
  expect(await names()).toEqual(['Best', 'Slow', 'Quick'])
  for (let minute = 0; minute < 60; minute += 1) {
    await mentorJobs(app).sweep.recommendations()
    clock.advance(60_000)
  }
  expect(await names()).toEqual(['Best', 'Quick', 'Slow'])
  const bonuses = await db.mentor.findMany({ orderBy: { id: 'asc' }, select: { id: true, recommendationBonus: true } })
  const bonus = new Map(bonuses.map(({ id, recommendationBonus }) => [id, recommendationBonus.toNumber()]))
  expect([slow.id, quick.id, best.id].map((id) => bonus.get(id))).toEqual([0.03, 0.27, 0.075])
})

test('who asks one mentor again and again counts once', async () => {
  const { app, db, clock } = await testApp()
  const { id: mentorId } = await makeMentor(db, { availability: { create: [] } })
  const { id: menteeId } = await makeMentee(db)
  for (let count = 0; count < 12; count += 1) {
    const createdAt = new Date(clock.now().getTime() - HOUR_MS * (20 - count))
    const texts = { discussionTopic: '', background: '', preferredDateTime: createdAt }
    const status = 'rejected' as const
    await db.mentorshipRequest.create({
      data: { mentorId, menteeId, createdAt, respondedAt: createdAt, status, ...texts },
    })
  }
  for (let minute = 0; minute < 60; minute += 1) {
    await mentorJobs(app).sweep.recommendations()
    clock.advance(60_000)
  }
  const { recommendationBonus } = await db.mentor.findUniqueOrThrow({ where: { id: mentorId } })
  expect(recommendationBonus.toNumber()).toBe(0.09)
})
