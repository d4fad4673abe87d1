import { act, render, waitFor } from '@testing-library/react'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createMockEnvironment, MockPayloadGenerator, type MockEnvironment } from 'relay-test-utils'
import { vi } from 'vitest'
import type { ConversationListSubscription } from '../../../__generated__/ConversationListSubscription.graphql.ts'
import type { ConversationsQuery } from '../../../__generated__/ConversationsQuery.graphql.ts'
import { conversationWith } from '../../../features/chat/chatPane.testing.tsx'
import { answerQuery } from '../../../testing/answers.ts'
import { Inbox } from './Inbox.tsx'

export const NOW = '2026-11-21T12:30:00.000Z'

type Viewer = NonNullable<ConversationsQuery['rawResponse']['viewer']>
export type Listed = NonNullable<Viewer['conversations']['edges'][number]>['node']

/** A conversation of the list, as the server sends it. */
export function listed(databaseId: number, name: string, differences: Partial<Listed> = {}): Listed {
  return {
    __typename: 'Conversation',
    id: `conversation-${databaseId}`,
    databaseId,
    lastActivityAt: '2026-11-21T10:42:00.000Z',
    viewerSide: 'MENTOR',
    unreadCount: 0,
    lastMessage: null,
    isActive: true,
    closedReason: null,
    daysRemaining: 12,
    expiresAt: '2026-12-02T18:30:00.000Z',
    plan: {
      id: `plan-${databaseId}`,
      mentee: {
        id: `mentee-${databaseId}`,
        name,
        mainBranch: 'Civil Engineering',
        subBranch: null,
        profileImage: '',
        hasProfileImage: false,
      },
    },
    ...differences,
  }
}

/** A message, the newest of its conversation. */
export function message(
  text: string,
  createdAt: string,
  differences: Partial<NonNullable<Listed['lastMessage']>> = {},
) {
  return {
    lastActivityAt: createdAt,
    lastMessage: {
      id: `message-${createdAt}`,
      senderType: 'MENTEE',
      message: text,
      createdAt,
      attachments: [],
      ...differences,
    },
  } satisfies Partial<Listed>
}

export async function answerList(environment: MockEnvironment, nodes: readonly Listed[], hasNextPage = false) {
  await answerQuery<ConversationsQuery>(environment, 'ConversationsQuery', {
    viewer: {
      id: 'v',
      conversations: {
        edges: nodes.map((node) => ({ cursor: String(node.databaseId), node })),
        pageInfo: { endCursor: String(nodes.at(-1)?.databaseId ?? ''), hasNextPage },
      },
    },
    site: { id: 's', now: NOW },
  })
}

function planWith(name: string) {
  const { plan } = conversationWith({})
  return { ...plan, mentee: { ...plan.mentee, name } }
}

/** What opens the conversation must be awaited: its query suspends. */
export const settled = (change: () => unknown) => act(async () => void change())

/** The inbox at an address, over a pretended server. */
export async function renderInbox(query = '', { isNarrow = false } = {}) {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: isNarrow,
    addEventListener() {},
    removeEventListener() {},
  }))
  const environment = createMockEnvironment()
  const router = createMemoryRouter([{ path: '*', element: <Inbox /> }], {
    initialEntries: [`/mentor-dashboard?tab=inbox${query}`],
  })
  await settled(() =>
    render(
      <RelayEnvironmentProvider environment={environment}>
        <RouterProvider router={router} />
      </RelayEnvironmentProvider>,
    ),
  )
  return {
    environment,
    router,
    address: () => router.state.location.search,
    /** The server's answer to the open conversation: this one, or none. */
    async answerOpen(name: string | null) {
      const asked = await waitFor(() =>
        environment.mock.findOperation(({ request }) => request.node.params.name === 'InboxQuery'),
      )
      await act(async () =>
        environment.mock.resolve(
          asked,
          MockPayloadGenerator.generate(asked, {
            Query: () => ({
              viewer: { id: 'v', unreadMessages: 2 },
              conversation: name && conversationWith({ unreadCount: 0, plan: planWith(name) }),
            }),
          }),
        ),
      )
    },
    /** An event: something has changed in this conversation. */
    async tell(node: Listed) {
      await answerQuery<ConversationListSubscription>(environment, 'ConversationListSubscription', {
        conversationChanged: { change: 'CHANGED', lastChange: null, conversation: node },
      })
    },
  }
}
