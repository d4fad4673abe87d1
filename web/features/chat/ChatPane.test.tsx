import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MockPayloadGenerator } from 'relay-test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ChatLiveSubscription } from '../../__generated__/ChatLiveSubscription.graphql.ts'
import type { BlockDialog_blockMutation } from '../../__generated__/BlockDialog_blockMutation.graphql.ts'
import { RequestError } from '../../lib/errors.ts'
import { browserStorage } from '../../lib/storage.ts'
import { currentToast } from '../../lib/toasts.ts'
import { answerMutation, answerQuery, refused } from '../../testing/answers.ts'
import { fileOf, pretendUploads } from './write/attachments.testing.ts'
import { trayOf } from './write/attachmentTray.ts'
import { ChatPane } from './ChatPane.tsx'
import { ConversationsLive } from './ChatLive.tsx'
import {
  conversationWith,
  EXPIRED,
  EXPIRES,
  MENTEE,
  NOW,
  pretendEngine,
  pretendPointer,
  showConversation,
} from './chatPane.testing.tsx'

let engine = pretendEngine()
vi.mock('./engine/openConversations.ts', async (original) => ({
  ...(await original<typeof import('./engine/openConversations.ts')>()),
  useConversation: () => engine,
}))
vi.mock('./log/MessageLog.tsx', () => ({ MessageLog: () => null }))

const user = userEvent.setup()
const FRESH = 'useFreshAccessQuery'
const OUTGOING = { text: 'Hello', attachments: [], createdAt: NOW.toISOString(), clientId: 'c1' } as const
const PENDING = { ...OUTGOING, state: 'pending', reason: null } as const

beforeEach(() => {
  engine = pretendEngine()
  pretendUploads()
  pretendPointer(false)
  browserStorage.clear()
})
afterEach(() => {
  trayOf(7).take()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function show(differences: object = {}, onBack?: () => void) {
  const page = showConversation(
    (conversation) => <ChatPane conversationKey={conversation} {...(onBack && { onBack })} />,
    differences,
  )
  const { mock } = page.environment
  const asked = (name: string) => mock.getAllOperations().filter(({ request }) => request.node.params.name === name)
  return {
    ...page,
    asked,
    /** What the server says when it is asked who may write. */
    async answers(changes: object) {
      const [operation] = await vi.waitFor(() => {
        const waiting = asked(FRESH)
        if (waiting.length === 0) throw new Error('It was not asked')
        return waiting
      })
      await act(async () =>
        mock.resolve(
          operation!,
          MockPayloadGenerator.generate(operation!, {
            Query: () => ({ conversation: conversationWith({ ...differences, ...changes }) }),
          }),
        ),
      )
    },
  }
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const menu = async (item: string | RegExp) => {
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}
const words = () => document.body.textContent ?? ''

describe('head', () => {
  test('says who it is, how long both may write, and what sessions are left', async () => {
    const back = vi.fn<() => void>()
    show({}, back)
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Vikram Patil')
    expect(words()).toContain('Active, 12 days left')
    expect(screen.getByRole('link', { name: '2 of 3 sessions left' }).getAttribute('href')).toBe('/sessions')
    await user.click(screen.getByRole('button', { name: 'Back to conversations' }))
    expect(back).toHaveBeenCalled()
  })

  test.each([
    [{ daysRemaining: 3 }, 'Active, 3 days left'],
    [{ daysRemaining: 1 }, 'Active, last day'],
    [EXPIRED, 'Expired 2 Dec'],
    [{ closedReason: 'MENTOR_LEFT' }, 'Closed'],
  ])('of %j says %s', (differences, text) => {
    show(differences)
    expect(words()).toContain(text)
    // Sessions of a package that is over are gone with it.
    expect(screen.queryAllByRole('link', { name: /sessions left/ })).toHaveLength(differences === EXPIRED ? 0 : 1)
  })

  test('of a mentee names the mentor', () => {
    show(MENTEE)
    expect(screen.getByRole('region', { name: 'Conversation with Ananya Iyer' })).toBeTruthy()
    expect(box().placeholder).toBe('Write to Ananya')
  })

  test.each([
    ['with a session left', { allowed: true }, {}, 'Book', null],
    ['with none left', { allowed: false }, {}, 'Book', '2 of 3 sessions left'],
    ['once it is over', { allowed: false }, EXPIRED, null, null],
  ])('of a package %s has the way to book, or what is left', (_when, right, more, book, left) => {
    const plan = { ...conversationWith({}).plan, viewerCanBookCall: { reason: '', ...right } }
    showConversation(
      (conversation) => <ChatPane conversationKey={conversation} act={<button type="button">Book</button>} />,
      { ...MENTEE, ...more, plan },
    )
    expect(screen.queryByRole('button', { name: 'Book' })?.textContent ?? null).toBe(book)
    expect(screen.queryByRole('link', { name: /sessions left/ })?.textContent ?? null).toBe(left)
  })

  test('is not for administrators', () => {
    show({ viewerSide: null })
    expect(screen.queryByRole('region')).toBeNull()
  })
})

describe('the end of the access', () => {
  test('closes an open conversation and keeps what was typed', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW })
    const page = show(MENTEE)
    await act(async () => void fireEvent.change(box(), { target: { value: 'Half a thought' } }))
    // Longer than one timer can wait.
    await act(async () => void vi.advanceTimersByTime(Date.parse(EXPIRES) - NOW.getTime() - 1_000))
    expect(page.asked(FRESH)).toHaveLength(0)
    await act(async () => void vi.advanceTimersByTime(1_000))
    // The server's clock may be behind ours: asked again then.
    await page.answers({})
    expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy()
    await act(async () => void vi.advanceTimersByTime(5_000))
    await page.answers(EXPIRED)
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
    expect(words()).toContain('Chat Access Expired')
    expect(box().value).toBe('Half a thought')
    await act(async () => void vi.advanceTimersByTime(60_000))
    expect(page.asked(FRESH)).toHaveLength(0)
  })

  test('is asked for again after a lost connection', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date(Date.parse(EXPIRES) - 1_000) })
    const page = show(MENTEE)
    await act(async () => void vi.advanceTimersByTime(1_000))
    await act(async () => page.environment.mock.reject(page.asked(FRESH)[0]!, new RequestError('offline', 'no')))
    await act(async () => void vi.advanceTimersByTime(5_000))
    await page.answers(EXPIRED)
    expect(words()).toContain('Chat Access Expired')
  })
})

