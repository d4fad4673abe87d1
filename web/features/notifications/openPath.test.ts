// @vitest-environment node
import { expect, test } from 'vitest'
import { bookingPath } from '../bookings/bookingAddress.ts'
import { openPath } from './openPath.ts'

const BOOKING = '{"bookingId":41,"mentorId":12}'
const PAGE = bookingPath(12, { confirmed: 41 })

test.each([
  ['/mentorship-requests?tab=declined', null, '/mentorship-requests?tab=declined'],
  ['/mentors/12', BOOKING, '/mentors/12'],
  [null, BOOKING, null],
  ['/mentee-dashboard', BOOKING, '/mentee-dashboard'],
  ['/Mentor-Dashboard?tab=bookings', BOOKING, PAGE],
  ['/mentor-dashboard', '{"menteeId":3}', '/mentor-dashboard'],
  ['/workshop-registration/1', null, null],
])('for %j about %j opens %j', (address, data, opened) => {
  expect(openPath(address, data)).toBe(opened)
})
