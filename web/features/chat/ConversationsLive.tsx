// oxlint-disable relay/must-colocate-fragment-spreads -- badges and panes read it from the store, wherever they are
import { useEffect } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { ConversationsLiveSubscription } from '../../__generated__/ConversationsLiveSubscription.graphql.ts'
import { onConnectionLost, useLive } from '../../relay/live.ts'
import { hearNews, setConversationsLive } from './openConversations.ts'
import { sendLeftovers } from './openOutboxes.ts'
import { sentMessage } from './sentMessage.ts'
import { standing } from './standing.ts'

const subscription = graphql`
  subscription ConversationsLiveSubscription @raw_response_type {
    conversationChanged {
      change
      what
      conversationId
      conversation {
        ...standing_conversation
        ...BellMessage_conversation
      }
      chatMessage {
        ...sentMessage_message
      }
      viewer {
        ...Bell_viewer
      }
    }
  }
`

/**
 * Follows the member's conversations, one subscription a page, and sends what was written here and never sent. Renders
 * nothing.
 */
export function ConversationsLive() {
  const environment = useRelayEnvironment()
  useLive<ConversationsLiveSubscription>(subscription, {
    onEvent({ change, what, conversationId, conversation, chatMessage }) {
      if (change === 'STARTED') return setConversationsLive(environment, true)
      if (conversationId === null || conversationId === undefined) return
      hearNews(environment, conversationId, {
        ...(conversation && standing(conversation)),
        ...(chatMessage && { message: sentMessage(chatMessage) }),
        isTyping: what === 'TYPING',
      })
    },
  })
  useEffect(() => onConnectionLost(() => setConversationsLive(environment, false)), [environment])
  useEffect(() => sendLeftovers(environment), [environment])
  return null
}
