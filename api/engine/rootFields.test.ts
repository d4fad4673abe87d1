import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { rootFieldsOf } from './prepare.ts'

test.each([
  ['mutation { hit }', 1],
  ['mutation { a: hit b: hit c: hit { x y } }', 3],
  ['mutation { ...F ...F b: hit } fragment F on Mutation { c: hit ...G } fragment G on Mutation { d: hit }', 3],
  ['mutation { ... on Mutation { a: hit ... { b: hit } } }', 2],
  ['mutation { a: hit a: hit }', 1],
  ['mutation { a: hit @skip(if: true) __typename }', 1],
  ['mutation { ...F } fragment F on Mutation { a: hit ...F }', 1],
])('%s has %i', (text, count) => {
  expect(rootFieldsOf(parse(text))).toHaveLength(count)
})

test('only of the operation that runs', () => {
  const document = parse('mutation A { a: hit b: hit } mutation B { c: hit }')
  expect(rootFieldsOf(document, 'A')).toHaveLength(2)
  expect(rootFieldsOf(document, 'B')).toHaveLength(1)
  expect(rootFieldsOf(document)).toEqual([])
})
