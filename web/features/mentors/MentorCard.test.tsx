import { screen } from '@testing-library/react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { expect, onTestFinished, test } from 'vitest'
import type { MentorCardTestQuery } from '../../__generated__/MentorCardTestQuery.graphql.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { withStyles } from '../../testing/styles.ts'
import { MentorCard } from './MentorCard.tsx'

const ravi = {
  databaseId: 7,
  name: 'Ravi Kumar',
  mainBranch: 'Civil Engineering',
  subBranch: 'Mining Engineering',
  starterPrice: 79_900,
  advancedPrice: 449_900,
  rating: 4.9,
  reviewCount: 41,
  available: true,
  hasProfileImage: false,
  skills: ['ETABS', 'SAFE', 'Revit', 'STAAD.Pro', 'IS 13920'],
  languages: [],
  currentCity: 'Pune',
  currentJobTitle: 'Engineer',
  currentCompany: 'Sahyadri',
  nextFreeSlot: { startsAt: '2026-11-24T12:30:00.000Z' },
}

const cardQuery = graphql`
  query MentorCardTestQuery {
    mentor(id: 7) {
      ...MentorCard_mentor
    }
  }
`

function Shown({ queryRef }: { queryRef: PreloadedQuery<MentorCardTestQuery> }) {
  const { mentor } = usePreloadedQuery<MentorCardTestQuery>(cardQuery, queryRef)
  return mentor && <MentorCard mentorKey={mentor} now={new Date('2026-11-24T06:00:00Z')} />
}

function show(differences: object = {}) {
  renderScreen<MentorCardTestQuery>({
    address: '/',
    query: cardQuery,
    variables: {},
    Screen: Shown,
    answer: { Mentor: () => ({ ...ravi, ...differences }) },
  })
}

test('tells who it is, what it costs and when they are free', () => {
  show()
  expect(screen.getByRole('heading', { level: 3, name: 'Ravi Kumar' })).toBeTruthy()
  expect(screen.getByText('Engineer at Sahyadri, Pune')).toBeTruthy()
  expect(screen.getByText('Today, 6:00 pm IST')).toBeTruthy()
  expect(screen.getByText('₹799')).toBeTruthy()
  expect(screen.getByText('₹4,499')).toBeTruthy()
  expect(screen.getByText('4.9 out of 5 from 41 reviews')).toBeTruthy()
  expect(screen.getByText('Available')).toBeTruthy()
  expect(screen.queryByText(/^Speaks/)).toBeNull()
})

test('a narrow card says in words who is available, too', () => {
  withStyles()
  const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }
  const width = innerWidth
  happyDOM.setViewport({ width: 360 })
  onTestFinished(() => happyDOM.setViewport({ width }))
  show()
  expect(getComputedStyle(screen.getByText('Available')).position).not.toBe('absolute')
  expect(getComputedStyle(screen.getByText('Next slot')).position).toBe('absolute')
})

test('is one link', () => {
  show()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/mentor/7'])
})

test('shows three skills and counts the others', () => {
  show()
  expect(screen.queryByText('STAAD.Pro')).toBeNull()
  expect(screen.getByText('+2')).toBeTruthy()
})

test('counts no others when all are shown', () => {
  show({ skills: ['ETABS', 'SAFE'] })
  expect(screen.queryByText(/^\+/)).toBeNull()
})

test('says which languages they speak, if they told', () => {
  show({ languages: ['English', 'Hindi', 'Tamil'] })
  expect(screen.getByText('Speaks English, Hindi and Tamil')).toBeTruthy()
})

test('without reviews says New', () => {
  show({ rating: 0, reviewCount: 0 })
  expect(screen.getByText('New')).toBeTruthy()
  expect(screen.queryByText(/out of 5/)).toBeNull()
})

test('with one or two reviews says the rating, and New', () => {
  show({ rating: 5, reviewCount: 2 })
  expect(screen.getByText('New')).toBeTruthy()
  expect(screen.getByText('5.0 out of 5 from 2 reviews')).toBeTruthy()
})

test('a busy mentor takes no bookings', () => {
  show({ available: false, nextFreeSlot: null })
  expect(screen.getByText('Busy')).toBeTruthy()
  expect(screen.getByText('Not taking bookings right now')).toBeTruthy()
})

test('a mentor without an open slot says so', () => {
  show({ nextFreeSlot: null })
  expect(screen.getByText('No slots in the next 30 days')).toBeTruthy()
})
