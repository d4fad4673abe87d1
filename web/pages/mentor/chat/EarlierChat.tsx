import { Suspense, useEffect, useEffectEvent } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { EarlierChatQuery } from '../../../__generated__/EarlierChatQuery.graphql.ts'
import { CONVERSATIONS } from '../../../features/chat/conversationsTopic.ts'
import { BookIncludedSessionButton } from '../../../features/sessions/included/BookIncludedSessionButton.tsx'
import { useOpenedQuery } from '../../../relay/useOpenedQuery.ts'
import { Failure } from '../../../ui/Failure.tsx'
import { SectionBoundary } from '../../../ui/SectionBoundary.tsx'
import { ChatBones } from './ChatBones.tsx'
import { ChatPane } from './ChatPane.tsx'

const query = graphql`
  query EarlierChatQuery($id: Int!) @raw_response_type {
    conversation(id: $id) {
      ...ChatPane_conversation
      plan {
        ...BookIncludedSessionButton_plan
      }
    }
  }
`

/** The conversation of a package bought before. */
export function EarlierChat({ conversationId }: { conversationId: number }) {
  const { queryRef, retry, ...opened } = useOpenedQuery<EarlierChatQuery>(query, { id: conversationId }, CONVERSATIONS)
  const show = useEffectEvent(opened.show)
  useEffect(() => show(), [])
  return (
    <SectionBoundary resetOn={queryRef} fallback={(error) => <Failure level={3} error={error} onRetry={retry} />}>
      <Suspense fallback={<ChatBones />}>{queryRef ? <Shown queryRef={queryRef} /> : <ChatBones />}</Suspense>
    </SectionBoundary>
  )
}

function Shown({ queryRef }: { queryRef: PreloadedQuery<EarlierChatQuery> }) {
  const { conversation } = usePreloadedQuery<EarlierChatQuery>(query, queryRef)
  return (
    conversation && (
      <ChatPane
        conversationKey={conversation}
        act={<BookIncludedSessionButton planKey={conversation.plan} size="small" />}
      />
    )
  )
}
