import { GraphQLObjectType, GraphQLUnionType } from 'graphql'
import { expect, test } from 'vitest'
import { schema } from '../schema.ts'
import { statusOf } from './errors.ts'

const isError = (type: unknown) =>
  type instanceof GraphQLObjectType && type.getInterfaces().some(({ name }) => name === 'Error')

test('every failure that a result may be has an HTTP status, and nothing else has', () => {
  const results = Object.values(schema.getTypeMap()).filter((type) => type instanceof GraphQLUnionType)
  expect(results.length).toBeGreaterThan(20)
  const statuses = results
    .flatMap((type) => type.getTypes())
    .map((type) => ({ name: type.name, isError: isError(type), status: statusOf(schema, type.name) ?? 0 }))
  expect(statuses.filter((member) => member.isError !== (member.status >= 400 && member.status < 600))).toEqual([])
})
