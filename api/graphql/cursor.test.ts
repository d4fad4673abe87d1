/** Places of lists that nobody was given: the asker's mistake, never a failure of ours. */
import { expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { asAdmin } from '../testing/client.ts'

const { app } = await testApp()
const base64 = (text: string) => Buffer.from(text).toString('base64')

const ODD = [
  'GPC:S:text',
  'GPC:N:NaN',
  'GPC:N:1.5',
  'GPC:N:-1',
  'GPC:N:99999999999999',
  'GPC:N:4294967295',
  'GPC:D:1',
  'GPC:J:[1]',
  'GPC:O:{}',
  'GPC:T:["N:1"]',
  'GPC:Z:',
  'GPC:',
]
const LISTS = [
  'mentors(first: 2, after: $place) { edges { node { id } } }',
  'mentors(last: 2, before: $place) { edges { node { id } } }',
  'workshops(first: 2, after: $place) { edges { node { id } } }',
  'mentorWorkshops(mentorId: 1, first: 2, after: $place) { edges { node { id } } }',
  'conversationReports(last: 2, before: $place) { edges { node { databaseId } } }',
]

test.each(LISTS)('%s', async (list) => {
  for (const place of ODD) {
    const { errors } = await asAdmin(app).run(`query ($place: String!) { ${list} }`, { place: base64(place) })
    expect([place, errors?.[0]?.message]).toEqual([place, 'Invalid cursor'])
  }
  const { errors } = await asAdmin(app).run(`query ($place: String!) { ${list} }`, { place: base64('GPC:N:1') })
  expect(errors).toBeUndefined()
})
