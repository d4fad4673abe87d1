import { expect, test } from 'vitest'
import { mentorId } from './mentorId.ts'

test.each([
  ['7', 7],
  ['2147483647', 2_147_483_647],
  ['2147483648', 0],
  ['7a', 0],
  ['-7', 0],
  ['', 0],
  [undefined, 0],
])('%s is %i', (text, id) => expect(mentorId(text)).toBe(id))
