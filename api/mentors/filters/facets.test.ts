/** What a choice promises is what the list gives, among the demo mentors. */
import { beforeAll, expect, test } from 'vitest'
import { typed } from '../../graphql/typed.ts'
import { testApp, type TestApp } from '../../testing/app.ts'
import { CHOSEN_FILTERS } from '../../rules/people/mentorFilters.ts'
import { asGuest } from '../../testing/client.ts'
import { seedDemo } from '../../../prisma/seed/seedDemo.ts'

const FACETS = typed(`query (
  $search: String, $mainBranch: String, $subBranch: String, $available: Boolean, $minPrice: Int, $maxPrice: Int
  $language: [String!], $minExperience: Int, $free: FreeTime, $minRating: Float, $city: String
) {
  mentorFacets(
    search: $search, mainBranch: $mainBranch, subBranch: $subBranch, available: $available, minPrice: $minPrice
    maxPrice: $maxPrice, language: $language, minExperience: $minExperience, free: $free, minRating: $minRating, city: $city
  ) { name any values { value count } }
}`)
const LIST = typed(`query (
  $search: String, $mainBranch: String, $subBranch: String, $available: Boolean, $minPrice: Int, $maxPrice: Int
  $language: [String!], $minExperience: Int, $free: FreeTime, $minRating: Float, $city: String
) {
  mentors(
    search: $search, mainBranch: $mainBranch, subBranch: $subBranch, available: $available, minPrice: $minPrice
    maxPrice: $maxPrice, language: $language, minExperience: $minExperience, free: $free, minRating: $minRating, city: $city
    first: 1
  ) { totalCount }
}`)

let t: TestApp

beforeAll(async () => {
  t = await testApp()
  await seedDemo(t.db, t.clock, t.app.config)
  // Spelt in two ways; named twice; a rate that was not set; a branch under General.
  const [one, other] = await t.db.mentor.findMany({ where: { status: 'accepted' }, orderBy: { id: 'asc' }, take: 2 })
  const { id } = one!
  await t.db.mentor.update({ where: { id }, data: { languages: ['hindi', 'Hindi', 'Odia'], currentCity: 'PUNE' } })
  await t.db.mentor.update({
    where: { id: other!.id },
    data: { starterPackageRate: 0, mainBranch: 'General', subBranch: 'mining engineering' },
  })
})

async function facetsOf(filters: object) {
  const { data, errors } = await asGuest(t.app).run(FACETS, filters)
  if (errors) throw new Error(errors[0]!.message)
  return data.mentorFacets
}

async function countOf(filters: object): Promise<number> {
  const { data, errors } = await asGuest(t.app).run(LIST, filters)
  if (errors) throw new Error(errors[0]!.message)
  return data.mentors.totalCount
}

/** A choice as the argument takes it. */
function argument(name: string, value: string): unknown {
  if (name === 'language') return [value]
  if (name === 'available') return value === 'true'
  if (name === 'free') return value.toUpperCase()
  return /^(min|max)/.test(name) ? Number(value) : value
}

test.each<object>([
  {},
  { mainBranch: 'Civil Engineering', language: ['Hindi'] },
  { maxPrice: 600, minExperience: 5, available: true },
  { city: 'Pune', minPrice: 300, free: 'EVENINGS', language: ['Marathi', 'Tamil'] },
  { search: 'design' },
  { search: 'design', mainBranch: 'Mechanical Engineering', free: 'WEEK' },
])('%j: each count is the length of the list', async (filters) => {
  const wrong: string[] = []
  const facets = await facetsOf(filters)
  expect(facets.map(({ name }) => name)).toEqual(CHOSEN_FILTERS)
  for (const { name, any, values } of facets) {
    const without = { ...filters, [name]: null }
    if ((await countOf(without)) !== any) wrong.push(`${name}: any ${any}`)
    for (const { value, count } of values) {
      const found = await countOf({ ...without, [name]: argument(name, value) })
      if (found !== count || count === 0) wrong.push(`${name} ${value}: ${count}, the list has ${found}`)
    }
  }
  expect(wrong).toEqual([])
})

test('what is offered leaves out what leads to nobody, and each spelling is one', async () => {
  const facets = new Map((await facetsOf({})).map(({ name, values }) => [name, values]))
  expect(facets.get('maxPrice')!.length).toBeGreaterThan(3)
  expect(facets.get('city')!.filter(({ value }) => value.toLowerCase() === 'pune')).toEqual([
    { value: 'Pune', count: await countOf({ city: 'Pune' }) },
  ])
  expect(facets.get('language')!.map(({ value }) => value.toLowerCase())).toContain('odia')
  expect(facets.get('language')!.filter(({ value }) => value.toLowerCase() === 'hindi')).toHaveLength(1)
  const nowhere = await facetsOf({ city: 'Nowhere' })
  for (const { name, any, values } of nowhere)
    if (name === 'city') expect(any).toBeGreaterThan(50)
    else expect([name, any, values]).toEqual([name, 0, []])
})

test('of a search that too few match, no choice leads to nobody, and those who match some of it count', async () => {
  const filters = { search: 'bridge turbine harbour', available: true }
  for (const { name, values } of await facetsOf(filters)) {
    expect(values).not.toEqual([])
    for (const { value, count } of values)
      expect([name, value, (await countOf({ ...filters, [name]: argument(name, value) })) > 0, count > 0]).toEqual([
        name,
        value,
        true,
        true,
      ])
  }
})
