// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { currentToast } from '../../../lib/toasts.ts'
import { putAway } from '../../../lib/typedBy.ts'

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
  module.keepTypedFor('viewer:mentee:7')
  localStorage.setItem('sessionActive', 'true')
  localStorage.setItem('pendingMentorshipRequest', '{}')
  localStorage.setItem('profile-drafts', '{}')
  localStorage.setItem('chat-draft:viewer:mentee:7:3', 'half a word')
  localStorage.setItem('chat-outbox:viewer:mentee:7:3:id', '{}')
  // Its session ended by itself: it sends this once it is back.
  localStorage.setItem('chat-outbox:viewer:mentee:77:3:id', '{}')
  localStorage.setItem('cookie-consent', 'accepted')
  sessionStorage.setItem('booking-draft-12', 'my agenda')
  module.leave()
  module.leave({ to: '/elsewhere' })
  expect(assign.mock.calls).toEqual([['/auth']])
  expect({ ...localStorage }).toEqual({
    'chat-outbox:viewer:mentee:77:3:id': '{}',
    'cookie-consent': 'accepted',
    'plumbline:typed-by': '',
  })
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

test('in a tab that has not heard of its person yet, a logout takes along what they wrote in chats, too', () => {
  localStorage.setItem('plumbline:typed-by', 'viewer:mentee:7')
  localStorage.setItem('chat-draft:viewer:mentee:7:3', 'half a word')
  module.leave()
  expect(localStorage.getItem('chat-draft:viewer:mentee:7:3')).toBeNull()
})

test('a visitor in the tab of an ended session is shown nothing of it; its person has it back, and nobody else', () => {
  const key = 'booking-draft-12'
  const end = () => {
    module.keepTypedFor('viewer:mentee:7')
    sessionStorage.setItem(key, 'my agenda')
    sessionStorage.setItem('plumbline:farewell', 'ended')
    putAway()
    // Each page of a visitor does it.
    putAway()
    expect(sessionStorage.getItem(key)).toBeNull()
    expect(sessionStorage.getItem('plumbline:farewell')).toBe('ended')
  }
  end()
  sessionStorage.setItem('booking-draft-13', 'as a visitor')
  module.keepTypedFor('viewer:mentee:7')
  expect({ ...sessionStorage }).toEqual({
    [key]: 'my agenda',
    'booking-draft-13': 'as a visitor',
    'plumbline:farewell': 'ended',
    'plumbline:typed-by': 'viewer:mentee:7',
  })
  end()
  sessionStorage.setItem(key, 'as a visitor')
  module.keepTypedFor('viewer:mentee:7')
  expect(sessionStorage.getItem(key)).toBe('as a visitor')
  end()
  module.keepTypedFor('viewer:mentee:8')
  module.keepTypedFor('viewer:mentee:7')
  expect(sessionStorage.getItem(key)).toBeNull()
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

test('a logout in another tab deletes what was put away here, and nothing of a visitor’s', async () => {
  const endThen = async (meanwhile: () => void) => {
    module.keepTypedFor('viewer:mentee:7')
    sessionStorage.setItem('booking-draft-12', 'my agenda')
    putAway()
    sessionStorage.setItem('booking-draft-13', 'as a visitor')
    meanwhile()
    vi.resetModules()
    await import('../../../start.ts')
    module.keepTypedFor('viewer:mentee:7')
    return [sessionStorage.getItem('booking-draft-12'), sessionStorage.getItem('booking-draft-13')]
  }
  expect(await endThen(() => undefined)).toEqual(['my agenda', 'as a visitor'])
  expect(await endThen(() => localStorage.setItem('plumbline:typed-by', ''))).toEqual([null, 'as a visitor'])
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
