/** Whom a search that finds nobody leads to. */
import { beforeAll, expect, test } from 'vitest'
import { typed } from '../../graphql/typed.ts'
import { testApp } from '../../testing/app.ts'
import { asGuest } from '../../testing/client.ts'
import { makeMentor } from '../../testing/factories.ts'
import { branchNamedIn } from './nearest.ts'

const { app, db } = await testApp()
const FIND = typed(`query ($search: String, $mainBranch: String, $available: Boolean) {
  mentors(search: $search, mainBranch: $mainBranch, available: $available, first: 5) {
    edges { node { databaseId } } nearest { databaseId }
  }
}`)

async function nearest(variables: { search?: string; mainBranch?: string; available?: boolean }) {
  const { data } = await asGuest(app).run(FIND, variables)
  const ids = (some: readonly { databaseId: number }[]) => some.map(({ databaseId }) => databaseId)
  return { found: ids(data.mentors.edges.map(({ node }) => node)), nearest: ids(data.mentors.nearest) }
}

let rotor: number
const civil: number[] = []
beforeAll(async () => {
  const mechanical = { mainBranch: 'Mechanical Engineering', subBranch: null }
  rotor = (await makeMentor(db, { ...mechanical, skills: ['Rotor dynamics'] })).id
  const plain = { mainBranch: 'Civil Engineering', subBranch: null, bio: 'Frames.' }
  for (let count = 0; count < 4; count += 1) civil.push((await makeMentor(db, plain)).id)
})

test('who has the words outside the filters; else three of the branch that the words name; else nobody', async () => {
  expect(await nearest({ search: 'rotor', mainBranch: 'Civil Engineering' })).toEqual({ found: [], nearest: [rotor] })
  expect(await nearest({ search: 'rotor', available: false })).toEqual({ found: [], nearest: [rotor] })
  expect(await nearest({ search: 'cement' })).toEqual({ found: [], nearest: civil.slice(0, 3) })
  expect(await nearest({ search: 'qwertz' })).toEqual({ found: [], nearest: [] })
})

test('nobody where somebody is found, or nothing was searched for', async () => {
  expect(await nearest({ search: 'rotor' })).toEqual({ found: [rotor], nearest: [] })
  expect((await nearest({ search: 'rotor cement' })).nearest).toEqual([])
  expect((await nearest({ mainBranch: 'Nowhere' })).nearest).toEqual([])
})

test('a branch is named by the words that only it has', () => {
  expect(
    ['petrochemical plants', 'mining', 'biomedical devices', 'engineering technology', 'design'].map(branchNamedIn),
  ).toEqual(['Mechanical Engineering', 'Civil Engineering', 'Electrical & Electronics Engineering', null, null])
})
