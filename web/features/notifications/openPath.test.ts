// @vitest-environment node
import { expect, test } from 'vitest'
import { openPath } from './openPath.ts'

test.each([
  ['/mentorship-requests?tab=declined', '/mentorship-requests?tab=declined'],
  ['/mentor-dashboard', '/mentor-dashboard'],
  [null, null],
  ['/workshop-registration/1', null],
])('for %j opens %j', (address, opened) => {
  expect(openPath(address)).toBe(opened)
})
