import { beforeAll, expect, test } from 'vitest'
import { typed } from '../../graphql/typed.ts'
import { testApp, type TestApp } from '../../testing/app.ts'
import { asGuest, asMentee } from '../../testing/client.ts'
import { makeMentee, makeMentor } from '../../testing/factories.ts'

const LIST = typed(`query (
  $search: String, $available: Boolean, $minPrice: Int, $maxPrice: Int, $language: [String!], $minExperience: Int
  $free: FreeTime, $minRating: Float, $city: String, $sort: MentorSort
) {
  mentors(
    search: $search, available: $available, minPrice: $minPrice, maxPrice: $maxPrice, language: $language
    minExperience: $minExperience, free: $free, minRating: $minRating, city: $city, sort: $sort, first: 20
  ) { totalCount searchGroups { words count } edges { node { name } } }
}`)

let t: TestApp
let menteeId: number

/** Weekly hours; 0 is Sunday. */
const hours = (...windows: [dayOfWeek: number, startTime: string, endTime: string][]) => ({
  availability: { create: windows.map(([dayOfWeek, startTime, endTime]) => ({ dayOfWeek, startTime, endTime })) },
})

beforeAll(async () => {
  t = await testApp()
  // Saturday 21 November 2026, 10:00 am IST: the soonest slot is at 11:00.
  const rows: [name: string, data: object][] = [
    ['Asha', { starterPackageRate: 50_000, languages: ['Hindi', 'hindi', 'Tamil'], ...hours([6, '11:00', '11:45']) }],
    [
      'Bala',
      { starterPackageRate: 49_999, languages: ['TAMIL'], ...hours([6, '10:45', '11:30'], [0, '16:15', '17:00']) },
    ],
    ['Chitra', { starterPackageRate: 0, experience: 12, ...hours([5, '17:00', '17:45']) }],
    ['Devi', { rating: 4.5, reviewCount: 2, currentCity: 'Pune', ...hours([1, '11:15', '12:00']) }],
    ['Esha', { rating: 4.49, reviewCount: 9, currentCity: 'pune', ...hours([2, '12:00', '12:45']) }],
    ['Farhan', { rating: 5, reviewCount: 0, experience: 11, available: false, ...hours([6, '11:00', '20:00']) }],
    ['Gita', { experience: 1, currentCity: 'Navi Mumbai', availability: { create: [] } }],
  ]
  const ids = new Map<string, number>()
  for (const [name, data] of rows) ids.set(name, (await makeMentor(t.db, { name, skills: ['Slopes'], ...data })).id)
  await makeMentor(t.db, { name: 'In review', status: 'pending_review', languages: ['Tamil'], currentCity: 'Pune' })
  menteeId = (await makeMentee(t.db)).id
  await t.db.availabilityException.create({
    data: { mentorId: ids.get('Devi')!, startDate: new Date('2026-11-23'), endDate: new Date('2026-11-23') },
  })
  const startsAt = new Date('2026-11-24T12:00:00+05:30')
  await t.db.booking.create({
    data: {
      duration: 45,
      agenda: '',
      mentorId: ids.get('Esha')!,
      menteeId,
      selectedTimeSlot: '2026-11-24 12:00',
      startsAt,
      endsAt: new Date(startsAt.getTime() + 45 * 60_000),
      status: 'pending',
      holdExpiresAt: new Date('2026-11-21T12:00:00+05:30'),
    },
  })
})

async function list(variables: object, client = asGuest(t.app)) {
  const { data, errors } = await client.run(LIST, variables)
  if (errors) throw new Error(errors[0]!.message)
  const names = data.mentors.edges.map(({ node }) => node.name)
  expect(data.mentors.totalCount).toBe(names.length)
  return names.sort().join(' ')
}

