import { beforeAll, expect, test } from 'vitest'
import { typed, type Given, type VariablesOf } from '../graphql/typed.ts'
import type { App } from '../app.ts'
import { testApp } from '../testing/app.ts'
import { asAdmin } from '../testing/client.ts'
import { makeMentee } from '../testing/factories.ts'

const LIST =
  typed(`query ($first: Int, $page: Int, $search: String, $sort: MenteeSort, $direction: SortDirection, $isActive: Boolean) {
  allMentees(first: $first, page: $page, search: $search, sort: $sort, direction: $direction, isActive: $isActive) {
    total
    rows { name email isActive }
  }
}`)

let app: App

beforeAll(async () => {
  const tested = await testApp()
  ;({ app } = tested)
  await makeMentee(tested.db, { name: 'Asha Rao', email: 'asha@example.in', college: 'NIT Trichy', year: 2027 })
  await makeMentee(tested.db, { name: 'Bala Iyer', email: 'bala@example.in', college: 'IIT Madras', year: null })
  await makeMentee(tested.db, { name: '100% Civil', email: 'c@example.in', year: 2026, isActive: false })
})

async function list(variables: Parameters<typeof ask>[0] = {}) {
  const { rows, total } = await ask(variables)
  return { names: rows.map(({ name }) => name), total }
}
const ask = async (variables: Given<VariablesOf<typeof LIST>>) =>
  (await asAdmin(app).run(LIST, variables)).data.allMentees

test('pages know how many there are on all of them', async () => {
  expect(await list({ first: 2 })).toEqual({ names: ['100% Civil', 'Bala Iyer'], total: 3 })
  expect(await list({ first: 2, page: 2 })).toEqual({ names: ['Asha Rao'], total: 3 })
  expect(await list({ first: 2, page: 3 })).toEqual({ names: [], total: 3 })
})

test('any column sorts; what has no value comes last both ways', async () => {
  expect((await list({ sort: 'NAME', direction: 'DESC' })).names).toEqual(['Bala Iyer', 'Asha Rao', '100% Civil'])
  expect((await list({ sort: 'YEAR' })).names).toEqual(['100% Civil', 'Asha Rao', 'Bala Iyer'])
  expect((await list({ sort: 'YEAR', direction: 'DESC' })).names).toEqual(['Asha Rao', '100% Civil', 'Bala Iyer'])
})

test('search finds parts of name, email and college as they are written', async () => {
  expect(await list({ search: 'nit' })).toEqual({ names: ['Asha Rao'], total: 1 })
  expect(await list({ search: 'BALA@' })).toEqual({ names: ['Bala Iyer'], total: 1 })
  expect(await list({ search: '%' })).toEqual({ names: ['100% Civil'], total: 1 })
  expect(await list({ isActive: false })).toEqual({ names: ['100% Civil'], total: 1 })
})

test.each([
  [{ page: 0 }, 'page is at least 1'],
  [{ first: 0 }, 'first is at least 1'],
])('%o is no page', async (variables, message) => {
  const { errors } = await asAdmin(app).run(LIST, variables)
  expect(errors?.[0]?.message).toContain(message)
})
