import { expect, test } from 'vitest'
import { checkDocumented } from './documented.ts'

test('an answer that is not as declared is noticed', () => {
  const check = (status: number, body: unknown) => () => checkDocumented('POST', '/api/auth/logout', { status, body })
  expect(check(200, { message: 'Signed out' })).not.toThrow()
  expect(check(200, {})).toThrow('POST /api/auth/logout answered 200 with {}')
  expect(check(200, { message: 'Signed out', passwordHash: 'x' })).toThrow('with more than it declares')
  expect(check(402, { message: 'Pay first' })).toThrow('which is not documented')
  expect(check(409, { message: 'No', constraints: [{ message: 'Why' }], suggestion: 'Wait' })).not.toThrow()
  expect(check(404, { error: 'Not there' })).toThrow('answered 404')
})
