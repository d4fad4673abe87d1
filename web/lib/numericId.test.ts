import { expect, test } from 'vitest'
import { numericId } from './numericId.ts'

test.each([
  ['7', 7],
  ['1000000000', 1_000_000_000],
  ['2147483647', 2_147_483_647],
  ['2147483648', null],
  ['4000000000', null],
  ['0', null],
  ['007', null],
  ['7a', null],
  ['1e3', null],
  ['-7', null],
  ['', null],
  [undefined, null],
])('%s is %s', (text, id) => expect(numericId(text)).toBe(id))
