import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MockPayloadGenerator } from 'relay-test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ReportDialogMutation } from '../../__generated__/ReportDialogMutation.graphql.ts'
import { RequestError } from '../../lib/errors.ts'
import { currentToast } from '../../lib/toasts.ts'
import { answerMutation, refused } from '../../testing/answers.ts'
import { ChatHead } from './ChatHead.tsx'
import { conversationWith, pretendPointer, showConversation } from './chatPane.testing.tsx'

const user = userEvent.setup()
beforeEach(() => pretendPointer(false))
afterEach(() => vi.unstubAllGlobals())

async function open(differences: object = {}) {
  const page = showConversation(
    (conversation) => <ChatHead conversationKey={conversation} side="MENTOR" firstName="Vikram" />,
    differences,
  )
  await reopen()
  return page.environment
}
async function reopen() {
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Report conversation' }))
  await screen.findByRole('dialog', { name: 'Report conversation' })
}
const send = () => user.click(screen.getByRole('button', { name: 'Send report' }))
const reportsOf = (mock: Awaited<ReturnType<typeof open>>['mock']) =>
  mock.getAllOperations().filter(({ request }) => request.node.params.operationKind === 'mutation')
const details = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Details/ })

test('a report says who reads the conversation, needs a reason, and is sent once', async () => {
  const { mock } = await open()
  expect(screen.getByRole('dialog').textContent).toContain('Administrators will read your conversation with Vikram.')
  await send()
  expect(reportsOf(mock)).toHaveLength(0)
  expect(screen.getByText('Choose what is wrong.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0])
  await user.click(screen.getByRole('radio', { name: 'Asks for payment or contact outside Plumbline' }))
  await user.type(details(), ' Wants my number ')
  await send()
  const operation = mock.getMostRecentOperation()
  expect(operation.request.variables).toEqual({
    input: { conversationId: 7, reason: 'OFF_PLATFORM', details: 'Wants my number' },
  })
  await act(async () =>
    mock.resolve(
      operation,
      MockPayloadGenerator.generate(operation, {
        Mutation: () => ({
          reportConversation: {
            __typename: 'ReportConversationPayload',
            conversation: conversationWith({ viewerHasReported: true }),
          },
        }),
      }),
    ),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(currentToast()).toMatchObject({
    title: 'Reported',
    description: 'We’ll look at it within 2 working days.',
  })
  const trigger = screen.getByRole('button', { name: 'More actions' })
  expect(document.activeElement).toBe(trigger)
  await user.click(trigger)
  const item = await screen.findByRole('menuitem', { name: 'Reported' })
  expect(item.getAttribute('aria-disabled')).toBe('true')
})

test('a failure is shown where it happened, and loses nothing; nor does closing it', async () => {
  const environment = await open()
  await user.click(screen.getByRole('radio', { name: 'Something else' }))
  await user.type(details(), 'Odd links')
  await send()
  await act(async () =>
    environment.mock.reject(environment.mock.getMostRecentOperation(), new RequestError('offline', 'no')),
  )
  expect(screen.getByRole('alert').textContent).toContain('No answer came, so it may have worked. Try again.')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await reopen()
  expect(details().value).toBe('Odd links')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Something else' }).checked).toBe(true)
  await send()
  await answerMutation<ReportDialogMutation>(environment, {
    reportConversation: refused('NotFoundError', 'Conversation not found'),
  })
  expect(screen.getByRole('alert').textContent).toContain('Conversation not found')
})

test('more than 1,000 characters of details are not sent, and not cut', async () => {
  const { mock } = await open()
  await user.click(screen.getByRole('radio', { name: 'Something else' }))
  await user.click(details())
  await user.paste('x'.repeat(1_001))
  await send()
  expect(reportsOf(mock)).toHaveLength(0)
  expect(details().value).toHaveLength(1_001)
  expect(screen.getByText('At most 1,000 characters.')).toBeTruthy()
})
