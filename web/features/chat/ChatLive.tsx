import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ChatLive_viewer$key } from '../../__generated__/ChatLive_viewer.graphql.ts'
import type { ChatLiveQuery } from '../../__generated__/ChatLiveQuery.graphql.ts'
import { useRefresh } from '../../relay/refresh.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { ConversationsLive } from './ConversationsLive.tsx'
import { CONVERSATIONS } from './conversationsTopic.ts'
import { UnreadTitle } from './UnreadTitle.tsx'
import { useMissedChats } from './useMissedChats.ts'

const query = graphql`
  query ChatLiveQuery @raw_response_type {
    viewer {
      ...ChatLive_viewer
      conversations(first: 20) {
        edges {
          node {
            ...OpenChat_conversation
          }
        }
      }
    }
  }
`

/** Keeps all counts of unread messages right, says them in the title of the tab, and announces new messages. */
export function ChatLive({ viewerKey }: { viewerKey: ChatLive_viewer$key }) {
  const { unreadMessages } = useFragment(
    graphql`
      fragment ChatLive_viewer on Viewer {
        unreadMessages
      }
    `,
    viewerKey,
  )
  const { refresh } = useRefresh<ChatLiveQuery>({ query, variables: {}, topic: CONVERSATIONS })
  useMissedChats(refresh)
  const [news, setNews] = useState({ from: '', serial: 0 })
  return (
    <>
      <UnreadTitle count={unreadMessages} />
      <ConversationsLive onMessage={(from) => setNews(({ serial }) => ({ from, serial: serial + 1 }))} />
      <VisuallyHidden as="output">
        {news.serial > 0 && <span key={news.serial}>New message from {news.from}</span>}
      </VisuallyHidden>
    </>
  )
}
