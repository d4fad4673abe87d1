import { beforeAll, expect, test } from 'vitest'
import { typed } from '../../graphql/typed.ts'
import type { App } from '../../app.ts'
import type { Database } from '../../database/client.ts'
import type { Mentor } from '../../generated/prisma/client.ts'
import { testApp } from '../../testing/app.ts'
import { asGuest } from '../../testing/client.ts'
import { makeMentee, makeMentor } from '../../testing/factories.ts'
import { recordStatements } from '../../testing/statements.ts'

const LIST = typed(`query (
  $search: String, $mainBranch: String, $subBranch: String, $available: Boolean, $sort: MentorSort
  $first: Int, $after: String, $last: Int, $before: String
) {
  mentors(
    search: $search, mainBranch: $mainBranch, subBranch: $subBranch, available: $available, sort: $sort
    first: $first, after: $after, last: $last, before: $before
  ) {
    totalCount
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    edges { node { name } }
  }
}`)

let app: App
let db: Database
let url: string
const people: Record<string, Mentor> = {}

beforeAll(async () => {
  ;({ app, db, url } = await testApp())
  const hours = (startTime: string, endTime: string) => ({ create: [{ dayOfWeek: 6, startTime, endTime }] })
  const electrical = { mainBranch: 'Electrical & Electronics Engineering', subBranch: 'Industrial IoT' }
  const rows: [string, object][] = [
    // Saturday 21 November 2026, 10:00 am IST: the soonest slot is at 11:00.
    ['Asha', { rating: 4.1, reviewCount: 3, starterPackageRate: 90_000, availability: hours('12:00', '18:00') }],
    ['Bala', { rating: 4.8, reviewCount: 2, starterPackageRate: 50_000, availability: hours('15:00', '18:00') }],
    ['Chitra', { rating: 4.8, reviewCount: 9, starterPackageRate: 70_000, availability: { create: [] } }],
    [
      'Devi',
      {
        rating: 5,
        reviewCount: 1,
        starterPackageRate: 30_000,
        available: false,
        availability: hours('11:00', '18:00'),
      },
    ],
    ['Esha', { rating: 3, starterPackageRate: 60_000, ...electrical, availability: hours('11:00', '18:00') }],
    [
      'Farhan',
      {
        rating: 2,
        starterPackageRate: 80_000,
        mainBranch: 'General',
        subBranch: 'Automobile Engineering',
        availability: hours('11:00', '11:45'),
      },
    ],
    [
      'Gita',
      {
        rating: 1,
        starterPackageRate: 95_000,
        mainBranch: 'electronics engineering',
        subBranch: '50%_off',
        availability: hours('13:00', '18:00'),
      },
    ],
  ]
  for (const [name, data] of rows) people[name] = await makeMentor(db, { name, ...data })
  await makeMentor(db, { name: 'In review', status: 'pending_review' })
  await makeMentor(db, { name: 'Rejected', status: 'rejected' })
  await makeMentor(db, { name: 'Gone', isActive: false })
  // The first slot of Esha is taken, Farhan's only one of today too.
  const mentee = await makeMentee(db)
  for (const [name, offset] of [
    ['Esha', 0],
    ['Farhan', 0],
  ] as const) {
    const startsAt = new Date(Date.parse('2026-11-21T11:00:00+05:30') + offset)
    await db.booking.create({
      data: {
        duration: 45,
        agenda: '',
        mentorId: people[name]!.id,
        menteeId: name === 'Esha' ? mentee.id : null,
        selectedTimeSlot: '2026-11-21 11:00',
        startsAt,
        endsAt: new Date(startsAt.getTime() + 45 * 60_000),
        status: 'confirmed',
      },
    })
  }
})

async function list(variables: object = {}) {
  const { data, errors } = await asGuest(app).run(LIST, variables)
  if (errors) throw new Error(errors[0]!.message)
  return { ...data.mentors, names: data.mentors.edges.map(({ node }) => node.name).join(' ') }
}

test('lists only accepted, active mentors: available first, then smoothed rating, reviews, id', async () => {
  const { names, totalCount } = await list()
  expect(names).toBe('Chitra Bala Esha Farhan Gita Asha Devi')
  expect(totalCount).toBe(7)
})

test('three reviews at 5.0 come after sixty-three at 4.9, and whoever has none stands at the mean of all', async () => {
  const scope = { subBranch: 'Silk Technology', mainBranch: 'Mechanical Engineering' }
  const made = async (name: string, rating: number, reviewCount: number) =>
    await makeMentor(db, { name, rating, reviewCount, ...scope })
  const ids = [
    (await made('Three', 5, 3)).id,
    (await made('Sixty', 4.9, 63)).id,
    (await made('New', 0, 0)).id,
    (await made('Low', 3.9, 20)).id,
  ]
  const { mean } = (
    await db.$queryRaw<{ mean: number }[]>`
    SELECT round(sum(rating * review_count) / sum(review_count), 2)::float8 AS mean FROM mentors`
  )[0]!
  const scoreOf = async (id: number) => (await db.mentor.findUniqueOrThrow({ where: { id } })).rankingScore.toNumber()
  expect(await scoreOf(ids[0]!)).toBeCloseTo((10 * mean + 15) / 13, 3)
  expect(await scoreOf(ids[2]!)).toBeCloseTo(mean, 3)
  expect((await list({ subBranch: 'Silk Technology' })).names).toBe('Sixty Three New Low')
  // A review later: the stored order follows at once.
  await db.mentor.update({ where: { id: ids[3]! }, data: { rating: 5, reviewCount: 10 } })
  expect((await list({ subBranch: 'Silk Technology' })).names).toBe('Low Three Sixty New')
  await db.mentor.deleteMany({ where: { id: { in: ids } } })
})

