// @vitest-environment node
import { expect, test } from 'vitest'
import { openPath } from './openPath.ts'

test.each([
  ['/mentorship-requests?tab=declined', '/mentorship-requests?tab=declined'],
  ['/booking/12?confirmed=41', '/booking/12?confirmed=41'],
  ['/mentee-dashboard', '/mentee-dashboard'],
  ['/workshop-registration/1', null],
  [null, null],
])('for %j opens %j', (address, opened) => {
  expect(openPath(address)).toBe(opened)
})
