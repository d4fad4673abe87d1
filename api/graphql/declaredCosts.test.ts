import SchemaBuilder from '@pothos/core'
import { isLeafType, isListType, getNullableType, type GraphQLField, type GraphQLObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { schema } from '../schema.ts'
import Declared, { costOf, LOOKUP, type FieldCost } from './declared.ts'

function schemaWith(cost: FieldCost | undefined) {
  const builder = new SchemaBuilder<object>({ plugins: [Declared] } as never)
  const open: object = { authScopes: () => true }
  builder.queryType({ fields: (t) => ({ names: t.stringList({ ...open, ...(cost && { cost }), resolve: () => [] }) }) })
  return builder.toSchema()
}

test('a list that says nothing of its length does not build', () => {
  expect(() => schemaWith(undefined)).toThrow('Query.names is a list: it needs a page size or cost.items')
  expect(() => schemaWith({ work: 3 })).toThrow('Query.names is a list')
  expect(schemaWith({ items: 3 }).getQueryType()?.getFields()['names']?.extensions).toMatchObject({
    cost: { items: 3 },
  })
})

test('every list of the graph has a page size or a length', () => {
  const lists = Object.values(schema.getTypeMap())
    .filter((type) => 'getFields' in type && !type.name.startsWith('__'))
    .flatMap((type) => Object.values((type as { getFields(): object }).getFields()) as GraphQLField<unknown, unknown>[])
    .filter((field) => 'args' in field && isListType(getNullableType(field.type)))
  expect(lists.length).toBeGreaterThan(10)
  const unsized = lists.filter(
    (list) => !list.args.some(({ name }) => name === 'first') && costOf(list)?.items === undefined,
  )
  expect(unsized.map(String)).toEqual([])
})

/** Columns of the account itself, which is read once. */
const OF_ACCOUNT = ['id', 'databaseId', 'type', 'name', 'email', 'termsAccepted', 'emailConfirmed']

test('every other fact about the viewer costs a statement at least: thirty aliases ask for it thirty times', () => {
  const viewer = schema.getType('Viewer') as GraphQLObjectType
  const facts = Object.values(viewer.getFields()).filter(
    ({ name, type }) => isLeafType(getNullableType(type)) && !OF_ACCOUNT.includes(name),
  )
  expect(facts.length).toBeGreaterThan(2)
  const free = facts.filter((fact) => !(Number(costOf(fact)?.work) >= LOOKUP))
  expect(free.map(String)).toEqual([])
})