describe('what was sent', () => {
  test('is announced once it has its number', async () => {
    show()
    await engine.becomes({ outgoing: [PENDING] })
    expect(words()).not.toContain('Message sent')
    const { text, attachments, createdAt, clientId } = PENDING
    await engine.becomes({
      outgoing: [],
      messages: [{ number: 1, clientId, from: 'MENTOR', text, attachments, createdAt }],
    })
    expect(screen.getByText('Message sent').closest('[role="status"]')).toBeTruthy()
    expect(currentToast()).toBeNull()
  })

  test('and was discarded is not announced', async () => {
    show()
    await engine.becomes({ outgoing: [PENDING] })
    await engine.becomes({ outgoing: [] })
    expect(words()).not.toContain('Message sent')
  })

  test.each([
    ['mentee', MENTEE, 'Chat Access Expired', 'Your chat access has expired. Please book again to continue.'],
    ['mentor', {}, 'Chat access expired', 'The mentee needs to rebook to continue the conversation.'],
  ])('and came too late closes the conversation of the %s, and says so', async (_who, who, title, description) => {
    const page = show(who)
    await engine.becomes({ outgoing: [PENDING] })
    await engine.becomes({ outgoing: [{ ...PENDING, state: 'failed', reason: 'Expired' }] })
    await page.answers(EXPIRED)
    expect(currentToast()).toMatchObject({ title, description, tone: 'destructive' })
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  })

  test('and was refused otherwise says why', async () => {
    const page = show()
    await engine.becomes({ outgoing: [PENDING] })
    await engine.becomes({ outgoing: [{ ...PENDING, state: 'failed', reason: 'This file is gone.' }] })
    await page.answers({})
    expect(currentToast()).toMatchObject({ title: 'Failed to send message', description: 'This file is gone.' })
  })
})

