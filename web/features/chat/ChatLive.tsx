import { useEffect, useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { ChatLive_viewer$key } from '../../__generated__/ChatLive_viewer.graphql.ts'
import type { ChatLiveQuery } from '../../__generated__/ChatLiveQuery.graphql.ts'
import type { ChatLiveSubscription } from '../../__generated__/ChatLiveSubscription.graphql.ts'
import { isAsDrawn, onConnectionLost, useLive } from '../../relay/live.ts'
import { useRefresh } from '../../relay/refresh.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { conversationLink } from './conversationLink.ts'
import { CONVERSATIONS, useMissedChats } from './conversationsTopic.ts'
import { sentMessage } from './engine/chatServer.ts'
import { progressOf } from './engine/freshConversation.ts'
import { hearNews, setConversationsLive } from './engine/openConversations.ts'
import { sendLeftovers } from './engine/openOutboxes.ts'

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

const subscription = graphql`
  subscription ChatLiveSubscription @raw_response_type {
    conversationChanged {
      change
      lastChange
      what
      conversationId
      conversation {
        viewerSide
        ...freshConversation_conversation
        ...BellItem_conversation
        ...conversationLink_conversation
      }
      chatMessage {
        ...chatServer_message
      }
      viewer {
        ...ChatLive_viewer
      }
    }
  }
`

interface ConversationsLiveProps {
  /** Somebody has written in a conversation that is not open here. */
  onMessage: (otherName: string) => void
}

/**
 * Follows the member's conversations, one subscription a page, and sends what was written here and never sent. Renders
 * nothing.
 */
export function ConversationsLive({ onMessage }: ConversationsLiveProps) {
  const environment = useRelayEnvironment()
  useLive<ChatLiveSubscription>(subscription, {
    onEvent({ change, lastChange, what, conversationId, conversation, chatMessage }) {
      if (change === 'STARTED') return setConversationsLive(environment, true, isAsDrawn(lastChange))
      if (conversationId === null || conversationId === undefined) return
      const message = chatMessage ? sentMessage(chatMessage) : null
      const isOpen = hearNews(environment, conversationId, {
        ...(conversation && progressOf(conversation)),
        ...(message && { message }),
        isTyping: what === 'TYPING',
      })
      const isTheirs = message && conversation && message.from !== conversation.viewerSide
      if (isTheirs && !isOpen) onMessage(conversationLink(conversation).name)
    },
  })
  useEffect(() => onConnectionLost(() => setConversationsLive(environment, false)), [environment])
  useEffect(() => sendLeftovers(environment), [environment])
  return null
}

const COUNT = /^\(\d+\+?\) /
/** More is shown as "99+": a tab shows few letters. */
const MOST = 99

/**
 * Puts the number of unread messages before the title of the tab, "(3) Inbox", whatever page sets it; takes it away at
 * none. Shows nothing.
 */
export function UnreadTitle({ count }: { count: number }) {
  useEffect(() => {
    if (count === 0) return
    const mark = `(${count > MOST ? `${MOST}+` : count}) `
    const apply = () => retitle(mark)
    apply()
    // Pages bring their own title element, and change its text.
    const observer = new MutationObserver(apply)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      retitle('')
    }
  }, [count])
  return null
}

/** Writes only what differs: each writing is a change that is observed. */
function retitle(mark: string): void {
  const wanted = mark + document.title.replace(COUNT, '')
  if (document.title !== wanted) document.title = wanted
}
