/** Default deny: every root field says who may use it. */
import { isIntrospectionType, isSpecifiedScalarType, isUnionType } from 'graphql'
import { expect, test } from 'vitest'
import { builder } from './builder.ts'
import { schema } from '../schema.ts'

interface Extended {
  extensions: { pothosOptions?: object; pothosConfig?: { pothosOptions?: object } }
}

const ROOTS = ['Query', 'Mutation', 'Subscription'] as const
/** Node look-ups guard themselves, type by type; see the tests named others. */
const UNSCOPED = ['Query.node', 'Query.nodes']

test('no root field is without declared scopes', () => {
  const unscoped = ROOTS.flatMap((root) => {
    const fields = builder.configStore.getFields(root)
    return [...fields].flatMap(([name, field]) => ('authScopes' in field.pothosOptions ? [] : [`${root}.${name}`]))
  })
  expect(unscoped).toEqual(UNSCOPED)
})

test('the list covers what the schema offers', () => {
  const offered = ROOTS.flatMap((root) =>
    Object.keys(
      schema.getType(root) && 'getFields' in schema.getType(root)!
        ? (schema.getType(root) as { getFields(): Record<string, Extended> }).getFields()
        : {},
    ),
  )
  const known = ROOTS.flatMap((root) => [...builder.configStore.getFields(root).keys()])
  expect(offered.toSorted()).toEqual(known.toSorted())
  expect(offered).toContain('createBookingOrder')
})

test('every type, field, argument and input field carries a description', () => {
  const bare: string[] = []
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue
    // A result's name says all: its field's payload, or one of these errors.
    if (!type.description && !(isUnionType(type) && type.name.endsWith('Result'))) bare.push(type.name)
    if (!('getFields' in type)) continue
    for (const field of Object.values(type.getFields())) {
      if (!field.description) bare.push(`${type.name}.${field.name}`)
      if (!('args' in field)) continue
      for (const arg of field.args) if (!arg.description) bare.push(`${type.name}.${field.name}(${arg.name})`)
    }
  }
  expect(bare).toEqual([])
})
