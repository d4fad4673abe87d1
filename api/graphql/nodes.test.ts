import type { GraphQLInterfaceType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { schema } from '../schema.ts'
import { testApp } from '../testing/app.ts'
import { asAdmin, asCommunity, asGuest, asMentee, asMentor, schemaEngine } from '../testing/client.ts'
import { makeMentor } from '../testing/factories.ts'
import { makeWorld, type Role } from '../testing/roles/world.ts'
import { recordStatements } from '../testing/statements.ts'
import type { Context } from './context.ts'
import { nodes, noteNodes, type Node } from './nodes.ts'

const tested = await testApp()
const { app, db, url } = tested
const world = await makeWorld(tested)
const recorded = recordStatements(url)
const types = [...nodes.keys()]
const numberOf = (role: Role) => world.person(role)!.id
const mentee = asMentee(app, numberOf('mentee')).context()
const ASKERS: Record<string, Context> = {
  visitor: asGuest(app).context(),
  mentor: asMentor(app, numberOf('mentor')).context(),
  'a mentor under review': asMentor(app, numberOf('review')).context(),
  mentee,
  'a community member': asCommunity(app, numberOf('community')).context(),
  administrator: asAdmin(app, world.administrator('admin')!).context(),
  'administrator and mentee': { ...mentee, administrator: asAdmin(app).context().administrator },
}
const DOCUMENT = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }'

/** What a document answers, and how many statements it took. */
async function ask(asker: Context, query: string, variables: Record<string, unknown>) {
  recorded.statements.length = 0
  const context = { ...asker, db: recorded.db, memo: new Map() }
  const { data, errors } = await (await schemaEngine()).run({ query, variables }, context)
  expect(errors).toBeUndefined()
  return { data: JSON.parse(JSON.stringify(data)) as Record<string, unknown>, statements: recorded.statements.length }
}

interface Delegate {
  findMany(args: object): Promise<Record<string, number>[]>
  findUnique(args: object): Promise<object | null>
}
const delegateOf = ({ model }: Node) =>
  db[(model[0]!.toLowerCase() + model.slice(1)) as 'mentor'] as unknown as Delegate

test('ids of no node find nothing, and harm none beside them', async () => {
  const { id } = await makeMentor(db)
  const ids = [`Mentor:${id}`, 'Nothing:1', 'ConversationReport:1', 'String:1', 'Query:1', `Mentor:${id}`].map(btoa)
  const { data, errors } = await asGuest(app).run(DOCUMENT, { ids })
  expect(errors).toBeUndefined()
  expect(data).toEqual({ nodes: [{ id: ids[0] }, null, null, null, null, { id: ids[0] }] })
  const nothing = await asGuest(app).run(DOCUMENT, { ids: [ids[1]] })
  expect(nothing).toEqual({ data: { nodes: [null] }, errors: undefined })
  const malformed = await asGuest(app).run(DOCUMENT, { ids: ['no id', '', btoa('Mentor'), ids[0]] })
  expect(malformed).toEqual({ data: { nodes: [null, null, null, { id: ids[0] }] }, errors: undefined })
})

test('every node of the graph says who may see it', () => {
  const all = schema.getPossibleTypes(schema.getType('Node') as GraphQLInterfaceType)
  expect(types.toSorted()).toEqual(all.map(({ name }) => name).toSorted())
  const builder: { prismaNode: unknown } = { prismaNode: () => {} }
  noteNodes(builder)
  const declare = builder.prismaNode as (model: string, options: object) => void
  expect(() => declare('Mentor', { id: { field: 'id' } })).toThrow('Mentor is a node: it needs id.field and findUnique')
})

test('many at once are shown to whom each is shown by itself, in the order asked for', async () => {
  const shown = new Set<string>()
  const hidden = new Set<string>()
  for (const asker of Object.values(ASKERS)) {
    for (const [type, node] of nodes) {
      const { key, findUnique } = node
      const rows = await delegateOf(node).findMany({ select: { [key]: true }, take: 40 })
      const numbers = rows.map((row) => String(row[key]))
      const asked = [...numbers, '2000000000', '0', 'x', '01', ...numbers.toReversed()].map((id) => `${type}:${id}`)
      const own = new Map<string, object | null>()
      for (const id of numbers) {
        const where = findUnique(id, asker)
        const row = await delegateOf(node).findUnique({ where, select: { [key]: true } })
        own.set(`${type}:${id}`, row && { id: btoa(`${type}:${id}`) })
        ;(row ? shown : hidden).add(type)
      }
      const { data } = await ask(asker, DOCUMENT, { ids: asked.map(btoa) })
      expect([type, data['nodes']]).toEqual([type, asked.map((id) => own.get(id) ?? null)])
    }
  }
  expect([...shown].toSorted()).toEqual(types.toSorted())
  expect([...hidden].toSorted()).toEqual(types.toSorted())
})

describe('statements', () => {
  const TWICE = `query ($ids: [ID!]!, $others: [ID!]!, $one: ID!) {
    nodes(ids: $ids) { id } again: nodes(ids: $others) { __typename id } one: node(id: $one) { id } }`
  const idsFrom = (type: string, first: number) => Array.from({ length: 50 }, (_, at) => btoa(`${type}:${first + at}`))

  test.each(types)('%s: one, however many are asked for', async (type) => {
    const variables = { ids: idsFrom(type, 1), others: idsFrom(type, 26), one: btoa(`${type}:90`) }
    const counts: number[] = []
    for (const asker of Object.values(ASKERS)) counts.push((await ask(asker, TWICE, variables)).statements)
    expect(Math.max(...counts)).toBe(1)
  })

  test('who is among those asked for meets another rule: two', async () => {
    const id = numberOf('mentor')
    const ids = [id, numberOf('review'), id].map((number) => btoa(`Mentor:${number}`))
    const { data, statements } = await ask(ASKERS['mentor']!, DOCUMENT, { ids })
    expect(data).toEqual({ nodes: [{ id: ids[0] }, null, { id: ids[0] }] })
    expect(statements).toBe(2)
  })

  test('one for each type and selection, with what is selected below it', async () => {
    const { bookings, mentorId } = world.rows('mentee', 'own')
    const ids = [`Booking:${bookings[0]!}`, `Mentor:${mentorId}`].map(btoa)
    const selection = 'id ... on Booking { mentor { name } } ... on Mentor { name }'
    const { data, statements } = await ask(
      mentee,
      `query ($ids: [ID!]!) { nodes(ids: $ids) { ${selection} } again: nodes(ids: $ids) { ${selection} }
        less: nodes(ids: $ids) { id ... on Mentor { status mainBranch } } }`,
      { ids },
    )
    const { name, mainBranch } = await db.mentor.findUniqueOrThrow({ where: { id: mentorId } })
    const found = [
      { id: ids[0], mentor: { name } },
      { id: ids[1], name },
    ]
    expect(data).toEqual({
      nodes: found,
      again: found,
      less: [{ id: ids[0] }, { id: ids[1], status: null, mainBranch }],
    })
    expect(statements).toBe(4)
  })
})
