import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { commitLocalUpdate, graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { vi } from 'vitest'
import type {
  chatPaneTestingQuery,
  chatPaneTestingQuery$data,
} from '../../__generated__/chatPaneTestingQuery.graphql.ts'
import { signal } from '../../lib/signal.ts'
import { currentToast, dismissToast } from '../../lib/toasts.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import type { ConversationHandle, ConversationState } from './engine/chatTypes.ts'

export const NOW = new Date('2026-11-21T06:30:00.000Z')
/** 00:00 IST, twelve days later. */
export const EXPIRES = '2026-12-02T18:30:00.000Z'

/** Vikram's package with Ananya, as Ananya sees it. */
const conversation = {
  id: 'conversation',
  databaseId: 7,
  viewerSide: 'MENTOR',
  isActive: true,
  daysRemaining: 12,
  expiresAt: EXPIRES,
  closedReason: null,
  viewerHasReported: false,
  viewerHasBlocked: false,
  plan: {
    id: 'plan',
    callsUsed: 1,
    callsRemaining: 2,
    viewerCanBookCall: null,
    mentor: { id: 'ananya', databaseId: 12, name: 'Ananya Iyer', mainBranch: 'civil', hasProfileImage: false },
    mentee: { id: 'vikram', name: 'Vikram Patil', mainBranch: 'mechanical', hasProfileImage: false },
  },
}
/** The same as Vikram sees it. */
export const MENTEE = { viewerSide: 'MENTEE' }
export const EXPIRED = { isActive: false, daysRemaining: 0, closedReason: 'EXPIRED' }

const query = graphql`
  query chatPaneTestingQuery {
    conversation(id: 7) {
      ...Composer_conversation
      ...ChatHead_conversation
      ...ChatPane_conversation
    }
  }
`

type Conversation = NonNullable<chatPaneTestingQuery$data['conversation']>

/** A part of the pane over a pretended server. */
export function showConversation(part: (conversation: Conversation) => ReactNode, differences: object = {}) {
  const toast = currentToast()
  if (toast) dismissToast(toast.id)
  function Page({ queryRef }: { queryRef: PreloadedQuery<chatPaneTestingQuery> }) {
    const { conversation: shown } = usePreloadedQuery<chatPaneTestingQuery>(query, queryRef)
    return shown && part(shown)
  }
  const page = renderScreen<chatPaneTestingQuery>({
    address: '/',
    query,
    variables: {},
    Screen: Page,
    answer: { Query: () => ({ conversation: { ...conversation, ...differences } }) },
  })
  return {
    ...page,
    /** The server has told that these fields are different now. */
    becomes: (changes: Record<string, string | number | boolean | null>) =>
      act(() =>
        commitLocalUpdate(page.environment, (store) => {
          for (const [field, value] of Object.entries(changes)) store.get(conversation.id)?.setValue(value, field)
        }),
      ),
  }
}

/** What the server has of the conversation, with differences: for an answer. */
export const conversationWith = (differences: object) => ({ ...conversation, ...differences })

const NOTHING: ConversationState = {
  messages: [],
  outgoing: [],
  hasEarlier: false,
  earlier: 'idle',
  first: 'ready',
  viewerReadUpTo: 0,
  otherReadUpTo: 0,
  openedAt: 0,
  isOtherTyping: false,
  isLimited: false,
  isLive: true,
}

/** An engine that does what the test says. */
export function pretendEngine() {
  const changed = signal()
  let state = NOTHING
  const handle = {
    getState: () => state,
    subscribe: changed.listen,
    send: vi.fn<ConversationHandle['send']>(),
    retry: vi.fn<ConversationHandle['retry']>(),
    discard: vi.fn<ConversationHandle['discard']>(),
    loadEarlier: vi.fn<ConversationHandle['loadEarlier']>(),
    reload: vi.fn<ConversationHandle['reload']>(),
    seen: vi.fn<ConversationHandle['seen']>(),
    typing: vi.fn<ConversationHandle['typing']>(),
  }
  return {
    ...handle,
    becomes: (next: Partial<ConversationState>) =>
      act(async () => {
        state = { ...state, ...next }
        changed.tell()
      }),
  }
}

/** A device whose main pointer is a finger, or not. */
export function pretendPointer(isCoarse: boolean): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: isCoarse && media.includes('coarse'),
    addEventListener() {},
    removeEventListener() {},
  }))
}
