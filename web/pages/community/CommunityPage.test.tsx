// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { loadQuery } from 'react-relay'
import { createMockEnvironment } from 'relay-test-utils'
import { afterEach, beforeAll, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { COMMUNITY_REDIRECT_MS } from '../../../api/rules/constants.ts'
import pageQuery, { type CommunityPageQuery } from '../../__generated__/CommunityPageQuery.graphql.ts'
import type { JoinFormMutation } from '../../__generated__/JoinFormMutation.graphql.ts'
import { RequestError } from '../../lib/errors.ts'
import { renderPage } from '../../features/accounts/renderPage.testing.tsx'
import { CommunityPage } from './CommunityPage.tsx'
import { answerMutation, refused } from '../../testing/answers.ts'

const GROUP = 'https://group.example/plumbline'
let goTo: MockInstance<typeof location.assign>
let user: ReturnType<typeof userEvent.setup>
// Its library takes a moment to load.
beforeAll(async () => void (await import('../../../api/rules/inputs/communityRegistration.ts')))
beforeEach(() => {
  sessionStorage.clear()
  goTo = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
})
afterEach(() => vi.useRealTimers())

function show(viewer: CommunityPageQuery['rawResponse']['viewer'] = null) {
  const environment = createMockEnvironment()
  const data: CommunityPageQuery['rawResponse'] = { site: { id: 'site', communityGroupUrl: GROUP }, viewer }
  environment.mock.queueOperationResolver(() => ({ data: { ...data } }))
  environment.mock.queuePendingOperation(pageQuery, {})
  const queryRef = loadQuery<CommunityPageQuery>(environment, pageQuery, {})
  return renderPage(
    '/community',
    <Suspense fallback="Loading">
      <CommunityPage queryRef={queryRef} />
    </Suspense>,
    environment,
  )
}
const input = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Join' })

async function fillIn() {
  await user.type(input(/^Name/), 'Meera Nair')
  await user.type(input(/^Email/), 'meera@example.in')
  await user.type(input(/^Engineering field/), 'Civil')
  await user.click(screen.getByLabelText('A student'))
}
const waitForGroup = () => act(async () => vi.advanceTimersByTime(COMMUNITY_REDIRECT_MS))

test('Join opens up when everything is good, and says until then what is missing', async () => {
  show()
  await waitFor(() => expect(button().disabled).toBe(true))
  expect(screen.getByText(/^Still needed/).textContent).toBe(
    'Still needed: your name, a valid email address, your engineering field and who you are.',
  )
  await fillIn()
  expect(button().disabled).toBe(false)
  await user.clear(input(/^Email/))
  await user.type(input(/^Email/), 'meera')
  await screen.findByText('Still needed: a valid email address.')
  expect(button().disabled).toBe(true)
})

test('what is sent before the code is there says what is missing', async () => {
  show()
  expect([button().disabled, button().getAttribute('aria-disabled')]).toEqual([false, 'true'])
  act(() => button().form?.requestSubmit(button()))
  expect(await screen.findAllByText('Please select your type')).not.toHaveLength(0)
})

test('each field says what is wrong as soon as it is left', async () => {
  show()
  await user.type(input(/^Name/), 'M')
  await user.type(input(/^Email/), 'meera')
  await user.click(input(/^Engineering field/))
  await user.tab()
  await user.tab()
  for (const message of [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Please enter your engineering field',
    'Please select your type',
  ])
    expect(await screen.findByText(message)).toBeTruthy()
})

test('joins, says so, and goes on to the group in this tab', async () => {
  const { environment, sent } = show()
  await fillIn()
  await user.click(button())
  expect(sent('JoinFormMutation')).toEqual({
    input: { name: 'Meera Nair', email: 'meera@example.in', engineeringField: 'Civil', type: 'student' },
  })
  await answerMutation<JoinFormMutation>(environment, {
    registerCommunityMember: { __typename: 'RegisterCommunityMemberPayload', alreadyJoined: false },
  })
  await screen.findByText('Welcome, Meera Nair.')
  expect(screen.getByRole('link', { name: 'Open the group now' }).getAttribute('href')).toBe(GROUP)
  expect(goTo).not.toHaveBeenCalled()
  await waitForGroup()
  expect(goTo).toHaveBeenCalledExactlyOnceWith(GROUP)
  expect(sessionStorage.length).toBe(0)
})

test('whoever has joined already is told so, and goes on too', async () => {
  const { environment } = show()
  await fillIn()
  await user.click(button())
  await answerMutation<JoinFormMutation>(environment, {
    registerCommunityMember: { __typename: 'RegisterCommunityMemberPayload', alreadyJoined: true },
  })
  await screen.findByText('You have joined already.')
  await waitForGroup()
  expect(goTo).toHaveBeenCalledExactlyOnceWith(GROUP)
})

test('the group opens even when the server cannot be reached; what was typed is kept', async () => {
  const { environment } = show()
  await fillIn()
  await user.click(button())
  await act(async () => environment.mock.rejectMostRecentOperation(new RequestError('offline', 'No answer')))
  await screen.findByText('Registration Failed')
  expect(screen.getByText('We don’t know whether your registration reached us.')).toBeTruthy()
  expect(screen.getAllByText(/You can still join the group\.$/).length).toBeGreaterThan(0)
  await waitForGroup()
  expect(goTo).toHaveBeenCalledExactlyOnceWith(GROUP)
  expect(JSON.parse(sessionStorage.getItem('plumbline:community') ?? '{}')).toMatchObject({ name: 'Meera Nair' })
})

test('after a failure one may stay and try again', async () => {
  const { environment } = show()
  await fillIn()
  await user.click(button())
  const message = 'Too many attempts. Please try again later.'
  await answerMutation<JoinFormMutation>(environment, {
    registerCommunityMember: refused('RateLimitedError', message, { retryAfter: 60 }),
  })
  expect(await screen.findByText('You are not registered yet.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Stay and try again' }))
  await waitForGroup()
  expect(goTo).not.toHaveBeenCalled()
  expect(input(/^Name/).value).toBe('Meera Nair')
  await waitFor(() => expect(button().disabled).toBe(false))
})

test('knows who is signed in', () => {
  show({ id: 'v', name: 'Ravi Kumar', email: 'ravi@example.in', type: 'MENTEE' })
  expect([input(/^Name/).value, input(/^Email/).value]).toEqual(['Ravi Kumar', 'ravi@example.in'])
})

test('a member gets the way to the group at once', () => {
  show({ id: 'v', name: 'Meera Nair', email: 'meera@example.in', type: 'COMMUNITY' })
  expect(screen.getByText('You have joined as Meera Nair.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open the group' }).getAttribute('href')).toBe(GROUP)
})
