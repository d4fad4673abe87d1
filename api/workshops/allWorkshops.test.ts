import { beforeAll, expect, test } from 'vitest'
import { typed, type Given, type VariablesOf } from '../graphql/typed.ts'
import { testApp } from '../testing/app.ts'
import { asAdmin } from '../testing/client.ts'
import { makeWorkshop } from '../testing/factories.ts'

const LIST = typed(`query ($first: Int, $page: Int, $before: Int, $search: String, $sort: WorkshopSort,
  $direction: SortDirection, $state: WorkshopState, $branch: String) {
  allWorkshops(first: $first, page: $page, before: $before, search: $search, sort: $sort, direction: $direction,
    state: $state, branch: $branch) { total rows { databaseId title } }
}`)

const { app, db, clock } = await testApp()
const ids: number[] = []

beforeAll(async () => {
  const rows = [
    { title: '100% site drawings', price: 0, date: '2026-12-09' },
    { title: 'Beams', isActive: false, instructorName: 'Meera Nambiar' },
    { title: 'Columns', isActive: false, rejectedAt: clock.now(), branch: 'Mining' },
    { title: 'Drains', isActive: false, cancelledAt: clock.now(), date: '2026-12-01' },
  ]
  for (const row of rows) ids.push((await makeWorkshop(db, row)).id)
})

async function titles(variables: Given<VariablesOf<typeof LIST>> = {}) {
  const { rows, total } = (await asAdmin(app).run(LIST, variables)).data.allWorkshops
  expect(variables.first !== undefined || total === rows.length).toBe(true)
  return rows.map(({ title }) => title.split(' ')[0])
}

test('every state is there, the newest first, and each by itself', async () => {
  expect(await titles()).toEqual(['Drains', 'Columns', 'Beams', '100%'])
  expect(await titles({ state: 'PENDING' })).toEqual(['Beams'])
  expect(await titles({ state: 'APPROVED' })).toEqual(['100%'])
  expect(await titles({ state: 'REJECTED' })).toEqual(['Columns'])
  expect(await titles({ state: 'CANCELLED' })).toEqual(['Drains'])
  expect(await titles({ branch: 'Mining' })).toEqual(['Columns'])
})

test('search finds a part of the words, literally', async () => {
  expect(await titles({ search: 'nambi' })).toEqual(['Beams'])
  expect(await titles({ search: 'Ñambi' })).toEqual(['Beams'])
  expect(await titles({ search: 'MINING' })).toEqual(['Columns'])
  expect(await titles({ search: '0%' })).toEqual(['100%'])
  expect(await titles({ search: '0_' })).toEqual([])
})

test('sorts by a column, equal ones by number', async () => {
  expect(await titles({ sort: 'STARTS' })).toEqual(['Drains', 'Beams', 'Columns', '100%'])
  expect(await titles({ sort: 'PRICE', direction: 'DESC' })).toEqual(['Beams', 'Columns', 'Drains', '100%'])
  expect(await titles({ sort: 'INSTRUCTOR', direction: 'DESC' })).toEqual(['Beams', '100%', 'Columns', 'Drains'])
})

test('pages are cut out of the whole, and a number goes on from where it stands', async () => {
  expect(await titles({ first: 3, page: 2 })).toEqual(['100%'])
  expect(await titles({ first: 3, page: 9 })).toEqual([])
  expect(await titles({ before: ids[2] })).toEqual(['Beams', '100%'])
})
