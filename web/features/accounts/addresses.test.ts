// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { afterSignIn, shownKind, returnPath } from './addresses.ts'
import { bookingLeft } from './bookingLeft.ts'
import { signInPath, signUpPath } from '../../lib/paths.ts'
import { redirectAfterSignIn } from '../../pages/auth/redirectAfterSignIn.ts'

const params = (search: string) => new URLSearchParams(search)
const booking = '/booking/3?slot=2026-11-28 10:30'
const toBooking = params(`returnTo=${encodeURIComponent(booking)}`)

describe('the tab', () => {
  test.each([
    ['', null, 'mentee'],
    ['', 'mentor', 'mentor'],
    ['', 'community', 'mentee'],
    ['as=mentee', 'mentor', 'mentee'],
    ['as=MENTOR', null, 'mentor'],
    ['as=admin', null, 'mentee'],
    ['as=Community', 'mentor', 'community'],
    ['returnTo=%2Fbooking%2F3&as=community', null, 'community'],
    ['returnTo=%2Fbooking%2F3', 'mentor', 'mentee'],
    ['returnTo=%2Fmentors%2F3', 'mentor', 'mentee'],
    // A mentor, too, comes back to a booking that is made.
    ['returnTo=%2Fbooking%2F3%3Fconfirmed%3D7', 'mentor', 'mentor'],
    ['returnTo=%2Fmentor-dashboard', null, 'mentor'],
    ['returnTo=%2Fbooking%2F3&as=mentor', null, 'mentor'],
  ] as const)('%s, last signed in as %s, shows %s', (search, last, kind) => {
    expect(shownKind(params(search), last)).toBe(kind)
  })
})

test('a booking to come back to is read from its path, unless it is made already', () => {
  expect(bookingLeft(booking)).toMatchObject({ mentorId: 3, address: { startsAt: '2026-11-28T05:00:00.000Z' } })
  expect(bookingLeft('/Booking/3/?package=advanced&start=2026-12-10#x')).toMatchObject({
    address: { packageType: 'advanced', startDate: '2026-12-10' },
  })
  for (const path of [null, '/', '/booking/0', '/booking/x', '/booking/3/x', '/booking/3?confirmed=7', '/mentor/3'])
    expect(bookingLeft(path)).toBeNull()
})

describe('the way back', () => {
  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/%2F%2Fevil.example',
  ])('%s leads nowhere', (returnTo) => {
    const given = new URLSearchParams({ returnTo })
    expect(returnPath(given)).toBeNull()
    expect(afterSignIn(given, 'mentee')).toBe('/mentors')
    expect(signUpPath('mentee', returnPath(given))).toBe('/mentee-signup')
  })

  test('is kept by both kinds of link, whole', () => {
    const signUp = new URL(signUpPath('mentee', returnPath(toBooking)), 'https://own.test')
    const signIn = new URL(signInPath({ as: 'mentee', returnTo: returnPath(signUp.searchParams) }), 'https://own.test')
    expect(signIn.searchParams.get('as')).toBe('mentee')
    expect(decodeURI(afterSignIn(signIn.searchParams, 'mentee'))).toBe(booking)
  })

  test('without one, mentors go to their dashboard, and mentees too when something is ahead of them', () => {
    expect(afterSignIn(params(''), 'mentor')).toBe('/mentor-dashboard')
    expect(afterSignIn(params(''), 'mentee', true)).toBe('/mentee-dashboard')
    expect(afterSignIn(params(''), 'community')).toBe('/')
    expect(afterSignIn(params(''), 'mentee')).toBe('/mentors')
    expect(afterSignIn(params('returnTo=%2F'), 'mentee')).toBe('/')
  })
})

describe('who is sent on', () => {
  const mentor = { type: 'MENTOR', termsAccepted: true, hasUpcoming: false } as const

  test('nobody before the terms', () => {
    expect(redirectAfterSignIn({ ...mentor, termsAccepted: false }, params(''))).toBeNull()
  })

  test('a member, but not to take the other kind of account away from them', () => {
    expect(redirectAfterSignIn(mentor, params(''))).toBe('/mentor-dashboard')
    expect(redirectAfterSignIn(mentor, params('as=mentor'))).toBe('/mentor-dashboard')
    expect(redirectAfterSignIn(mentor, params('as=mentee&returnTo=%2Fbooking%2F3'))).toBeNull()
    expect(redirectAfterSignIn(mentor, params('as=mentor&returnTo=%2Fbooking%2F3'))).toBe('/mentor-dashboard')
  })
})
