import { expect, test } from 'vitest'
import { oldestFirst, readPost } from './workHistory.ts'

test.each([
  ['Site Engineer, Godavari Buildcon (2015 to 2016)', 'Site Engineer, Godavari Buildcon', '2015 to 2016'],
  ['Trainee, Palar Mills, (2010)', 'Trainee, Palar Mills', '2010'],
  ['Tata (Pune)', 'Tata (Pune)', null],
  ['  Konkan Design ', 'Konkan Design', null],
  ['(2015)', '(2015)', null],
])('%s', (line, title, years) => expect(readPost(line)).toEqual({ title, years }))

test('the oldest post is on top when all have years', () => {
  const posts = ['B (2019 to 2021)', 'A (2015 to 2019)'].map(readPost)
  expect(oldestFirst(posts).map(({ title }) => title)).toEqual(['A', 'B'])
})

test('posts without years keep their order', () => {
  const posts = ['B', 'A (2015)'].map(readPost)
  expect(oldestFirst(posts).map(({ title }) => title)).toEqual(['B', 'A'])
})
