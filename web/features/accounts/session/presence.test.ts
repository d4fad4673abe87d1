// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Person } from './browserStorage.ts'

const { leave, execute } = vi.hoisted(() => ({
  leave: vi.fn<(departure?: object) => void>(),
  execute: vi.fn<() => object>(),
}))
vi.mock('./leave.ts', async (original) => ({ ...(await original<object>()), leave }))
vi.mock('../../../relay/network/environment.ts', () => ({ environment: { getNetwork: () => ({ execute }) } }))

const asha: Person = { id: 'viewer:mentee:7', databaseId: 7, name: 'Asha', email: 'asha@example.in', type: 'MENTEE' }
const ravi: Person = { id: 'viewer:mentor:7', databaseId: 7, name: 'Ravi', email: 'ravi@example.in', type: 'MENTOR' }
const reload = vi.fn<() => void>()
/** A sign that a session ended is followed after a moment. */
const PATIENCE = { timeout: 5_000 }
const ENDED = { to: '/auth?as=mentee', farewell: 'ended' }

let presence: typeof import('./presence.ts')
let signs: typeof import('../../../relay/network/sessionEnded.ts')
/** What this tab has told the others. */
let told: unknown[] = []
/** Another tab says something. */
let says: (data: object) => void

/** In place of the browser's: the other tabs are this test. */
class Channel extends EventTarget {
  constructor() {
    super()
    says = (data) => this.dispatchEvent(new MessageEvent('message', { data }))
  }
  postMessage(data: unknown): void {
    told.push(data)
  }
}

/** What the server says when it is asked who is there; an error when it cannot be asked. */
function answer(person: Person | null | Error): void {
  execute.mockReturnValue({
    toPromise: () => (person instanceof Error ? Promise.reject(person) : Promise.resolve({ data: { viewer: person } })),
  })
}

beforeEach(async () => {
  vi.resetModules()
  for (const mock of [leave, execute, reload]) mock.mockReset()
  localStorage.clear()
  told = []
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.spyOn(location, 'reload').mockImplementation(reload)
  presence = await import('./presence.ts')
  signs = await import('../../../relay/network/sessionEnded.ts')
})

test('who is there is written down and told to the other tabs', () => {
  presence.setViewer(asha)
  expect(localStorage.getItem('userType')).toBe('mentee')
  presence.setViewer({ ...asha, name: 'Asha R' })
  expect(localStorage.getItem('currentUser')).toContain('Asha R')
  expect(told).toEqual([{ person: asha.id }])
})

test('a visitor leaves nothing behind from before', () => {
  localStorage.setItem('currentUser', '{}')
  presence.setViewer(null)
  expect(localStorage.length).toBe(0)
  expect(leave).not.toHaveBeenCalled()
})

describe('what is typed in this tab', () => {
  const typed = () => sessionStorage.getItem('booking-draft-12')
  beforeEach(() => sessionStorage.clear())

  /** Asha types, and her session ends: the login page is a new document. */
  async function ashaIsLoggedOut(): Promise<void> {
    presence.setViewer(asha)
    sessionStorage.setItem('booking-draft-12', 'my agenda')
    presence.setViewer(null)
    vi.resetModules()
    presence = await import('./presence.ts')
    presence.setViewer(null)
  }

  test('is there when its author logs in again', async () => {
    await ashaIsLoggedOut()
    presence.setViewer(asha)
    expect(typed()).toBe('my agenda')
  })

  test('is gone when somebody else logs in, whose own request as a visitor stays', async () => {
    await ashaIsLoggedOut()
    localStorage.setItem('pendingMentorshipRequest', '{}')
    presence.setViewer(ravi)
    expect(typed()).toBeNull()
    expect(localStorage.getItem('pendingMentorshipRequest')).toBe('{}')
  })

  test('is gone before the page is drawn for somebody who has logged in elsewhere', async () => {
    await ashaIsLoggedOut()
    answer(ravi)
    says({ person: ravi.id })
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1), PATIENCE)
    expect(typed()).toBeNull()
  })

  test('as a visitor is there after logging in', () => {
    presence.setViewer(null)
    sessionStorage.setItem('booking-draft-12', 'my agenda')
    presence.setViewer(ravi)
    expect(typed()).toBe('my agenda')
  })
})

