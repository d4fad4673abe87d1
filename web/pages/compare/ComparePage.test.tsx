import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import query, { type ComparePageQuery } from '../../__generated__/ComparePageQuery.graphql.ts'
import { namedIds } from '../../features/shortlist/compareAddress.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { ComparePage } from './ComparePage.tsx'

const mentor = (databaseId: number, more: object = {}) => ({
  id: `mentor:${databaseId}`,
  databaseId,
  name: ['Asha Rao', 'Ravi Kumar', 'Meera Nambiar'][databaseId - 1],
  mainBranch: 'Civil Engineering',
  subBranch: null,
  experience: 11,
  starterPrice: 79_900,
  advancedPrice: 449_900,
  available: true,
  rating: 4.9,
  reviewCount: 41,
  topicsCanMentorOn: ['Bridge design'],
  languages: ['English', 'Hindi', 'Tamil'],
  nextFreeSlots: [{ startsAt: '2026-11-24T12:30:00.000Z' }, { startsAt: '2026-11-25T04:30:00.000Z' }],
  reviews: { edges: [{ node: { id: `review:${databaseId}`, body: 'Clear and kind.', authorName: 'Nisha' } }] },
  currentJobTitle: 'Engineer',
  currentCompany: 'Sahyadri',
  isSaved: null,
  ...more,
})

function show(address: string, mentors: object[]) {
  return renderScreen<ComparePageQuery>({
    address,
    query,
    variables: { ids: namedIds(new URL(address, 'https://plumbline.example').searchParams) },
    Screen: ComparePage,
    answer: {
      Site: () => ({ now: '2026-11-24T06:00:00Z' }),
      Query: () => ({ mentorsById: mentors }),
    },
  })
}

const row = (label: string) =>
  within(screen.getByRole('rowheader', { name: label }).parentElement!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('a column each: what one asks before choosing', () => {
  show('/shortlist/compare?mentors=1,2', [
    mentor(1),
    mentor(2, {
      available: false,
      experience: 1,
      rating: 0,
      reviewCount: 0,
      reviews: { edges: [] },
      nextFreeSlots: [],
      languages: [],
      topicsCanMentorOn: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'],
    }),
  ])
  expect(screen.getByRole('table', { name: 'Mentors side by side' })).toBeTruthy()
  expect(screen.getAllByRole('columnheader')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Asha Rao' }).getAttribute('href')).toBe('/mentor/1')
  expect(screen.getByRole('link', { name: 'Book Asha Rao' }).getAttribute('href')).toBe('/booking/1')
  expect(screen.queryByRole('link', { name: 'Book Ravi Kumar' })).toBeNull()
  expect(row('Price')).toEqual(Array.from({ length: 2 }, () => 'Starter₹799Advanced₹4,499'))
  expect(row('Next open slots')).toEqual([
    'Today, 6:00\u00a0pm\u00a0ISTWed 25 Nov, 10:00\u00a0am\u00a0IST',
    'Not taking bookings right now',
  ])
  expect(row('Experience')).toEqual(['11 yearsEngineer at Sahyadri', '1 yearEngineer at Sahyadri'])
  expect(row('Languages')).toEqual(['English, Hindi and Tamil', 'Not named'])
  expect(row('Topics')).toEqual(['Bridge design', 'ABCDEFand 2 more'])
  expect(row('Reviews')[0]).toContain('Clear and kind.Nisha')
  expect(row('Reviews')[1]).toBe('NewNo reviews yet')
})

test('one is taken out by a link; the way back has those who are shown chosen', () => {
  show('/shortlist/compare?mentors=1,2,3', [mentor(1), mentor(2), mentor(3)])
  expect(screen.getByRole('link', { name: 'Take out Ravi Kumar' }).getAttribute('href')).toBe(
    '/shortlist/compare?mentors=1,3',
  )
  expect(screen.getByRole('link', { name: 'Shortlist' }).getAttribute('href')).toBe('/shortlist?mentors=1,2,3')
})

test('whoever has left is missed, and the others are shown', () => {
  show('/shortlist/compare?mentors=1,2,3', [mentor(3)])
  expect(screen.getByText('2 mentors of this link are not on Plumbline at present.')).toBeTruthy()
  expect(screen.getAllByRole('columnheader')).toHaveLength(1)
  expect(screen.queryByRole('link', { name: /^Take out/ })).toBeNull()
})

test('nobody to compare: where they come from', () => {
  show('/shortlist/compare', [])
  expect(screen.getByRole('heading', { name: 'No mentors to compare' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open your shortlist' }).getAttribute('href')).toBe('/shortlist')
  expect(screen.queryByText(/not on Plumbline at present/)).toBeNull()
})
