// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import type { MockEnvironment } from 'relay-test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SessionTimerTestQuery } from '../../../__generated__/SessionTimerTestQuery.graphql.ts'
import { renderScreen } from '../../../testing/renderScreen.tsx'
import { translateTexts } from '../../../testing/translateTexts.ts'
import { toLogin } from './door.ts'
import { SessionTimer } from './SessionTimer.tsx'

vi.mock('./door.ts', async (original) => ({ ...(await original<object>()), toLogin: vi.fn<typeof toLogin>() }))

const query = graphql`
  query SessionTimerTestQuery {
    adminSession {
      ...SessionTimer_session
    }
    site {
      ...SessionTimer_site
    }
  }
`

function Page({ queryRef }: { queryRef: PreloadedQuery<SessionTimerTestQuery> }) {
  const { adminSession, site } = usePreloadedQuery<SessionTimerTestQuery>(query, queryRef)
  return adminSession && <SessionTimer sessionKey={adminSession} siteKey={site} />
}

const NOW = Date.parse('2026-11-22T10:00:00Z')
const minutes = (count: number) => act(() => vi.advanceTimersByTime(count * 60_000))

function show(): MockEnvironment {
  return renderScreen<SessionTimerTestQuery>({
    address: '/admin',
    query,
    variables: {},
    Screen: Page,
    answer: {
      AdminSession: () => ({ id: 'adminSession:1', expiresAt: new Date(NOW + 15 * 60_000).toISOString() }),
      Site: () => ({ now: new Date(NOW).toISOString() }),
    },
  }).environment
}

const sent = ({ mock }: MockEnvironment, name: string) =>
  mock.getAllOperations().filter(({ request }) => request.node.params.name === name)

beforeEach(() => vi.useFakeTimers({ now: NOW }))
afterEach(() => {
  vi.useRealTimers()
  vi.mocked(toLogin).mockClear()
})

test('the minutes are counted down; 5 and 1 are read out, and from 2 on one is told to save', () => {
  show()
  expect(screen.getByText('15 min')).toBeTruthy()
  // A translated page goes on counting.
  translateTexts(screen.getByText('Session ends in').parentElement!)
  minutes(10)
  expect(screen.getByText('5 min')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Session ends in 5 minutes.')
  expect(screen.queryByText(/Save your work/)).toBeNull()
  minutes(3)
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.getByText('Your session ends in 2 minutes. Save your work.').getAttribute('role')).toBe('alert')
})

test('a hand prolongs the session, once in 30 seconds; time alone never does', () => {
  const environment = show()
  minutes(5)
  expect(sent(environment, 'SessionTimerMutation')).toHaveLength(0)
  for (const _ of [1, 2, 3]) fireEvent.keyDown(document.body, { key: 'a' })
  expect(sent(environment, 'SessionTimerMutation')).toHaveLength(1)
  act(() => vi.advanceTimersByTime(30_000))
  fireEvent.wheel(document.body)
  expect(sent(environment, 'SessionTimerMutation')).toHaveLength(2)
})

test('each minute the server is asked: only its word ends the session, not its silence', () => {
  const environment = show()
  minutes(1)
  const [first] = sent(environment, 'SessionTimerQuery')
  act(() => environment.mock.reject(first!, new Error('No answer')))
  expect(toLogin).not.toHaveBeenCalled()
  minutes(1)
  const [second] = sent(environment, 'SessionTimerQuery')
  act(() => environment.mock.resolve(second!, { data: { adminSession: null } }))
  expect(toLogin).toHaveBeenCalledWith({ ended: true })
})
