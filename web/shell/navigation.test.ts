// @vitest-environment node
import { expect, test } from 'vitest'
import { currentMark, NAV_ITEMS } from './navigation.ts'

function marked(pathname: string) {
  return NAV_ITEMS.filter((item) => currentMark(item, pathname)).map((item) => item.label)
}

test.each([
  ['/', ['Home']],
  ['/find-mentors', ['Find Mentors']],
  ['/Find-Mentors/', ['Find Mentors']],
  ['/find-mentors///', ['Find Mentors']],
  ['//', ['Home']],
  ['/MENTORS', ['Find Mentors']],
  ['/mentor/12', ['Find Mentors']],
  ['/workshop-registration/3', ['Workshops']],
  ['/mentor-signup', []],
  ['/auth', []],
])('%s highlights %s', (pathname, labels) => {
  expect(marked(pathname)).toEqual(labels)
})
