/** What operations on the real schema cost, before any of their rows is read. */
import type { OperationDefinitionNode } from 'graphql'
import { expect, test } from 'vitest'
import type { App } from '../app.ts'
import persisted from '../../web/persisted.json' with { type: 'json' }
import { schema } from '../schema.ts'
import { asGuest } from '../testing/client.ts'
import { compileCost } from './cost.ts'
import { createEngine } from './engine.ts'
import { LIMITS } from './limits.ts'

const reads: string[] = []
/** A database that nobody may ask. */
const db = new Proxy({}, { get: (_db, name) => (reads.push(String(name)), undefined) })
const spent: number[] = []
const engine = createEngine(schema, undefined, { charge: (_context, { cost }) => spent.push(cost) })
const log = { info: () => {}, warn: () => {}, error: () => {} }
const client = asGuest({ db, log } as unknown as App, { engine })

test('a short text that asks for a hundred thousand slots is refused before any row is read', async () => {
  const range = 'from:"2026-11-21",to:"2026-12-21"'
  const slots = (alias: string) => `${alias}:freeSlots(${range}){startsAt endsAt}`
  const query = `{ mentors(first:100){edges{node{ ${['a', 'b', 'c', 'd'].map(slots).join(' ')} }}} }`
  expect(query.length).toBeLessThan(330)
  expect((await client.run(query)).errors).toEqual([
    {
      message: 'The cost limit of 5500 is exceeded: 149036, most of it for freeSlots. Ask for less at once.',
      extensions: { code: 'LIMIT_EXCEEDED' },
    },
  ])
  expect(reads).toEqual([])
  // For reading the text and its variables.
  expect(spent.splice(0)).toEqual([20])
})

test.each([
  [
    'a range by variables',
    'query($from:Date!,$to:Date!){mentor(id:1){freeSlots(from:$from,to:$to){startsAt}}}',
    1 + 15 + 31 * 12,
  ],
  [
    'a range that will be refused costs no more than the longest',
    '{mentor(id:1){freeSlots(from:"2026-01-01",to:"2999-01-01"){startsAt}}}',
    1 + 15 + 31 * 12,
  ],
  ['a range turned round', '{mentor(id:1){freeSlots(from:"2026-01-02",to:"2026-01-01"){startsAt}}}', 1 + 15],
  ['ids by their number: a statement for each', '{nodes(ids:["a","b","c"]){id}}', 3 + 3 * 15],
  ['an id by itself: its statement too', '{node(id:"a"){id}}', 1 + 15],
  ['what is found by an id, and lists of its own row', '{mentor(id:1){skills certifications}}', 1 + 15],
  ['the same under two aliases', '{a:workshop(id:1){title}b:workshop(id:2){title}}', 2 * 16],
  ['a list with a declared length', '{mentor(id:1){weeklyAvailability{weekday}}}', 1 + 15 + 7],
  ['a connection: itself, and edge and node a record', '{mentors(first:10){edges{node{name}}}}', 35 + 1 + 10 * 2],
  [
    'a search that two fragments ask for is looked up once',
    'query{...A ...B} fragment A on Query{mentors(first:1,search:"ETABS"){edges{cursor}}} fragment B on Query{mentors(first:1,search:"ETABS"){edges{cursor}}}',
    35 + 305 + 2 * 2,
  ],
  ['a search', '{mentors(first:1,search:"ETABS"){edges{cursor}}}', 35 + 305 + 2],
  ['the next free slots of all candidates', '{mentors(first:1,sort:NEXT_FREE){edges{cursor}}}', 525 + 2],
  ['the next free sessions of all mentors', '{nextFreeSessions(first:5){slot{startsAt}}}', 710],
  ['a list of few', '{workshops(first:1,branch:"Civil"){edges{cursor}}}', 25 + 2],
  ["one's own lists as any other", '{viewer{a:bookings(first:1){edges{cursor}}b:sessionsToAnswer{id}}}', 1 + 27 + 35],
  ['words that are looked for in it', '{viewer{conversations(first:1,search:"a"){edges{cursor}}}}', 1 + 25 + 10 + 2],
  [
    "one's own records and counts",
    '{viewer{id name nextSession{id} hasConversations unreadMessages}}',
    1 + 16 + 15 + 15,
  ],
  ['changes, made or refused: one passes always, many are reads', 'mutation{a:signOut{ok}b:signOut{ok}}', 2 * 101],
  [
    'texts that changes clean, each its own, however many share a variable',
    'mutation($input:SignInInput!){a:signIn(input:$input){__typename}b:signIn(input:$input){__typename}}',
    2 * (101 + 101),
  ],
  ['how many things wait: a statement for each group', '{workQueue{total}}', 1 + 300],
  ['the figures of a year', '{analytics(weeks:52){weeks{from}}}', 1 + 15 + 250 + 52],
  [
    'of whom the log is asked is looked up, read or not',
    '{auditLog(person:"a@b.example",payment:"7"){__typename}}',
    25 + 61,
  ],
])('%s', (_name, query, cost) => {
  const input = { email: 'a'.repeat(5_000), password: 'b'.repeat(5_000) }
  expect(costOf(query, { from: '2026-11-21', to: '2026-12-21', input })).toBe(cost)
})

test('null in place of a default is the asker’s mistake', async () => {
  const query = 'query($from:Date="2026-11-21"){mentor(id:1){freeSlots(from:$from,to:"2026-11-21"){startsAt}}}'
  expect((await client.run(query, { from: null })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
})

test('what an event is answered with is small', () => {
  const chat = (messages: string) => `subscription { conversationChanged { conversation { ${messages} } } }`
  expect(costOf(chat('lastMessage { message attachments { name } }'), {})).toBeLessThanOrEqual(LIMITS.event)
  expect(() => costOf(chat('messages(limit: 100) { attachments { name } }'), {})).toThrow(
    'The cost limit of 150 is exceeded',
  )
})

const LARGEST = {
  first: LIMITS.page,
  from: '2026-11-21',
  to: '2026-12-21',
  sort: 'nextFree',
  time: 'upcoming',
  bookingId: 1,
  id: 1,
  ids: Array.from({ length: LIMITS.page }, (_, place) => place + 1),
  input: {},
}

test.each(Object.values(persisted).map((text) => [/ (\w+)/.exec(text)?.[1], text] as const))(
  'our own %s passes every limit with its largest variables',
  (_name, text) => {
    expect(engine.validate(engine.parse(text))).toEqual([])
    expect(costOf(text, LARGEST)).toBeLessThanOrEqual(LIMITS.cost)
  },
)

function costOf(text: string, coerced: Record<string, unknown>): number {
  const document = engine.parse(text)
  const operation = document.definitions.find(
    (definition): definition is OperationDefinitionNode => definition.kind === 'OperationDefinition',
  )!
  return compileCost(schema, document, operation)({ sources: {}, coerced } as never)
}