test('signing out tells the other tabs, then leaves', () => {
  presence.setViewer(asha)
  presence.signedOut()
  expect(leave).toHaveBeenCalledTimes(1)
  expect(told.at(-1)).toEqual({ person: null, signedOut: true })
})

test('a tab that hears of a sign-out leaves without asking; a visitor’s tab stays', () => {
  presence.setViewer(null)
  says({ person: null, signedOut: true })
  expect(leave).not.toHaveBeenCalled()
  presence.setViewer(asha)
  says({ person: null, signedOut: true })
  expect(leave).toHaveBeenCalledWith({ farewell: 'elsewhere' })
  expect(execute).not.toHaveBeenCalled()
})

test('a tab that hears of another person asks the server first, and loads afresh when it is so', async () => {
  presence.setViewer(asha)
  answer(ravi)
  says({ person: ravi.id })
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(leave).not.toHaveBeenCalled()
})

test('a visitor’s tab takes over who signed in elsewhere', async () => {
  presence.setViewer(null)
  answer(asha)
  says({ person: asha.id })
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})

test('a false alarm changes nothing, and the next ones are not followed for a while: no loop', async () => {
  presence.setViewer(asha)
  answer(asha)
  signs.sessionEnded()
  await vi.waitFor(() => expect(execute).toHaveBeenCalledTimes(1), PATIENCE)
  for (let again = 0; again < 20; again++) {
    await new Promise((resolve) => setTimeout(resolve))
    signs.sessionEnded()
  }
  expect([execute, leave, reload].map((mock) => mock.mock.calls.length)).toEqual([1, 0, 0])
})

test('a session that has ended leads to sign in and back', async () => {
  presence.setViewer(asha)
  answer(null)
  signs.sessionEnded()
  signs.sessionEnded()
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith(ENDED), PATIENCE)
  expect(execute).toHaveBeenCalledTimes(1)
})

test('a page that learns from its own data that nobody is there any more leads to sign in', () => {
  presence.setViewer(asha)
  presence.setViewer(null)
  expect(leave).toHaveBeenCalledWith(ENDED)
})

test('for a visitor the sign asks nobody; offline nothing is believed', async () => {
  presence.setViewer(null)
  signs.sessionEnded()
  expect(execute).not.toHaveBeenCalled()
  presence.setViewer(asha)
  answer(new Error('offline'))
  signs.sessionEnded()
  await vi.waitFor(() => expect(execute).toHaveBeenCalledTimes(1), PATIENCE)
  expect(leave).not.toHaveBeenCalled()
})

test('a sign-out is heard of before the connection that it closes is believed', async () => {
  presence.setViewer(asha)
  answer(null)
  vi.useFakeTimers()
  signs.sessionEnded()
  presence.signedOut()
  await vi.advanceTimersByTimeAsync(5_000)
  vi.useRealTimers()
  expect(leave.mock.calls[0]).toEqual([])
})

test('a tab that comes back is not signed out by an answer in part, but by one that says so', async () => {
  const { request } = await import('../../../relay/network/request.ts')
  const { default: shellQuery } = await import('../../../__generated__/ShellQuery$parameters.ts')
  const fetched = vi.fn<() => Promise<Response>>()
  vi.stubGlobal('fetch', fetched)
  execute.mockImplementation(() => ({ toPromise: () => request(shellQuery.params, {}, {}) }))
  const start = Date.now()
  const clock = vi.spyOn(Date, 'now')
  presence.setViewer(asha)
  async function comeBack(answered: object, minutes: number): Promise<void> {
    fetched.mockImplementation(() => Promise.resolve(Response.json(answered)))
    const times = fetched.mock.calls.length
    clock.mockReturnValue(start + minutes * 60_000)
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.waitFor(() => expect(fetched.mock.calls.length).toBeGreaterThan(times))
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const errors = [{ message: 'Busy', path: ['viewer', 'sessions'], extensions: { code: 'SERVICE_UNAVAILABLE' } }]
  await comeBack({ data: { viewer: null }, errors }, 6)
  expect(leave).not.toHaveBeenCalled()
  await comeBack({ data: { viewer: null } }, 7)
  expect(leave).toHaveBeenCalledWith(ENDED)
  clock.mockRestore()
  vi.unstubAllGlobals()
})
