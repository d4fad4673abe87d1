// @vitest-environment node
import { expect, test } from 'vitest'
import { isGated } from './TermsGate.tsx'

test.each(['/', '/booking/3', '/mentors', '/account', '/authors', '/auth/x', '/terms-of-service/2'])(
  'the terms stand in front of %s',
  (path) => expect(isGated(path)).toBe(true),
)

test.each([
  '/terms-of-service',
  '/Terms-Of-Service/',
  '/privacy-policy',
  '/cancellation-refund-policy',
  '/auth',
  '/mentee-signup',
  '/signup/mentor',
])('but not of %s', (path) => expect(isGated(path)).toBe(false))