test.each([
  // To the paisa, and no rate is the suggested ₹300.
  [{ minPrice: 500, maxPrice: 500 }, 'Asha'],
  [{ maxPrice: 499 }, 'Chitra'],
  [{ maxPrice: 500 }, 'Asha Bala Chitra'],
  [{ minPrice: 300, maxPrice: 300 }, 'Chitra'],
  [{ maxPrice: 299 }, ''],
  [{ minPrice: 301, maxPrice: 500 }, 'Asha Bala'],
  [{ minPrice: 0 }, 'Asha Bala Chitra Devi Esha Farhan Gita'],
  [{ minPrice: 900, maxPrice: 100 }, ''],
  [{ language: ['tamil'] }, 'Asha Bala'],
  [{ language: ['Hindi', 'Klingon'] }, 'Asha'],
  [{ language: ['Tam'] }, ''],
  [{ language: ['%', '{}', '","'] }, ''],
  [{ language: [] }, 'Asha Bala Chitra Devi Esha Farhan Gita'],
  [{ language: ['any'], city: 'All' }, 'Asha Bala Chitra Devi Esha Farhan Gita'],
  [{ minExperience: 11 }, 'Chitra Farhan'],
  [{ minExperience: 12 }, 'Chitra'],
  // Nobody has rated Farhan.
  [{ minRating: 4.5 }, 'Devi'],
  [{ minRating: 4 }, 'Devi Esha'],
  [{ city: 'PUNE' }, 'Devi Esha'],
  [{ city: 'Mumbai' }, ''],
  [{ city: 'Pune', minRating: 4.5, available: true }, 'Devi'],
])('%j lists %s', async (filters, names) => expect(await list(filters)).toBe(names))

test.each([
  // Bala's slot of today is too soon, Farhan is Busy, Devi is off, Gita has no hours, somebody is taking Esha's.
  ['TODAY', 'Asha'],
  ['WEEK', 'Asha Bala Chitra'],
  ['WEEKEND', 'Asha Bala'],
  ['MORNINGS', 'Asha'],
  ['EVENINGS', 'Chitra'],
])('free %s are %s', async (free, names) => {
  expect(await list({ free })).toBe(names)
  expect(await list({ free, sort: 'NEXT_FREE' })).toBe(names)
  expect(await list({ free, search: 'slopes' })).toBe(names)
})

test('a slot that the asker holds is free for them', async () => {
  expect(await list({ free: 'WEEK' }, asMentee(t.app, menteeId))).toBe('Asha Bala Chitra Esha')
})

test('the week ends before the same day of the next one', async () => {
  const app = { ...t.app, clock: { now: () => new Date('2026-11-21T11:00:00+05:30') } }
  // An hour later Asha's slot of today is too soon too, and the next one is seven days away.
  expect(await list({ free: 'WEEK' }, asGuest(app))).toBe('Bala Chitra')
})

test('a search ranks only those who pass', async () => {
  expect(await list({ search: 'slopes', minExperience: 11 })).toBe('Chitra Farhan')
  expect(await list({ search: 'slopes', language: ['Klingon'] })).toBe('')
})

test.each([
  [{ minPrice: -1 }, 'Minimum price must be whole rupees from 0 to 10000000'],
  [{ maxPrice: 10_000_001 }, 'Maximum price must be whole rupees from 0 to 10000000'],
  [{ minExperience: 0 }, 'Minimum experience must be whole years from 1 to 70'],
  [{ minRating: 5.1 }, 'Minimum rating must be a number from 1 to 5'],
  [{ minRating: 0.9 }, 'Minimum rating must be a number from 1 to 5'],
  [
    { language: Array.from({ length: 11 }, () => 'Hindi') },
    'Language must be at most 10 names of at most 200 characters',
  ],
  [{ city: 'x'.repeat(151) }, 'City must be at most 150 characters'],
])('%j is refused', async (filters, message) => {
  const { errors } = await asGuest(t.app).run(LIST, filters)
  expect(JSON.stringify(errors)).toContain(message)
})
