import { Suspense, useEffect, useEffectEvent } from 'react'
import { styled } from 'styled-components'
import type { freshChatQuery } from '../../../__generated__/freshChatQuery.graphql.ts'
import { CONVERSATIONS, useMissedChats } from '../../../features/chat/conversationsTopic.ts'
import { useOpenedQuery } from '../../../relay/useOpenedQuery.ts'
import { CornerDialog } from '../../../ui/CornerDialog.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { SectionBoundary } from '../../../ui/SectionBoundary.tsx'
import { StaleNotice } from '../../../ui/StaleNotice.tsx'
import { ChatBones } from './ChatBones.tsx'
import { ChatDialogContent } from './ChatDialogContent.tsx'
import { ChatPane } from './ChatPane.tsx'
import { chatDialogQuery } from './freshChat.ts'

interface ChatDialogProps {
  mentorId: number
  title: string
  /** There is a conversation: its code is loaded while the server is asked. */
  hasChat: boolean
  onClose: () => void
}

/** A mentee's chat with this mentor. Access is read when it opens, after each change, and every 30 seconds without a socket. */
export function ChatDialog({ mentorId, title, hasChat, onClose }: ChatDialogProps) {
  const variables = { mentorId }
  const chat = useOpenedQuery<freshChatQuery>(chatDialogQuery, variables, CONVERSATIONS)
  const { queryRef, refresh, isStale, isRefreshing } = chat
  const show = useEffectEvent(chat.show)
  useEffect(() => show(), [])
  useEffect(() => (hasChat ? ChatPane.preload() : undefined), [hasChat])
  useMissedChats(refresh)
  return (
    <CornerDialog title={title} onClose={onClose}>
      <Place>
        <SectionBoundary
          resetOn={queryRef}
          fallback={(error) => (
            <Problem>
              <Failure level={3} error={error} onRetry={chat.retry} />
            </Problem>
          )}
        >
          <Suspense fallback={<ChatBones />}>
            {queryRef ? <ChatDialogContent queryRef={queryRef} mentorId={mentorId} /> : <ChatBones />}
          </Suspense>
        </SectionBoundary>
        {isStale && (
          <Stale>
            <StaleNotice busy={isRefreshing} onRetry={refresh} />
          </Stale>
        )}
      </Place>
    </CornerDialog>
  )
}

const Place = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 0;
`

const Problem = styled.div`
  padding: 16px;
  overflow-y: auto;
`

const Stale = styled.div`
  padding: 0 16px;
  border-top: 1px solid var(--line);
`
