import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test, vi } from 'vitest'
import type { TranscriptQuery } from '../../../__generated__/TranscriptQuery.graphql.ts'
import type { ViewChatMutation } from '../../../__generated__/ViewChatMutation.graphql.ts'
import type { ViewChatQuery } from '../../../__generated__/ViewChatQuery.graphql.ts'
import { answerMutation, answerQuery, refused } from '../../../testing/answers.ts'
import { ViewChat } from './ViewChat.tsx'

const user = userEvent.setup()
const dialog = () => within(screen.getByRole('dialog'))

const message = (number: number, differences: object = {}) => ({
  __typename: 'ChatMessage' as const,
  id: `message-${number}`,
  number,
  senderType: 'MENTEE' as const,
  message: `Message ${number}`,
  createdAt: '2026-11-21T10:30:00.000Z',
  attachments: [],
  ...differences,
})

async function show(viewerMayRead = false) {
  const environment = createMockEnvironment()
  const onClose = vi.fn<() => void>()
  render(
    <RelayEnvironmentProvider environment={environment}>
      <ViewChat chat={{ databaseId: 7, viewerMayRead }} today="2026-11-22" onClose={onClose} />
    </RelayEnvironmentProvider>,
  )
  return { environment, onClose }
}

async function open(messages: ReturnType<typeof message>[]) {
  const shown = await show()
  await user.type(dialog().getByLabelText(/Reason/), 'The mentee reported it.')
  await user.click(dialog().getByRole('button', { name: 'View Chat' }))
  await answerMutation<ViewChatMutation>(shown.environment, {
    openTranscript: {
      __typename: 'OpenTranscriptPayload',
      conversation: {
        id: 'conversation-7',
        viewerMayRead: true,
        lastNumber: 52,
        plan: { id: 'p', mentor: { id: 'm', name: 'Ananya Iyer' }, mentee: { id: 'e', name: 'Vikram Patil' } },
        messages,
      },
    },
  })
  return shown
}

test('nothing is shown without a reason of 5 characters', async () => {
  const { environment } = await show()
  await user.type(dialog().getByLabelText(/Reason/), 'why')
  await user.click(dialog().getByRole('button', { name: 'View Chat' }))
  expect(dialog().getByText('At least 5 characters, please')).toBeTruthy()
  expect(environment.mock.getAllOperations()).toEqual([])
  await user.type(dialog().getByLabelText(/Reason/), ' not')
  await user.click(dialog().getByRole('button', { name: 'View Chat' }))
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { conversationId: 7, reason: 'why not' },
  })
  await answerMutation<ViewChatMutation>(environment, { openTranscript: refused('NotFoundError', 'No such chat.') })
  expect(dialog().getByText('No such chat.')).toBeTruthy()
})

test('each message has its sender, kind and time, and the reason stands above', async () => {
  await open([
    message(1),
    message(2, {
      senderType: 'MENTOR',
      message: 'Look at this.',
      createdAt: '2026-11-22T04:00:00.000Z',
      attachments: [
        { id: 'f', url: '/media/f', name: 'sheet.pdf', contentType: 'application/pdf', byteLength: 12_000 },
      ],
    }),
  ])
  expect(dialog().getByText('The mentee reported it.')).toBeTruthy()
  expect(
    dialog()
      .getAllByRole('article')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Vikram Patil Mentee 4:00 pm ISTMessage 1',
    'Ananya Iyer Mentor 9:30 am ISTLook at this. sheet.pdf, PDF, 12 kB',
  ])
  expect(['Yesterday', 'Today'].map((day) => dialog().getByText(day).tagName)).toEqual(['P', 'P'])
  expect(
    dialog()
      .getByRole('link', { name: /sheet.pdf/ })
      .getAttribute('href'),
  ).toBe('/media/f')
  expect(dialog().queryByRole('textbox')).toBeNull()
})

test('earlier messages come on demand, above the others', async () => {
  const { environment } = await open([message(3), message(4)])
  await user.click(dialog().getByRole('button', { name: 'Earlier messages' }))
  await answerQuery<TranscriptQuery>(environment, 'TranscriptQuery', {
    conversation: { id: 'conversation-7', messages: [message(1), message(2)] },
  })
  expect(
    dialog()
      .getAllByText(/^Message \d/)
      .map(({ textContent }) => textContent),
  ).toEqual([1, 2, 3, 4].map((n) => `Message ${n}`))
  expect(dialog().getByText('This is the beginning of the chat.')).toBeTruthy()
})

test('a chat without messages says so, and closes', async () => {
  const { onClose } = await open([])
  expect(dialog().getByText('No messages yet.')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
  await user.click(dialog().getAllByRole('button', { name: 'Close' })[0]!)
  expect(onClose).toHaveBeenCalledOnce()
})

test('in the session in which it was opened no reason is asked again', async () => {
  const { environment } = await show(true)
  await answerQuery<ViewChatQuery>(environment, 'ViewChatQuery', {
    conversation: {
      id: 'conversation-7',
      lastNumber: 1,
      plan: { id: 'p', mentor: { id: 'm', name: 'Ananya Iyer' }, mentee: { id: 'e', name: 'Vikram Patil' } },
      messages: [message(1)],
    },
  })
  expect(dialog().getByText('Message 1')).toBeTruthy()
  expect(dialog().queryByLabelText(/Reason/)).toBeNull()
})

test('once that session is over the reason is asked again', async () => {
  const { environment } = await show(true)
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('Say why you read this conversation.')))
  expect(dialog().getByLabelText(/Reason/)).toBeTruthy()
})