describe('dropped files', () => {
  const drag = { dataTransfer: { types: ['Files'], files: [fileOf('drift.png')] } }

  test('are attached; while they are over the pane it says so', async () => {
    show()
    const pane = screen.getByRole('region')
    fireEvent.dragOver(pane, drag)
    expect(words()).toContain('Drop files to attach themJPEG, PNG, WebP or PDF up to 5 MB')
    fireEvent.dragLeave(pane, { ...drag, relatedTarget: document.body })
    expect(words()).not.toContain('Drop files')
    fireEvent.dragOver(pane, drag)
    await act(async () => void fireEvent.drop(pane, drag))
    expect(words()).not.toContain('Drop files')
    expect(screen.getByRole('listitem').textContent).toContain('drift.png')
  })

  test('are not taken by a closed conversation, and do not replace the page', () => {
    show(EXPIRED)
    const pane = screen.getByRole('region')
    expect(fireEvent.dragOver(pane, drag)).toBe(false)
    expect(words()).not.toContain('Drop files')
    expect(fireEvent.drop(pane, drag)).toBe(false)
    expect(trayOf(7).getState().files).toEqual([])
  })

  test('text that is dragged is left to the browser', () => {
    show()
    const isLeftAlone = fireEvent.dragOver(screen.getByRole('region'), { dataTransfer: { types: ['text/plain'] } })
    expect(isLeftAlone).toBe(true)
    expect(words()).not.toContain('Drop files')
  })
})

describe('blocking', () => {
  test('says what follows, closes the conversation and is taken back', async () => {
    const page = show()
    await menu('Block Vikram')
    const dialog = await screen.findByRole('dialog', { name: 'Block Vikram?' })
    expect(dialog.textContent).toContain('Neither of you can write to the other until you unblock.')
    expect(dialog.textContent).toContain('Nothing is refunded automatically.')
    await user.click(screen.getByRole('button', { name: 'Block Vikram' }))
    const { mock } = page.environment
    const answer = (field: string, type: string, changes: object) =>
      act(async () => {
        const operation = mock.getMostRecentOperation()
        mock.resolve(
          operation,
          MockPayloadGenerator.generate(operation, {
            Mutation: () => ({ [field]: { __typename: type, conversation: conversationWith(changes) } }),
          }),
        )
      })
    expect(mock.getMostRecentOperation().request.variables).toEqual({ input: { conversationId: 7 } })
    await answer('blockConversation', 'BlockConversationPayload', {
      viewerHasBlocked: true,
      closedReason: 'BLOCKED_BY_VIEWER',
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(words()).toContain('You blocked Vikram. Unblock to write.')
    await user.click(screen.getByRole('button', { name: 'Unblock' }))
    await answer('unblockConversation', 'UnblockConversationPayload', {})
    expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy()
  })

  test('by the other closes it as soon as that is told', async () => {
    const page = showConversation((conversation) => (
      <>
        <ConversationsLive onMessage={() => {}} />
        <ChatPane conversationKey={conversation} />
      </>
    ))
    await act(async () => void fireEvent.change(box(), { target: { value: 'Half a thought' } }))
    await answerQuery<ChatLiveSubscription>(page.environment, 'ChatLiveSubscription', {
      conversationChanged: {
        change: 'CHANGED',
        lastChange: null,
        what: 'STATE',
        conversationId: 7,
        viewer: { id: 'viewer', unreadMessages: 0 },
        conversation: {
          id: 'conversation',
          databaseId: 7,
          viewerSide: 'MENTOR',
          lastActivityAt: EXPIRES,
          plan: {
            id: 'plan',
            mentor: { id: 'mentor', databaseId: 1, name: 'Ananya Iyer' },
            mentee: { id: 'mentee', name: 'Vikram Patil' },
          },
          lastNumber: 0,
          viewerReadUpTo: 0,
          otherReadUpTo: 0,
          unreadCount: 0,
          isActive: true,
          daysRemaining: 12,
          expiresAt: EXPIRES,
          closedReason: 'BLOCKED',
          viewerHasBlocked: false,
          viewerHasReported: false,
        },
        chatMessage: null,
      },
    })
    expect(words()).toContain('You can no longer write to Vikram.')
    expect(box().value).toBe('Half a thought')
  })

  test('a failure leaves the dialog open', async () => {
    const page = show()
    await menu('Block Vikram')
    await user.click(await screen.findByRole('button', { name: 'Block Vikram' }))
    await answerMutation<BlockDialog_blockMutation>(page.environment, {
      blockConversation: refused('NotFoundError', 'Conversation not found'),
    })
    expect(currentToast()).toMatchObject({ title: 'Not blocked', description: 'Conversation not found' })
    expect(screen.getByRole('dialog')).toBeTruthy()
  })
})
