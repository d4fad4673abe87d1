/** The mentors' table as administrators read it: search, filters, orders, pages. */
import { beforeAll, expect, test } from 'vitest'
import { typed, type Given, type VariablesOf } from '../../graphql/typed.ts'
import { testApp } from '../../testing/app.ts'
import { asAdmin } from '../../testing/client.ts'
import { makeMentor } from '../../testing/factories.ts'

const LIST =
  typed(`query ($first: Int, $page: Int, $search: String, $sort: MentorTableSort, $direction: SortDirection, $mainBranch: String, $status: MentorStatus, $isActive: Boolean) {
  allMentors(first: $first, page: $page, search: $search, sort: $sort, direction: $direction, mainBranch: $mainBranch, status: $status, isActive: $isActive) {
    total
    rows { name }
  }
}`)

const { app, db } = await testApp()

beforeAll(async () => {
  await makeMentor(db, { name: 'Asha', email: 'z@test.example', experience: 3, rating: 4.5, currentCompany: 'L&T' })
  await makeMentor(db, { name: 'Binu', email: 'y_1@test.example', experience: 9, rating: 4.5, status: 'rejected' })
  await makeMentor(db, {
    name: '100% Civil',
    email: 'yx1@test.example',
    experience: 5,
    mainBranch: 'Chemical Engineering',
  })
  await makeMentor(db, {
    name: 'Dev',
    email: 'v@test.example',
    experience: 4,
    isActive: false,
    status: 'pending_review',
  })
})

const ask = async (variables: Given<VariablesOf<typeof LIST>> = {}) => {
  const { rows, total } = (await asAdmin(app).run(LIST, variables)).data.allMentors
  return { names: rows.map(({ name }) => name), total }
}

test.each([
  [{}, ['Dev', '100% Civil', 'Binu', 'Asha']],
  [{ sort: 'NAME' as const, direction: 'DESC' as const }, ['Dev', 'Binu', 'Asha', '100% Civil']],
  [{ sort: 'RATING' as const, direction: 'DESC' as const }, ['Asha', 'Binu', '100% Civil', 'Dev']],
  [{ sort: 'RATING' as const }, ['100% Civil', 'Dev', 'Asha', 'Binu']],
  [{ sort: 'EXPERIENCE' as const }, ['Asha', 'Dev', '100% Civil', 'Binu']],
  [{ sort: 'STATUS' as const }, ['Dev', 'Asha', '100% Civil', 'Binu']],
  [{ search: 'l&t' }, ['Asha']],
  [{ search: 'Y_1@' }, ['Binu']],
  [{ search: '0%' }, ['100% Civil']],
  [{ search: 'A%a' }, []],
  [{ status: 'REJECTED' as const }, ['Binu']],
  [{ isActive: false }, ['Dev']],
  [{ mainBranch: 'Chemical Engineering' }, ['100% Civil']],
  [{ mainBranch: 'Chemical' }, []],
])('%o answers %o', async (variables, names) => {
  expect(await ask(variables)).toEqual({ names, total: names.length })
})

test('pages know how many there are; one that is not there is empty', async () => {
  expect(await ask({ first: 3, page: 2 })).toEqual({ names: ['Asha'], total: 4 })
  expect(await ask({ first: 3, page: 9 })).toEqual({ names: [], total: 4 })
})
