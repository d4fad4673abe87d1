import SchemaBuilder from '@pothos/core'
import { isListType, getNullableType, type GraphQLField } from 'graphql'
import { expect, test } from 'vitest'
import { schema } from '../schema.ts'
import Declared, { costOf, type FieldCost } from './declared.ts'

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
