/** What people search for and do not find: counted by week, without a person in it, and not to be inflated. */
import { beforeEach, expect, test } from 'vitest'
import { typed } from '../graphql/typed.ts'
import { testApp } from '../testing/app.ts'
import { asGuest } from '../testing/client.ts'
import { makeMentor } from '../testing/factories.ts'
import { sweep } from '../testing/jobs.ts'
import { countMissedSearch, missedText } from './missedSearches.ts'

const { app, db, clock } = await testApp()
const missed = async () => false
const count = (search: string, ip = '10.1.1.1', isFound = missed) => countMissedSearch(app, search, { ip }, isFound)
const rows = async () =>
  (await db.missedSearch.findMany({ orderBy: { id: 'asc' } })).map(({ text, count: times }) => [text, times])

beforeEach(async () => {
  clock.set('2026-11-21T04:30:00Z')
  await db.missedSearch.deleteMany()
  await db.rateLimit.deleteMany()
})

test('a text is counted folded, once an hour for a network', async () => {
  await count('Quantum  WELDING!')
  await count('quantum welding', '10.1.1.200')
  expect(await rows()).toEqual([['quantum welding', 1]])
  await count('quantum welding', '10.1.2.1')
  clock.set('2026-11-21T05:31:00Z')
  await count('quantum welding')
  expect(await rows()).toEqual([['quantum welding', 3]])
})

test('a new week, Monday in IST, begins a new count; after 26 weeks it goes', async () => {
  await count('quantum welding')
  clock.set('2026-11-22T18:31:00Z')
  await count('quantum welding')
  expect((await db.missedSearch.findMany({ orderBy: { id: 'asc' } })).map(({ week }) => week.toISOString())).toEqual([
    '2026-11-16T00:00:00.000Z',
    '2026-11-23T00:00:00.000Z',
  ])
  clock.set('2027-05-24T04:30:00Z')
  await sweep(app)
  expect(await db.missedSearch.count()).toBe(1)
})

test('texts with an address or a phone number, or without words, are not kept; long ones are cut; standards are', () => {
  for (const text of ['write to asha@x.example', 'call 98765 43210', '+91-98765-43210', '9876543210', '?!', 'a'])
    expect([text, missedText(text)]).toEqual([text, null])
  expect(missedText('IS 13920-2016')).toBe('is 13920 2016')
  expect(missedText('welding '.repeat(20))).toHaveLength(79)
})

test('a script counts sixty texts an hour, and a full week takes no new text', async () => {
  for (let number = 0; number < 61; number += 1) await count(`welding ${number}`)
  expect(await rows()).toHaveLength(60)
  await db.$executeRaw`INSERT INTO missed_searches (week, text) SELECT '2026-11-16', 'text ' || n FROM generate_series(1, 2940) n`
  await count('something new', '10.2.1.1')
  await count('text 7', '10.2.1.1')
  expect(await db.missedSearch.count()).toBe(3_000)
  expect(await db.missedSearch.findFirst({ where: { text: 'text 7' } })).toMatchObject({ count: 2 })
})

test('of one IP a hundred new texts a day are kept; known ones count on', async () => {
  for (let number = 0; number < 60; number += 1) await count(`welding ${number}`)
  clock.set('2026-11-21T05:31:00Z')
  for (let number = 60; number < 101; number += 1) await count(`welding ${number}`)
  await count('welding 0')
  await count('welding 100', '10.2.1.1')
  const kept = await rows()
  expect(kept).toHaveLength(101)
  expect([kept[0], kept.at(-1)]).toEqual([
    ['welding 0', 2],
    ['welding 100', 1],
  ])
})

test('the server looks itself: a search that finds enough is not counted, fewer than three for all words is', async () => {
  for (let number = 0; number < 3; number += 1) await makeMentor(db, { skills: ['Rotor dynamics'] })
  await makeMentor(db, { skills: ['Rotor balancing'] })
  const COUNT = typed(`mutation ($input: CountMissedSearchInput!) { countMissedSearch(input: $input) { __typename } }`)
  for (const search of ['rotor dynamics', 'rotor', 'rotor balancing', 'rotor qwertz', 'qwertz'])
    await asGuest(app).run(COUNT, { input: { search } })
  expect((await rows()).map(([text]) => text)).toEqual(['rotor balancing', 'rotor qwertz', 'qwertz'])
})
