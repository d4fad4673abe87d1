// @vitest-environment node
import { expect, test } from 'vitest'
import { oldestFirst, presentYears, readPost } from './MentorWork.tsx'

test.each([
  ['Site Engineer, Godavari Buildcon (2015 to 2016)', 'Site Engineer, Godavari Buildcon', '2015 to 2016'],
  ['Trainee, Palar Mills, (2010)', 'Trainee, Palar Mills', '2010'],
  ['Tata (Pune)', 'Tata (Pune)', null],
  ['  Konkan Design ', 'Konkan Design', null],
  ['(2015)', '(2015)', null],
  ['Trainee (Pune), Palar Mills (2010)', 'Trainee (Pune), Palar Mills', '2010'],
])('%s', (line, title, years) => expect(readPost(line)).toEqual({ title, years }))

test('the oldest post is on top when all have years', () => {
  const posts = ['B (2019 to 2021)', 'A (2015 to 2019)'].map(readPost)
  expect(oldestFirst(posts).map(({ title }) => title)).toEqual(['A', 'B'])
})

test('posts without years keep their order', () => {
  const posts = ['B', 'A (2015)'].map(readPost)
  expect(oldestFirst(posts).map(({ title }) => title)).toEqual(['B', 'A'])
})

test.each([
  [['A (2015 to 2016)', 'B (2016 to 2019)'], '2019 to now'],
  [['A (2012)'], '2012 to now'],
  [['A (2015 to 2016)', 'B'], 'Now'],
  [[], 'Now'],
])('the present post after %j: %s', (lines, years) => expect(presentYears(lines.map(readPost))).toBe(years))