test.each([
  ['HIGHEST_RATED', 'Devi Chitra Bala Asha Esha Farhan Gita'],
  ['LOWEST_PRICE', 'Devi Bala Esha Chitra Farhan Asha Gita'],
  // Esha 11:45, Asha 12:00, Gita 13:00, Bala 15:00, Farhan next Saturday; then as recommended.
  ['NEXT_FREE', 'Esha Asha Gita Bala Farhan Chitra Devi'],
])('orders by %s', async (sort, names) => {
  expect((await list({ sort })).names).toBe(names)
})

test.each(['RECOMMENDED', 'HIGHEST_RATED', 'LOWEST_PRICE', 'NEXT_FREE'])(
  'pages through %s in both directions without a gap or a repeat',
  async (sort) => {
    const { names } = await list({ sort })
    const forwards: string[] = []
    let after: string | null = null
    do {
      const page = await list({ sort, first: 2, after })
      forwards.push(page.names)
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
    } while (after)
    expect(forwards.join(' ')).toBe(names)
    const backwards: string[] = []
    let before: string | null = null
    do {
      const page = await list({ sort, last: 3, before })
      backwards.unshift(page.names)
      before = page.pageInfo.hasPreviousPage ? page.pageInfo.startCursor : null
    } while (before)
    expect(backwards.join(' ')).toBe(names)
  },
)

test.each([
  [{ mainBranch: 'Civil Engineering' }, 'Chitra Bala Asha Devi'],
  [{ mainBranch: 'civil' }, 'Chitra Bala Asha Devi'],
  [{ mainBranch: 'Environmental Engineering' }, 'Chitra Bala Asha Devi'],
  [{ mainBranch: 'Electrical Engineering' }, 'Esha Gita'],
  [{ mainBranch: 'Electronics & Electrical' }, 'Esha Gita'],
  [{ mainBranch: 'Industrial IoT' }, 'Esha'],
  [{ mainBranch: 'Mechanical Engineering' }, 'Farhan'],
  [{ mainBranch: 'Underwater Basketry' }, ''],
  [{ mainBranch: '%' }, ''],
  [{ mainBranch: 'all' }, 'Chitra Bala Esha Farhan Gita Asha Devi'],
  [{ mainBranch: 'Any', subBranch: ' ', search: '  ' }, 'Chitra Bala Esha Farhan Gita Asha Devi'],
  [{ subBranch: 'industrial iot' }, 'Esha'],
  [{ subBranch: '50%_off' }, 'Gita'],
  [{ subBranch: '5_%_off' }, ''],
  [{ subBranch: 'Civil Engineering' }, ''],
  [{ available: true, mainBranch: 'Civil Engineering' }, 'Chitra Bala Asha'],
  [{ available: false }, 'Devi'],
  [{ available: false, sort: 'NEXT_FREE' }, 'Devi'],
  [{ search: 'ESHA iot' }, 'Esha'],
  [{ search: 'iot', mainBranch: 'Civil Engineering' }, ''],
])('filters by %o', async (filters, names) => {
  const answer = await list(filters)
  expect(answer.names).toBe(names)
  expect(answer.totalCount).toBe(names === '' ? 0 : names.split(' ').length)
})

test('counts only when the count is asked for', async () => {
  const { db: watching, statements } = recordStatements(url)
  const counting = () => statements.splice(0).map((statement) => statement.includes('count(*)'))
  await asGuest({ ...app, db: watching }).run('{ mentors(first: 2) { edges { node { id } } } }')
  // The order of the list, and the page.
  expect(counting()).toEqual([false, false])
  await asGuest({ ...app, db: watching }).run('{ mentors(first: 2) { totalCount edges { node { id } } } }')
  expect(counting().sort()).toEqual([false, false, true])
})

test('few who are searched for are found once, for the page and its total', async () => {
  const { db: watching, statements } = recordStatements(url)
  const query = '{ mentors(search: "iot", first: 2) { totalCount edges { node { name } } } }'
  const { data } = await asGuest({ ...app, db: watching }).run(query)
  expect(data).toMatchObject({ mentors: { totalCount: 1, edges: [{ node: { name: 'Esha' } }] } })
  expect(statements.filter((statement) => /::tsquery.* LIMIT/s.test(statement))).toHaveLength(1)
})

test('refuses pages beyond 100, negative ones, and search texts without end', async () => {
  for (const variables of [{ first: 101 }, { first: -1 }, { search: 'x'.repeat(201) }]) {
    const { data, errors } = await asGuest(app).run(LIST, variables)
    expect(errors).toHaveLength(1)
    expect(data?.mentors ?? null).toBeNull()
    expect(errors?.[0]?.message).not.toBe('Unexpected error.')
  }
})
