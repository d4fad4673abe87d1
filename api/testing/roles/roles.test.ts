/** Every root field × every role × own, somebody else's and a namesake's row, on the real schema and real sessions. */
import type { GraphQLInterfaceType } from 'graphql'
import { afterEach, expect, test } from 'vitest'
import { schema } from '../../schema.ts'
import { testApp } from '../app.ts'
import { outcome } from './asking.ts'
import { changesOfOthers, watchChanges } from './changes.ts'
import { MUTATIONS } from './mutations.ts'
import { QUERIES } from './queries.ts'
import type { Row } from './row.ts'
import { SUBSCRIPTIONS } from './subscriptions.ts'
import { makeWorld, ROLES, WHOSE, type Role, type Whose } from './world.ts'

const ROWS: Record<string, Row> = { ...QUERIES, ...MUTATIONS, ...SUBSCRIPTIONS }
const tested = await testApp()
const { db } = tested
const world = await makeWorld(tested)
const watch = await watchChanges(db)

/** What an administrator does that is no act: their idle time, and a key that counts for nothing yet. */
const UNTRACED = ['Mutation.recordAdminActivity', 'Mutation.beginSecondFactor']
/** What leaves a trace when it is refused. */
const TRACED_REFUSALS = ['Mutation.signInAdmin']

const fields = ['Query', 'Mutation', 'Subscription'].flatMap((root) =>
  Object.keys((schema.getType(root) as { getFields(): object } | undefined)?.getFields() ?? {}).map(
    (field) => `${root}.${field}`,
  ),
)
const nodes = schema.getPossibleTypes(schema.getType('Node') as GraphQLInterfaceType).map(({ name }) => `Node.${name}`)
const wordsOf = (row: Row, whose: Whose) => (whose === 'own' ? row.own : row.other)?.split(' ')

type Cells = Partial<Record<Whose, Record<string, string>>>

function expected(row: Row): Cells {
  return Object.fromEntries(
    WHOSE.flatMap((whose) => {
      const words = wordsOf(row, whose)
      return words ? [[whose, Object.fromEntries(words.map((word, place) => [ROLES[place], word]))]] : []
    }),
  )
}

/** Asks as `role`; says what became of it and which rows of others changed, and puts them back. */
async function cell(name: string, row: Row, role: Role, whose: Whose) {
  const word = await outcome(tested, world, { name, row, role, whose })
  const changes = await watch.noted()
  const others = changesOfOthers(changes, {
    person: world.person(role),
    administrator: world.administrator(role),
    people: world.people,
    sides: world.rows(role, whose),
  })
  if (changes.length > 0) await watch.undo(changes)
  // What is only read, or refused, leaves every row as it was.
  const isTrace = TRACED_REFUSALS.includes(name) && changes.every(({ table }) => table === 'audit_entries')
  const isChange = name.startsWith('Mutation.') && (word === 'ok' || isTrace)
  // What only administrators may do leaves a trace.
  const isAct = isChange && role === 'admin' && wordsOf(row, whose)![ROLES.indexOf('visitor')] !== 'ok'
  if (
    isAct &&
    changes.length > 0 &&
    !UNTRACED.includes(name) &&
    !changes.some(({ table }) => table === 'audit_entries')
  )
    return { word: `${word}, untraced`, others }
  return { word: isChange || changes.length === 0 ? word : `${word}, and changes ${changes[0]!.table}`, others }
}

/** All cells of a row as they are; what they change of others, beyond what the row says, stands beside the word. */
async function actual(name: string, row: Row) {
  const cells: Cells = {}
  const besides = new Set<string>()
  for (const whose of WHOSE)
    if (wordsOf(row, whose))
      for (const role of ROLES) {
        const { word, others } = await cell(name, row, role, whose)
        const undeclared = others.filter((other) => !row.besides?.includes(other))
        for (const other of others) besides.add(other)
        cells[whose] = { ...cells[whose], [role]: [word, ...undeclared].join(' + ') }
      }
  return { cells, besides }
}

afterEach(async () => watch.undo(await watch.noted()))

test('every field and every node has a row, and no row is of nothing', () => {
  // `node` is asked once for every type of node.
  expect(Object.keys(ROWS).toSorted()).toEqual([...fields, ...nodes].filter((name) => name !== 'Query.node').toSorted())
  for (const row of Object.values(ROWS))
    for (const whose of WHOSE) expect(wordsOf(row, whose) ?? ROLES).toHaveLength(ROLES.length)
})

test.each(Object.entries(ROWS))('%s', async (name, row) => {
  const { cells, besides } = await actual(name, row)
  expect(cells).toEqual(expected(row))
  // What is declared does happen.
  expect([...besides]).toEqual(expect.arrayContaining(row.besides ?? []))
})

test('a row that says otherwise does not pass', async () => {
  const name = 'Query.booking'
  const { cells } = await actual(name, ROWS[name]!)
  expect(cells).not.toEqual(expected({ ...ROWS[name]!, other: ROWS[name]!.own }))
})

test('a change of rows of others shows, and is put back', async () => {
  const read = () => db.notification.findMany({ orderBy: { id: 'asc' } })
  const before = await read()
  const sides = world.rows('mentee', 'own')
  await db.notification.updateMany({ data: { isRead: true } })
  const asker = { person: world.person('mentee'), administrator: null, people: world.people, sides }
  expect(changesOfOthers(await watch.noted(), asker)).toEqual(['notifications of mentor', 'notifications of stranger'])
  await watch.undo(await watch.noted())
  expect(await read()).toEqual(before)
})
