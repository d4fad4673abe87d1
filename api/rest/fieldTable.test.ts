import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { fieldsOf } from './reference.ts'
import { answerOf } from './openapi.ts'

test('fields are named with those around them, with their kinds, bounds and meaning', () => {
  const schema = z.object({
    name: z.string().check(z.minLength(2), z.maxLength(100), z.describe('As on the card')),
    side: z.nullable(z.enum(['mentor', 'mentee'])),
    rows: z.array(z.object({ paidAt: z.optional(z.iso.datetime()) })),
  })
  expect(fieldsOf(answerOf(schema))).toEqual([
    {
      name: 'name',
      type: 'string',
      isRequired: true,
      note: 'As on the card; at least 2 characters; at most 100 characters',
    },
    { name: 'side', type: '"mentor", "mentee" or null', isRequired: true, note: '' },
    { name: 'rows', type: 'list of object', isRequired: true, note: '' },
    { name: 'rows[].paidAt', type: 'string (date-time)', isRequired: false, note: '' },
  ])
})
