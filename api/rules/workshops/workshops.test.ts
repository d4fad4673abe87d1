import { describe, expect, test } from 'vitest'
import {
  ADMIN_WORKSHOP_BRANCHES,
  durationMinutes,
  freeCancellationUntil,
  isRegistrationOpen,
  registrationClosesAt,
  WORKSHOP_BRANCHES,
  workshopBranch,
  workshopBranchSpellings,
  workshopEnd,
} from './workshops.ts'

describe('registration', () => {
  const DATE = '2026-12-05'
  /** 24 hours before 00:00 IST of the day. */
  const CLOSES = '2026-12-03T18:30:00.000Z'

  test('closes 24 hours before 00:00 IST of the day, to the millisecond', () => {
    expect(registrationClosesAt(DATE).toISOString()).toBe(CLOSES)
    expect(isRegistrationOpen(DATE, new Date(Date.parse(CLOSES) - 1))).toBe(true)
    expect(isRegistrationOpen(DATE, new Date(CLOSES))).toBe(false)
    expect(isRegistrationOpen(DATE, new Date(Date.parse(CLOSES) + 1))).toBe(false)
  })

  test.each([
    ['weeks before', '2026-11-01T00:00:00Z', true],
    ['the day before', '2026-12-04T06:00:00Z', false],
    ['on the day', '2026-12-05T06:00:00Z', false],
    ['afterwards', '2027-01-01T00:00:00Z', false],
  ])('%s', (_when, now, isOpen) => {
    expect(isRegistrationOpen(DATE, new Date(now))).toBe(isOpen)
  })

  test.each([null, undefined, '', 'soon', '2026-13-01', '2026-02-30', '5 December 2026', '2026-12-05T10:00'])(
    'is open on %j, which is no date',
    (date) => {
      expect(isRegistrationOpen(date, new Date('2026-12-30'))).toBe(true)
    },
  )
})

test('the refund is full until 24 hours before the start', () => {
  expect(freeCancellationUntil(new Date('2026-12-05T10:30:00Z')).toISOString()).toBe('2026-12-04T10:30:00.000Z')
})

describe('a branch', () => {
  test('of either list meets its counterpart', () => {
    expect(WORKSHOP_BRANCHES.map(workshopBranch)).toEqual([...WORKSHOP_BRANCHES])
    expect(ADMIN_WORKSHOP_BRANCHES.map(workshopBranch)).toEqual([
      'Computer Science & Engineering',
      'Mechanical Engineering',
      'Civil Engineering',
      'Electrical & Electronics Engineering',
      'Electrical & Electronics Engineering',
    ])
  })

  test.each([...WORKSHOP_BRANCHES, ...ADMIN_WORKSHOP_BRANCHES])('%s is found by the name it is filtered by', (name) => {
    expect(workshopBranchSpellings(workshopBranch(name))).toContain(name.toLowerCase())
  })

  test('that nobody knows stays what it is, and finds only itself', () => {
    expect(workshopBranch('  Naval   Architecture ')).toBe('Naval Architecture')
    expect(workshopBranchSpellings('Naval Architecture')).toEqual(['naval architecture'])
  })

  test('of a main kind finds its sub-branches', () => {
    expect(workshopBranchSpellings('Civil Engineering')).toContain('mining engineering')
    expect(workshopBranchSpellings('Mechanical Engineering')).not.toContain('mining engineering')
  })
})

describe('a duration', () => {
  test.each([
    ['2 hours', 120],
    ['2.5 hours', 150],
    ['2 hours 30 minutes', 150],
    ['2 hours and 30 mins', 150],
    ['1h 30m', 90],
    ['1h30m', 90],
    ['90 min', 90],
    ['90 Minutes', 90],
    ['2-3 hours', 180],
    ['2 – 3 hrs', 180],
    ['3 to 2 hours', 180],
    ['45-60 minutes', 60],
    ['about 2 hours, with a break', 120],
    ['2:30 hours', 150],
    ['24 hours', 1440],
  ])('%s', (text, minutes) => {
    expect(durationMinutes(text)).toBe(minutes)
  })

  test.each([
    '',
    'half a day',
    'two hours',
    '2',
    '0 hours',
    '25 hours',
    '9999 hours',
    '2 months',
    '3 metres',
    'NaN hours',
  ])('%j tells no length', (text) => {
    expect(durationMinutes(text)).toBeNull()
  })

  test('ends the workshop; without one it is taken to last three hours', () => {
    const startsAt = new Date('2026-12-05T10:30:00Z')
    expect(workshopEnd({ startsAt, duration: '2-2.5 hours' }).toISOString()).toBe('2026-12-05T13:00:00.000Z')
    expect(workshopEnd({ startsAt, duration: 'an evening' }).toISOString()).toBe('2026-12-05T13:30:00.000Z')
  })
})
