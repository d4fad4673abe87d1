import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { render } from '@testing-library/react'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createMockEnvironment } from 'relay-test-utils'
import type { NeedFormMutation } from '../../__generated__/NeedFormMutation.graphql.ts'
import type { NeedFormQuery } from '../../__generated__/NeedFormQuery.graphql.ts'
import { answerMutation, answerQuery, refused } from '../../testing/answers.ts'
import { fill } from '../../testing/fill.ts'
import { NeedForm, TellNeed } from './TellNeed.tsx'

const user = userEvent.setup()
const CONFIRM = 'Then we email you when a mentor who fits joins.'

beforeAll(async () => void (await NeedForm.load()))
beforeEach(() => sessionStorage.clear())

function show(props: Partial<Parameters<typeof TellNeed>[0]> = {}) {
  const environment = createMockEnvironment()
  const element = <TellNeed search="rotor dynamics" isFew isMissed={false} {...props} />
  const router = createMemoryRouter([{ path: '*', element }])
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  )
  return environment
}

async function open(viewer: { email: string } | null, props: Parameters<typeof show>[0] = {}) {
  const environment = show(props)
  await user.click(screen.getByRole('button', { name: 'Tell us what you need' }))
  await answerQuery<NeedFormQuery>(environment, 'NeedFormQuery', {
    viewer: viewer && { id: 'viewer:mentee:1', ...viewer },
  })
  const text = await screen.findByRole('textbox', { name: /What you need/ })
  return { environment, text: text as HTMLTextAreaElement }
}

const sent = (environment: ReturnType<typeof show>) =>
  environment.mock.findOperation(({ request }) => request.node.params.name === 'NeedFormMutation').request.variables

test('a visitor begins with the search, gives an address, and is asked to confirm it', async () => {
  const { environment, text } = await open(null)
  expect([text.value, document.activeElement]).toEqual(['rotor dynamics', text])
  await fill(user, screen.getByRole('textbox', { name: /Email Address/ }), 'asha@x.example')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() =>
    expect(sent(environment)).toEqual({
      input: { text: 'rotor dynamics', search: 'rotor dynamics', email: 'asha@x.example', wantsMail: true },
    }),
  )
  await answerMutation<NeedFormMutation>(environment, {
    createMentorNeed: { __typename: 'CreateMentorNeedPayload', mailing: 'TO_BE_CONFIRMED' },
  })
  const told = await screen.findByRole('status')
  expect(told.textContent).toContain('Check your email.')
  expect(told.textContent).toContain('asha@x.example and confirm. ' + CONFIRM)
})

test('a visitor without an address is thanked; too short a text is refused beside it', async () => {
  const { environment, text } = await open(null, { search: '' })
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect((await screen.findAllByText('Tell us what you need in at least 5 characters')).length).toBeGreaterThan(0)
  await fill(user, text, 'Somebody for rotors')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(sent(environment)).toMatchObject({ input: { email: null, search: null } }))
  await answerMutation<NeedFormMutation>(environment, {
    createMentorNeed: { __typename: 'CreateMentorNeedPayload', mailing: 'NONE' },
  })
  expect((await screen.findByRole('status')).textContent).toContain(
    'Our team reads what you need when we look for new mentors.',
  )
})

test.each([
  ['ON', 'We email ravi@x.example when a mentor who fits joins.'],
  ['UNCONFIRMED_ACCOUNT', `on your account page. ${CONFIRM}`],
] as const)('a member has their own address: %s', async (mailing, words) => {
  const { environment } = await open({ email: 'ravi@x.example' })
  expect(screen.queryByRole('textbox', { name: /Email Address/ })).toBeNull()
  const box = screen.getByRole('checkbox', { name: /^Email me at ravi/ })
  expect((box as HTMLInputElement).checked).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(sent(environment)).toMatchObject({ input: { email: null, wantsMail: true } }))
  await answerMutation<NeedFormMutation>(environment, {
    createMentorNeed: { __typename: 'CreateMentorNeedPayload', mailing },
  })
  expect((await screen.findByRole('status')).textContent).toContain(words)
})

test('why it was refused is said above the form, and what was typed stays', async () => {
  const { environment, text } = await open({ email: 'ravi@x.example' })
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => sent(environment))
  await answerMutation<NeedFormMutation>(environment, {
    createMentorNeed: refused('NeedsFullError', 'We already email you about 5 needs, the maximum.'),
  })
  expect(await screen.findByText('We already email you about 5 needs, the maximum.')).toBeTruthy()
  expect(text.value).toBe('rotor dynamics')
})

test('a search that found too few is counted once; any list ends with the question', async () => {
  const environment = show({ isMissed: true })
  expect(screen.getByRole('heading', { name: 'Did you not find the right mentor?' })).toBeTruthy()
  expect(environment.mock.getAllOperations().map(({ request }) => request.variables)).toEqual([
    { input: { search: 'rotor dynamics' } },
  ])
  const quiet = show({ isFew: false, search: '' })
  expect(screen.getByRole('heading', { name: 'Not what you are looking for?' })).toBeTruthy()
  expect(quiet.mock.getAllOperations()).toEqual([])
})

test('without an answer who asks, the form says so and asks again', async () => {
  const environment = show()
  const named = () => environment.mock.findOperation(({ request }) => request.node.params.name === 'NeedFormQuery')
  vi.spyOn(console, 'error').mockReturnValue()
  await user.click(screen.getByRole('button', { name: 'Tell us what you need' }))
  const asked = await waitFor(named)
  await act(async () => environment.mock.reject(asked, new TypeError('Failed to fetch')))
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(document.activeElement).toBe(again)
  await user.click(again)
  await answerQuery<NeedFormQuery>(environment, 'NeedFormQuery', { viewer: null })
  expect(await screen.findByRole('textbox', { name: /What you need/ })).toBeTruthy()
})
