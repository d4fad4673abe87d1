// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { currentToast } from '../../../lib/toasts.ts'

let module: typeof import('./leave.ts')
const assign = vi.fn<(to: string | URL) => void>()

beforeEach(async () => {
  vi.resetModules()
  assign.mockClear()
  sessionStorage.clear()
  localStorage.clear()
  vi.spyOn(location, 'assign').mockImplementation(assign)
  module = await import('./leave.ts')
})

test('leaving takes along what was typed and goes once, however often it is asked for', () => {
  localStorage.setItem('sessionActive', 'true')
  localStorage.setItem('pendingMentorshipRequest', '{}')
  localStorage.setItem('profile-drafts', '{}')
  localStorage.setItem('chat-draft:viewer:mentee:7:3', 'half a word')
  localStorage.setItem('chat-outbox:viewer:mentee:7:3:id', '{}')
  localStorage.setItem('cookie-consent', 'accepted')
  sessionStorage.setItem('booking-draft-12', 'my agenda')
  module.leave()
  module.leave({ to: '/elsewhere' })
  expect(assign.mock.calls).toEqual([['/auth']])
  expect({ ...localStorage }).toEqual({ 'cookie-consent': 'accepted', 'plumbline:typed-by': '' })
  expect(sessionStorage.length).toBe(0)
})

test('who has to sign in again keeps what they typed, and is told why', async () => {
  sessionStorage.setItem('booking-draft-12', 'my agenda')
  localStorage.setItem('chat-outbox:viewer:mentee:7:3:id', '{}')
  module.leave({ farewell: 'ended' })
  expect(localStorage.getItem('chat-outbox:viewer:mentee:7:3:id')).toBe('{}')
  expect(sessionStorage.getItem('booking-draft-12')).toBe('my agenda')
  const { currentToast: shown } = await import('../../../lib/toasts.ts')
  module.sayFarewell()
  expect(shown()).toMatchObject({ title: 'Your session has ended' })
  expect(sessionStorage.getItem('plumbline:farewell')).toBeNull()
})

/** Loads a page in a tab that was put away while another tab did something. */
async function comeBack(meanwhile: () => void) {
  module.keepTypedFor('viewer:mentee:7')
  sessionStorage.setItem('booking-draft-12', 'my agenda')
  const away = { ...sessionStorage }
  sessionStorage.clear()
  meanwhile()
  sessionStorage.clear()
  for (const [key, text] of Object.entries(away)) sessionStorage.setItem(key, String(text))
  vi.resetModules()
  await import('../../../start.ts')
  return sessionStorage.getItem('booking-draft-12')
}

test('a tab that was put away keeps what was typed for the same person only', async () => {
  expect(await comeBack(() => undefined)).toBe('my agenda')
  expect(await comeBack(() => module.leave({ farewell: 'ended' }))).toBe('my agenda')
  expect(await comeBack(() => module.keepTypedFor('viewer:mentee:8'))).toBeNull()
  expect(sessionStorage.length).toBe(0)
  expect(await comeBack(() => module.forgetTyped())).toBeNull()
  const logInAgain = () => {
    module.forgetTyped()
    module.keepTypedFor('viewer:mentee:7')
  }
  expect(await comeBack(logInAgain)).toBe('my agenda')
})

test('the way back leads to this very page, never to a foreign one, and not to the sign-in page twice', () => {
  const at = (pathname: string, search = '', hash = '') =>
    module.signInAgain('MENTEE', { pathname, search, hash } as unknown as Location)
  expect(at('/account', '?a=1', '#devices')).toBe('/auth?as=mentee&returnTo=%2Faccount%3Fa%3D1%23devices')
  expect(at('/')).toBe('/auth?as=mentee')
  expect(at('//evil.example')).toBe('/auth?as=mentee')
  expect(at('/auth', '?returnTo=%2Faccount')).toBe('/auth?returnTo=%2Faccount')
  expect(currentToast()).toBeNull()
})
