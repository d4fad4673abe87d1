import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMockEnvironment, type MockEnvironment } from 'relay-test-utils'
import { beforeEach, expect, test, vi } from 'vitest'
import mutation, { type savePasswordMutation } from '../__generated__/savePasswordMutation.graphql.ts'
import { RequestError } from '../lib/errors.ts'
import { currentToast, dismissToast, showToast } from '../lib/toasts.ts'
import { refused } from '../testing/answers.ts'
import type { Outcome } from './mutate.ts'
import { useMutation } from './useMutation.ts'

type Options = Parameters<typeof useMutation<savePasswordMutation>>[1]

const INPUT = { input: { currentPassword: 'Old@pass12', newPassword: 'New@pass12' } }
const DONE = { __typename: 'ChangePasswordPayload', viewer: { id: 'asha', sessions: { edges: [] } } } as const
const TEXTS: Options = {
  done: (_, { input }) => ({ title: 'Changed', description: input.newPassword }),
  failed: 'Not changed',
}

let environment: MockEnvironment
beforeEach(() => {
  environment = createMockEnvironment()
  const toast = currentToast()
  if (toast) dismissToast(toast.id)
})

function hook(options: Options = TEXTS) {
  return renderHook(() => useMutation<savePasswordMutation>(mutation, options), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
    ),
  })
}

type Hook = ReturnType<typeof hook>

function run({ result }: Hook, variables = INPUT): Promise<Outcome<savePasswordMutation>> {
  let outcome: Promise<Outcome<savePasswordMutation>> | undefined
  act(() => void (outcome = result.current[0](variables)))
  if (!outcome) throw new Error('It did not run')
  return outcome
}

const answer = (changePassword: object) =>
  act(async () => environment.mock.resolveMostRecentOperation({ data: { changePassword } }))
const fail = (error: Error) => act(async () => environment.mock.rejectMostRecentOperation(error))

test('resolves to the payload and shows the toast of success', async () => {
  const shown = hook()
  const outcome = run(shown)
  expect(shown.result.current[1]).toBe(true)
  await answer(DONE)
  expect(await outcome).toMatchObject({ done: { viewer: {} }, refused: null })
  expect(shown.result.current[1]).toBe(false)
  expect(currentToast()).toMatchObject({ title: 'Changed', description: 'New@pass12' })
})

test('what was said of a try that failed goes with the next try, and nothing else goes', async () => {
  const shown = hook({ failed: 'Not changed' })
  void run(shown)
  await fail(new RequestError('offline', 'No answer'))
  expect(currentToast()).toMatchObject({ title: 'Not changed' })
  void run(shown)
  expect(currentToast()).toBeNull()
  await fail(new RequestError('offline', 'No answer'))
  const other = showToast({ title: 'Saved' })
  void run(shown)
  await answer(DONE)
  expect(currentToast()?.id).toBe(other)
})

test('a refusal resolves to its type, its words and what a form shows', async () => {
  const outcome = run(hook())
  await answer(refused('NotAllowedError', 'Only members may.'))
  expect((await outcome).refused).toEqual({
    type: 'NotAllowedError',
    message: 'Only members may.',
    issues: [{ path: '', message: 'Only members may.' }],
    failure: null,
  })
  expect(currentToast()).toMatchObject({ title: 'Not changed', description: 'Only members may.', tone: 'destructive' })
})

test('bad fields are issues at their fields', async () => {
  const issues = [{ path: 'newPassword', message: 'Too short' }]
  const outcome = run(hook())
  await answer(refused('ValidationError', 'Check the form.', { issues }))
  expect((await outcome).refused).toMatchObject({ message: 'Check the form.', issues })
})

test.each([
  [refused('NotSignedInError', 'Not signed in'), 'Please log in again.'],
  [
    refused('RateLimitedError', 'Too many attempts. Please try again later.', { retryAfter: 700 }),
    'Too many attempts. Please try again in 12 minutes.',
  ],
  [
    refused('RateLimitedError', 'Too many attempts.', { retryAfter: 20 }),
    'Too many attempts. Please try again in a minute.',
  ],
])('%j has the words of the house', async (result, message) => {
  const outcome = run(hook())
  await answer(result)
  expect((await outcome).refused).toMatchObject({ message, issues: [{ path: '', message }] })
  expect(currentToast()?.description).toBe(message)
})

test('a screen that shows refusals gets no toast for them, and one for a failed request', async () => {
  const shown = hook({ ...TEXTS, showsRefusals: true })
  const first = run(shown)
  await answer(refused('NotAllowedError', 'Only members may.'))
  expect((await first).refused?.message).toBe('Only members may.')
  expect(currentToast()).toBeNull()
  const second = run(shown)
  await fail(new RequestError('offline', 'No answer'))
  const words = 'No answer came, so it may have worked. Try again.'
  expect((await second).refused).toMatchObject({ type: null, message: words, issues: [] })
  expect(currentToast()).toMatchObject({ title: 'Not changed', description: words })
})

test('offline it is not said that it may have worked', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const sent = run(hook())
  await fail(new RequestError('offline', 'No answer'))
  expect((await sent).refused?.message).toBe('Try again when you are back online.')
  vi.restoreAllMocks()
})

test('a server that fails without a reason is told by the fallback; without a title in general words', async () => {
  const error = new RequestError('broken', 'Unexpected error.', 'req-7')
  const first = run(hook({ failed: 'Not changed', fallback: 'It did not work.' }))
  await fail(error)
  expect((await first).refused).toMatchObject({ message: 'It did not work.', failure: error })
  expect(currentToast()?.description).toBe('It did not work.')
  const second = run(hook({}))
  await fail(error)
  expect((await second).done).toBeNull()
  expect(currentToast()).toMatchObject({ title: 'Something went wrong', tone: 'destructive' })
})

test('the caller may word each toast, or want none', async () => {
  const shown = hook({ failed: ({ type }) => (type === 'NotAllowedError' ? null : { title: 'Hm', tone: 'neutral' }) })
  const first = run(shown)
  await answer(refused('NotAllowedError', 'No'))
  await first
  expect(currentToast()).toBeNull()
  const second = run(shown)
  await fail(new Error('No'))
  await second
  expect(currentToast()).toMatchObject({ title: 'Hm', tone: 'neutral' })
})

test('a second press while the first is under way sends nothing and hears the same; afterwards it may', async () => {
  const shown = hook()
  const first = run(shown)
  const second = run(shown)
  const other = run(shown, { input: { ...INPUT.input, newPassword: 'Another@12' } })
  expect(environment.mock.getAllOperations()).toHaveLength(2)
  await answer(DONE)
  await answer(DONE)
  expect(await second).toBe(await first)
  expect(await other).not.toBe(await first)
  void run(shown)
  expect(environment.mock.getAllOperations()).toHaveLength(1)
})

test('who pressed may have left: it is told all the same', async () => {
  const shown = hook()
  const outcome = run(shown)
  shown.unmount()
  await answer(DONE)
  expect((await outcome).done).toBeTruthy()
  expect(currentToast()?.title).toBe('Changed')
})

test('an answer that is neither is a failure', async () => {
  const outcome = run(hook())
  await answer({ __typename: 'SomethingNew' })
  expect((await outcome).refused).toMatchObject({ type: null, failure: { kind: 'broken' } })
})
