import { useEffect } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { ConversationsLiveSubscription } from '../../__generated__/ConversationsLiveSubscription.graphql.ts'
import { isAsDrawn, onConnectionLost, useLive } from '../../relay/live.ts'
import { conversationLink } from './conversationLink.ts'
import { hearNews, setConversationsLive } from './engine/openConversations.ts'
import { sendLeftovers } from './engine/openOutboxes.ts'
import { sentMessage } from './engine/sentMessage.ts'
import { standing } from './engine/freshStanding.ts'

const subscription = graphql`
  subscription ConversationsLiveSubscription @raw_response_type {
    conversationChanged {
      change
      lastChange
      what
      conversationId
      conversation {
        viewerSide
        ...freshStanding_conversation
        ...BellMessage_conversation
        ...conversationLink_conversation
      }
      chatMessage {
        ...sentMessage_message
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
  useLive<ConversationsLiveSubscription>(subscription, {
    onEvent({ change, lastChange, what, conversationId, conversation, chatMessage }) {
      if (change === 'STARTED') return setConversationsLive(environment, true, isAsDrawn(lastChange))
      if (conversationId === null || conversationId === undefined) return
      const message = chatMessage ? sentMessage(chatMessage) : null
      const isOpen = hearNews(environment, conversationId, {
        ...(conversation && standing(conversation)),
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
