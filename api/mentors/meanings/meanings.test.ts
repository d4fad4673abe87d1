/** Administrators edit what means the same; searches follow at once, and the log says who did what. */
import { beforeAll, expect, test } from 'vitest'
import { typed } from '../../graphql/typed.ts'
import { testApp } from '../../testing/app.ts'
import { asAdmin, asGuest, expectResult } from '../../testing/client.ts'
import { makeMentor } from '../../testing/factories.ts'
import { phraseOf } from './meanings.ts'

const { app, db } = await testApp()
const FAILURE = typed(`fragment MeaningFailed on Error { message ... on ValidationError { issues { path message } } }`)
const CREATE = typed(
  `mutation ($input: CreateSearchMeaningInput!) {
    createSearchMeaning(input: $input) { __typename ...MeaningFailed ... on CreateSearchMeaningPayload { meaning { databaseId said found } } }
  }`,
  [FAILURE],
)
const UPDATE = typed(
  `mutation ($input: UpdateSearchMeaningInput!) {
    updateSearchMeaning(input: $input) { __typename ...MeaningFailed }
  }`,
  [FAILURE],
)
const DELETE = typed(
  `mutation ($input: DeleteSearchMeaningInput!) {
    deleteSearchMeaning(input: $input) { __typename ...MeaningFailed }
  }`,
  [FAILURE],
)
const LIST = typed(`query ($search: String, $skipped: Boolean) {
  allSearchMeanings(search: $search, skipped: $skipped, first: 100) { total rows { databaseId said } }
}`)
const FIND = typed(`query ($search: String) { mentors(search: $search, first: 5) { edges { node { databaseId } } } }`)

const found = async (search: string) =>
  (await asGuest(app).run(FIND, { search })).data.mentors.edges.map(({ node }) => node.databaseId)
const create = async (said: string[], more: object = {}) =>
  (await asAdmin(app).run(CREATE, { input: { said, found: [], weight: 0.6, importance: 1, ...more } })).data
    .createSearchMeaning
const logged = async (action: string) => await db.auditEntry.findFirst({ where: { action }, orderBy: { id: 'desc' } })

let mentorId: number
beforeAll(async () => {
  mentorId = (await makeMentor(db, { skills: ['Zorbing frames'] })).id
})

test('a meaning is added, changed and removed, each time searches follow and the log has it', async () => {
  expect(await found('quuxle')).toEqual([])
  const { meaning } = expectResult(
    await create([' QUUXLE ', 'Zorbing'], { found: ['C++ frames'] }),
    'CreateSearchMeaningPayload',
  )
  expect(meaning).toMatchObject({ said: ['quuxle', 'zorbing'], found: ['c++ frames'] })
  expect(await found('quuxle')).toEqual([mentorId])
  const id = meaning.databaseId
  expect(await logged('meaning.created')).toMatchObject({ subjects: [`meaning:${id}`], after: { said: meaning.said } })
  const changed = { id, said: ['wibblet', 'zorbing'], found: [], weight: 0.6, importance: 1 }
  expectResult(
    (await asAdmin(app).run(UPDATE, { input: changed })).data.updateSearchMeaning,
    'UpdateSearchMeaningPayload',
  )
  expect([await found('quuxle'), await found('wibblet')]).toEqual([[], [mentorId]])
  expect(await logged('meaning.updated')).toMatchObject({
    before: { said: meaning.said },
    after: { said: changed.said },
  })
  expectResult(
    (await asAdmin(app).run(DELETE, { input: { id } })).data.deleteSearchMeaning,
    'DeleteSearchMeaningPayload',
  )
  expect(await found('wibblet')).toEqual([])
  expect(await logged('meaning.deleted')).toMatchObject({ before: { said: changed.said } })
  const gone = { __typename: 'NotFoundError', message: 'This meaning is gone.' }
  expect((await asAdmin(app).run(DELETE, { input: { id } })).data.deleteSearchMeaning).toEqual(gone)
  expect((await asAdmin(app).run(UPDATE, { input: changed })).data.updateSearchMeaning).toEqual(gone)
})

test.each([
  [['?!'], {}, 'said', 'Write at least one phrase that people type'],
  [[], {}, 'said', 'Write at least one phrase that people type'],
  [['x'.repeat(61)], {}, 'said', 'What people type: a phrase has at most 60 characters'],
  [['two words'], { importance: 0 }, 'said', 'With importance 0 write single words, one on each line'],
  [['word'], { importance: 0, found: ['more'] }, 'found', 'With importance 0 nothing else is found'],
  [['word'], { weight: 1.5 }, 'weight', 'Weight is at most 1'],
])('%j with %j is refused', async (said, more, path, message) => {
  expect(await create(said, more)).toMatchObject({ __typename: 'ValidationError', issues: [{ path, message }] })
})

test('the list is searched by a part of a phrase, and by what is skipped', async () => {
  const list = async (variables: object) => (await asAdmin(app).run(LIST, variables)).data.allSearchMeanings
  const gates = (await list({ search: 'GATE Coach' })).rows
  expect(gates.some(({ said }) => said.includes('gate coaching'))).toBe(true)
  expect((await list({ search: '%' })).total).toBe((await list({})).total)
  const all = (await list({})).total
  expect((await list({ skipped: true })).total + (await list({ skipped: false })).total).toBe(all)
})

test('a phrase is taken apart as a search is', () => {
  expect(['STAAD.Pro', 'C++', ' IS  456:2000 ', 'P&ID'].map(phraseOf)).toEqual([
    'staad pro',
    'c++',
    'is 456 2000',
    'p id',
  ])
})
