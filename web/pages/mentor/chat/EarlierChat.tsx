import { Suspense, useEffect, useEffectEvent } from 'react'
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { styled } from 'styled-components'
import { planLastDay } from '../../../../api/rules/bookings/plans.ts'
import { formatPastDay } from '../../../../api/rules/text/format.ts'
import type { EarlierChat_viewer$key } from '../../../__generated__/EarlierChat_viewer.graphql.ts'
import type { EarlierChatQuery } from '../../../__generated__/EarlierChatQuery.graphql.ts'
import { CONVERSATIONS } from '../../../features/chat/conversationsTopic.ts'
import { BookIncludedSessionButton } from '../../../features/sessions/included/BookIncludedSessionButton.tsx'
import { useOpenedQuery } from '../../../relay/useOpenedQuery.ts'
import { Failure } from '../../../ui/feedback/Failure.tsx'
import { SectionBoundary } from '../../../ui/feedback/SectionBoundary.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { ChatPane, ChatSkeleton } from './ChatPane.tsx'

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
      <Suspense fallback={<ChatSkeleton />}>{queryRef ? <Shown queryRef={queryRef} /> : <ChatSkeleton />}</Suspense>
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

interface PackageSelectProps {
  viewerKey: EarlierChat_viewer$key
  mentorId: number
  /** Numeric id of the package whose conversation is shown. */
  value: number
  onChange: (planId: number) => void
}

/** Which package's conversation to read, for a mentee who has bought several from this mentor. */
export function PackageSelect({ viewerKey, mentorId, value, onChange }: PackageSelectProps) {
  const { plans } = useFragment(
    graphql`
      fragment EarlierChat_viewer on Viewer {
        plans(first: 100) {
          edges {
            node {
              databaseId
              startDate
              endDate
              mentor {
                databaseId
              }
            }
          }
        }
      }
    `,
    viewerKey,
  )
  const bought = plans.edges.map(({ node }) => node).filter(({ mentor }) => mentor.databaseId === mentorId)
  if (bought.length < 2) return null
  return (
    <Row>
      <Select small aria-label="Conversation" value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {bought.map(({ databaseId, startDate, endDate }) => (
          <option key={databaseId} value={databaseId}>
            Package of {formatPastDay(startDate)} to {formatPastDay(planLastDay(endDate))}
          </option>
        ))}
      </Select>
    </Row>
  )
}

const Row = styled.div`
  padding: 6px 16px;
  border-bottom: 1px solid var(--line);
`
