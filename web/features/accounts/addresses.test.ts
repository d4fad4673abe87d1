// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { afterSignIn, returnPath, shownKind } from './addresses.ts'
import { signInPath, signUpPath } from '../../lib/paths.ts'
import { sentOnTo } from '../../pages/auth/sentOnTo.ts'

const params = (search: string) => new URLSearchParams(search)
const booking = '/booking/3?slot=2026-11-28 10:30'
const toBooking = params(`returnTo=${encodeURIComponent(booking)}`)

describe('the tab', () => {
  test.each([
    ['', 'mentor'],
    ['as=mentee', 'mentee'],
    ['as=MENTOR', 'mentor'],
    ['as=admin', 'mentor'],
    ['as=Community', 'community'],
    ['returnTo=%2Fbooking%2F3&as=community', 'community'],
    ['returnTo=%2Fbooking%2F3', 'mentee'],
    ['returnTo=%2Fmentors%2F3', 'mentee'],
    ['returnTo=%2Fmentor-dashboard', 'mentor'],
    ['returnTo=%2Fbooking%2F3&as=mentor', 'mentor'],
  ])('%s shows %s', (search, kind) => {
    expect(shownKind(params(search))).toBe(kind)
  })
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

  test('without one, mentors go home and mentees to the mentors', () => {
    expect(afterSignIn(params(''), 'mentor')).toBe('/')
    expect(afterSignIn(params(''), 'mentee')).toBe('/mentors')
    expect(afterSignIn(params('returnTo=%2F'), 'mentee')).toBe('/')
  })
})

describe('who is sent on', () => {
  const mentor = { type: 'MENTOR', termsAccepted: true } as const

  test('nobody before the terms', () => {
    expect(sentOnTo({ ...mentor, termsAccepted: false }, params(''))).toBeNull()
  })

  test('a member, but not to take the other kind of account away from them', () => {
    expect(sentOnTo(mentor, params(''))).toBe('/')
    expect(sentOnTo(mentor, params('as=mentor'))).toBe('/')
    expect(sentOnTo(mentor, params('as=mentee&returnTo=%2Fbooking%2F3'))).toBeNull()
  })
})
