import { createSchema } from 'graphql-yoga'
import { parse, validate, type GraphQLObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { argsOf, bothWays, expectAlike } from './alike.testing.ts'
import { selectingOf } from './selection.ts'

/** Fields that answer at once, later, nothing, too much, or not at all. */
const BEHAVIOURS: Record<string, () => unknown> = {
  now: () => 'now',
  later: async () => 'later',
  nothing: () => null,
  nothingLater: async () => undefined,
  thrown: () => {
    throw new Error('thrown')
  },
  thrownLater: async () => {
    throw new Error('thrown later')
  },
  returned: () => new Error('returned'),
  number: () => 7,
  object: () => ({ some: 'object' }),
}
const LISTS: Record<string, () => unknown> = {
  few: () => ['a', 'b'],
  mixed: () => ['a', Promise.resolve('b'), null],
  failing: () => ['a', new Error('in a list'), Promise.reject(new Error('later in a list'))],
  none: () => [],
  lost: async () => null,
  noList: () => 7,
  all: async () => new Set(['a', 'b']),
}
const TYPE = [
  ...Object.keys(BEHAVIOURS).flatMap((name) => [`${name}: String`, `${name}Needed: String!`, `${name}Number: Int`]),
  ...Object.keys(LISTS).flatMap((name) => [`${name}: [String]`, `${name}Needed: [String!]!`, `${name}Rows: [Row]`]),
]
const schema = createSchema({
  typeDefs: /* GraphQL */ `
    interface Named { name: String }
    type Row implements Named { name: String rows(count: Int = 2): [Row!]! one: Row oneNeeded: Row! odd: Odd odder: Row ${TYPE.join('\n')} }
    type Odd { name: String }
    type Query { row: Row rowNeeded: Row! named: Named now: String echo(text: String, list: [Int!] = [1]): String }
  `,
  resolvers: { Query: { echo: (_root: unknown, args: object) => JSON.stringify(args) } },
})
const rowType = schema.getType('Row') as GraphQLObjectType
for (const type of [rowType, schema.getQueryType()!])
  for (const [name, field] of Object.entries(type.getFields())) {
    const of = (known: Record<string, () => unknown>) => known[name.replace(/(Needed|Number|Rows)$/, '')]
    const answer = of(BEHAVIOURS) ?? of(LISTS)
    if (answer) field.resolve = () => answer()
    else if (['row', 'one', 'odd', 'odder', 'named'].includes(name.replace(/Needed$/, '')))
      field.resolve = () => ({ name })
    else if (name === 'rows')
      field.resolve = (_row, { count }) => Array.from({ length: count as number }, () => ({ name }))
  }
;(schema.getType('Odd') as GraphQLObjectType).isTypeOf = async ({ name }: { name: string }) => name !== 'odd'
rowType.isTypeOf = (row: unknown) => typeof row === 'object' && (row as { name?: string } | null)?.name !== 'odder'
;(schema.getType('Named') as GraphQLObjectType & { resolveType?: unknown }).resolveType = () => 'Row'

let seed = 7
/** Always the same ones. */
const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
const fields = Object.keys(rowType.getFields()).filter((name) => !/^(rows|one|oneNeeded|odd|odder|.*Rows)$/.test(name))

function selectionText(depth: number): string {
  const chosen = Array.from({ length: 1 + random(5) }, (_, at) => {
    const name = fields[random(fields.length)]!
    const condition = ['', '', '', ' @include(if: $yes)', ' @skip(if: $yes)'][random(5)]
    const inner =
      depth > 0 ? ['one', 'oneNeeded', 'rows', 'rows(count: $count)', 'odder', 'fewRows', 'all: allRows'] : []
    const below = inner[random(12)]
    if (below) return `${below.includes(':') ? '' : `n${at}: `}${below}${condition} { ${selectionText(depth - 1)} }`
    if (depth > 0 && random(8) === 0)
      return ['odd { name }', '...More', '... on Named { other: name }', '... @skip(if: $no) { y: now }'][random(4)]!
    return `${random(3) ? '' : `a${at}: `}${name}${random(3) ? '' : condition}`
  })
  return `__typename ${chosen.join(' ')}`
}

test('answers and errors are those of graphql-js', async () => {
  let [compared, failing] = [0, 0]
  for (let round = 0; round < 300; round += 1) {
    const text = `query ($yes: Boolean!, $no: Boolean = false, $count: Int) {
      used: echo(text: "a", list: [2]) @skip(if: $no) e: echo counted: row { rows(count: $count) @include(if: $yes) { name } }
      row { ${selectionText(2)} } again: row { ${selectionText(1)} } ${random(3) ? '' : `rowNeeded { ${selectionText(1)} }`} ...On
    } fragment More on Row { more: name one { ...Inner } } fragment Inner on Row { name } fragment On on Query { row { name } r: row { ...More } }`
    if (validate(schema, parse(text)).length > 0) continue
    const results = await bothWays(() => argsOf(schema, text, { yes: round % 2 === 0, count: round % 3 }))
    if (!results) throw new Error(`Left to graphql-js: ${text}`)
    expectAlike(results.own, results.theirs, text)
    compared += 1
    if (results.own.errors) failing += 1
  }
  expect(compared).toBeGreaterThan(100)
  expect(failing).toBeGreaterThan(compared / 2)
  expect(failing).toBeLessThan(compared)
})

test('a variable that leaves something out is read anew', () => {
  const make = (yes: boolean) =>
    argsOf(schema, 'query ($yes: Boolean!) { now @include(if: $yes) row { name } }', { yes })
  const selecting = selectingOf(make(true), 10)
  expect(selecting.selection?.fields).toHaveLength(2)
  expect(selecting.holdsFor(make(true).variableValues)).toBe(true)
  expect(selecting.holdsFor(make(false).variableValues)).toBe(false)
})

test('what is not known beforehand, or too much, is left to graphql-js', () => {
  for (const text of [
    '{ named { name } }',
    '{ __schema { types { name } } }',
    '{ __proto__: now }',
    '{ now row { name one { name } } }',
  ])
    expect({ text, left: selectingOf(argsOf(schema, text, {}), 3).selection }).toEqual({ text, left: null })
  expect(selectingOf(argsOf(schema, '{ now row { name } }', {}), 3).selection).not.toBeNull()
})
