import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { styled } from 'styled-components'
import { planLastDay } from '../../../../api/rules/bookings/plans.ts'
import { formatPastDay } from '../../../../api/rules/text/format.ts'
import { BookIncludedSessionButton } from '../../../features/sessions/included/BookIncludedSessionButton.tsx'
import type { ChatDialog_mentor$key } from '../../../__generated__/ChatDialog_mentor.graphql.ts'
import type { ChatDialog_viewer$key } from '../../../__generated__/ChatDialog_viewer.graphql.ts'
import type { ChatDialogQuery } from '../../../__generated__/ChatDialogQuery.graphql.ts'
import type { freshChatQuery } from '../../../__generated__/freshChatQuery.graphql.ts'
import { CONVERSATIONS, useMissedChats } from '../../../features/chat/conversationsTopic.ts'
import { useOpenedQuery } from '../../../relay/useOpenedQuery.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { CornerDialog } from '../../../ui/overlay/CornerDialog.tsx'
import { Failure } from '../../../ui/feedback/Failure.tsx'
import { SectionBoundary } from '../../../ui/feedback/SectionBoundary.tsx'
import { StaleNotice } from '../../../ui/feedback/Unanswered.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { useServerTime } from '../../../ui/time/useNow.ts'
import { ChatNotice, LOCKED } from './ChatNotice.tsx'
import { ChatPane, ChatSkeleton } from './ChatPane.tsx'
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
          <Suspense fallback={<ChatSkeleton />}>
            {queryRef ? <ChatDialogContent queryRef={queryRef} mentorId={mentorId} /> : <ChatSkeleton />}
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

interface ChatDialogContentProps {
  queryRef: PreloadedQuery<freshChatQuery>
  mentorId: number
}

/**
 * The conversation of the newest package, or an earlier one to read; without a package, how to get one. A mentor who no
 * longer takes part is not found: the packages lead to the conversation.
 */
function ChatDialogContent({ queryRef, mentorId }: ChatDialogContentProps) {
  const { mentor, viewer, site } = usePreloadedQuery<freshChatQuery>(chatDialogQuery, queryRef)
  // Days of messages and the end of the access are the server's, whatever day it is on the device.
  useServerTime(site.now)
  const conversation = mentor?.viewerConversation
  const [chosen, choose] = useState<number | null>(null)
  const bought = viewer?.plans.edges.map(({ node }) => node).filter((plan) => plan.mentor.databaseId === mentorId) ?? []
  const former = bought.find((plan) => plan.conversation?.isActive) ?? bought[0]
  const shown = chosen ?? (conversation ?? former)?.databaseId
  if (shown === undefined) return mentor && <LockedChat mentorKey={mentor} />
  return (
    <Content>
      {viewer && <PackageSelect viewerKey={viewer} mentorId={mentorId} value={shown} onChange={choose} />}
      {conversation && shown === conversation.databaseId ? (
        <ChatPane
          conversationKey={conversation}
          act={<BookIncludedSessionButton planKey={conversation.plan} size="small" />}
        />
      ) : (
        <EarlierChat key={shown} conversationId={shown} />
      )}
    </Content>
  )
}

/** For a mentee who has no package with this mentor: what opens the chat, and the way to it. */
function LockedChat({ mentorKey }: { mentorKey: ChatDialog_mentor$key }) {
  const { databaseId, name, available } = useFragment(
    graphql`
      fragment ChatDialog_mentor on Mentor {
        databaseId
        name
        available
      }
    `,
    mentorKey,
  )
  return (
    <ChatNotice
      {...LOCKED}
      actions={
        available && (
          <ButtonLink look="signal" to={`/booking/${databaseId}?package=advanced`}>
            Book the Advanced package
          </ButtonLink>
        )
      }
    >
      {!available && `${name} is busy and is not taking bookings right now.`}
    </ChatNotice>
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

const Content = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 0;
  > :last-child {
    flex: 1;
    min-height: 0;
  }
`

const query = graphql`
  query ChatDialogQuery($id: Int!) @raw_response_type {
    conversation(id: $id) {
      ...ChatPane_conversation
      plan {
        ...BookIncludedSessionButton_plan
      }
    }
  }
`

/** The conversation of a package bought before. */
function EarlierChat({ conversationId }: { conversationId: number }) {
  const { queryRef, retry, ...opened } = useOpenedQuery<ChatDialogQuery>(query, { id: conversationId }, CONVERSATIONS)
  const show = useEffectEvent(opened.show)
  useEffect(() => show(), [])
  return (
    <SectionBoundary resetOn={queryRef} fallback={(error) => <Failure level={3} error={error} onRetry={retry} />}>
      <Suspense fallback={<ChatSkeleton />}>{queryRef ? <Shown queryRef={queryRef} /> : <ChatSkeleton />}</Suspense>
    </SectionBoundary>
  )
}

function Shown({ queryRef }: { queryRef: PreloadedQuery<ChatDialogQuery> }) {
  const { conversation } = usePreloadedQuery<ChatDialogQuery>(query, queryRef)
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
  viewerKey: ChatDialog_viewer$key
  mentorId: number
  /** Numeric id of the package whose conversation is shown. */
  value: number
  onChange: (planId: number) => void
}

/** Which package's conversation to read, for a mentee who has bought several from this mentor. */
function PackageSelect({ viewerKey, mentorId, value, onChange }: PackageSelectProps) {
  const { plans } = useFragment(
    graphql`
      fragment ChatDialog_viewer on Viewer {
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
