import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import dashboardQuery, { type MentorDashboardPageQuery } from '../../__generated__/MentorDashboardPageQuery.graphql.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { MentorDashboardPage } from './MentorDashboardPage.tsx'
import { NextSession } from './WhatWaits.tsx'

beforeAll(async () => void (await NextSession.load()))

const DAY_ON = { enabled: true, startTime: '09:00', endTime: '17:00' }
const COMPLETE = { percent: 100, message: 'Excellent', missing: [] }
const NOW = '2026-11-21T06:30:00.000Z'
const found = { status: 'ACCEPTED', available: true, weeklyAvailability: [DAY_ON], completeness: COMPLETE }

function show(mentor: object, viewer: object = {}) {
  return renderScreen<MentorDashboardPageQuery>({
    address: '/mentor-dashboard',
    query: dashboardQuery,
    variables: {},
    Screen: MentorDashboardPage,
    answer: {
      Query: () => ({
        site: { now: NOW },
        viewer: {
          id: 'v',
          type: 'MENTOR',
          nextSession: null,
          mentorshipRequestCounts: { pending: 0 },
          mentorshipRequests: { edges: [] },
          mentor: { id: 'm', databaseId: 3, name: 'Ananya Iyer', rating: 4.86, reviewCount: 41, ...found, ...mentor },
          ...viewer,
        },
      }),
    },
  })
}

const waits = () => within(screen.getByRole('region', { name: 'What waits for you' }))
const fact = (label: string) => waits().queryByText(label)?.nextElementSibling?.textContent

test('with nothing to do it says so', () => {
  show({})
  expect(fact('Next session')).toBe('None booked yet')
  expect(fact('Requests waiting')).toBe('None')
  expect(fact('Being found by students')).toBe('Nothing: students find you.')
})

const waiting = (createdAt: string) => ({
  mentorshipRequestCounts: { pending: 2 },
  mentorshipRequests: { edges: [{ node: { id: 'r', createdAt } }] },
})

test.each([
  ['2026-11-19T12:30:00.000Z', '2 requests First reply due: Today, 6:00 pm IST'],
  ['2026-11-18T05:30:00.000Z', '2 requests First reply was due: Fri 20 Nov, 11:00 am IST'],
])('requests wait since %s: %s', (createdAt, text) => {
  show({}, waiting(createdAt))
  expect(fact('Requests waiting')).toBe(text)
  expect(waits().getByRole('link', { name: '2 requests' }).getAttribute('href')).toBe('/mentorship-requests')
})

test('under review there are no requests to answer, and everything to do is listed', () => {
  const offHours = { ...DAY_ON, enabled: false }
  show({
    status: 'PENDING_REVIEW',
    available: false,
    weeklyAvailability: [offHours],
    completeness: { ...COMPLETE, percent: 70 },
  })
  expect(fact('Requests waiting')).toBeUndefined()
  expect(fact('Next session')).toBeUndefined()
  expect(
    waits()
      .getAllByRole('listitem')
      .slice(0, 4)
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Our team reviews your application: 2-3 business days',
    'Set your weekly hours: without them no slots are offered',
    'You are Busy: no slots are offered',
    'Complete your profile: 70%',
  ])
  expect(waits().getByRole('link', { name: 'Set your weekly hours' }).getAttribute('href')).toBe(
    '/mentor-dashboard#weekly-availability',
  )
})

test('whoever was not accepted reads that', () => {
  show({ status: 'REJECTED' })
  expect(waits().getAllByRole('listitem')[0]?.textContent).toBe('Your application was not accepted')
})

test('the next session comes first', () => {
  const startsAt = '2026-11-21T08:30:00.000Z'
  const endsAt = '2026-11-21T09:15:00.000Z'
  const nextSession = {
    id: 'b',
    databaseId: 41,
    startsAt,
    endsAt,
    agenda: 'Torsion',
    menteeName: 'Vikram Patil',
    mentorName: 'Ananya Iyer',
    status: 'CONFIRMED',
    meetingLink: 'https://meet.example/abc',
    mentor: { id: 'm', databaseId: 3 },
  }
  show({}, { nextSession })
  const session = within(waits().getByRole('region', { name: 'Next session' }))
  expect(session.getByText('Torsion')).toBeTruthy()
  expect(session.getByText('in 2 h')).toBeTruthy()
  expect(fact('Next session')).not.toBe('None booked yet')
})
