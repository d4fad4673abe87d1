import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import { useNavigationType } from 'react-router'
import { styled } from 'styled-components'
import type { OpenConversationQuery } from '../../../__generated__/OpenConversationQuery.graphql.ts'
import { ChatPane } from '../../../features/chat/ChatPane.tsx'
import { usePartQuery } from '../../../relay/usePartQuery.ts'
import { showFailure } from '../../../ui/feedback/Failure.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { SectionBoundary } from '../../../ui/feedback/SectionBoundary.tsx'
import { ConversationSkeleton } from './inboxLayout.tsx'

interface OpenConversationProps {
  /** Numeric; `unknown` for what is no id. */
  id: number | 'unknown'
  /** Back to the list; only where the two take turns. */
  onBack: (() => void) | undefined
}

/** The conversation that the address names. */
export function OpenConversation({ id, onBack }: OpenConversationProps) {
  const [round, setRound] = useState(0)
  if (id === 'unknown') return <Missing />
  return (
    <SectionBoundary resetOn={round} onRetry={() => setRound(round + 1)} fallback={showFailure}>
      <Suspense fallback={<ConversationSkeleton />}>
        <Loaded id={id} round={round} onBack={onBack} />
      </Suspense>
    </SectionBoundary>
  )
}

interface LoadedProps {
  id: number
  round: number
  onBack: (() => void) | undefined
}

function Loaded({ id, round, onBack }: LoadedProps) {
  const { conversation, viewer } = usePartQuery<OpenConversationQuery>(
    graphql`
      query OpenConversationQuery($id: Int!) @preloadable @raw_response_type {
        conversation(id: $id) {
          unreadCount
          ...ChatPane_conversation
        }
        viewer {
          unreadMessages
        }
      }
    `,
    { id },
    { round },
  )
  const box = useRef<HTMLDivElement>(null)
  const isOpened = useNavigationType() === 'PUSH'
  const focus = useEffectEvent(() => {
    // Beside the list the focus stays on the row.
    if (!isOpened || (!onBack && document.activeElement !== document.body)) return
    const heading = box.current?.querySelector<HTMLElement>('h2')
    if (heading) heading.tabIndex = -1
    heading?.focus({ preventScroll: true })
  })
  useEffect(() => focus(), [])
  if (!conversation) return <Missing />
  const elsewhere = (viewer?.unreadMessages ?? 0) - conversation.unreadCount
  return (
    <Box ref={box}>
      <ChatPane conversationKey={conversation} {...(onBack && { onBack })} unreadElsewhere={elsewhere} />
    </Box>
  )
}

/** No such conversation, or one of others. */
function Missing() {
  return (
    <NoticeBox data-missing>
      <Notice role="status" title="We can’t find this conversation.">
        Choose one from the list.
      </Notice>
    </NoticeBox>
  )
}

const Box = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  height: 100%;
  min-height: 0;
`

const NoticeBox = styled.div`
  padding: 16px;
`
