import { type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { styled } from 'styled-components'
import type { InboxQuery } from '../../../__generated__/InboxQuery.graphql.ts'
import { showFailure } from '../../../ui/feedback/Failure.tsx'
import { SectionBoundary } from '../../../ui/feedback/SectionBoundary.tsx'
import { useMediaQuery } from '../../../ui/useMediaQuery.ts'
import { ChatPane } from '../../../features/chat/ChatPane.tsx'
import { usePartQuery } from '../../../relay/usePartQuery.ts'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Conversations, SearchConversations, useTypedSearch } from './Conversations.tsx'
import { type InboxAddress, readInbox, writeInbox } from './inboxAddress.ts'
import {
  ConversationSkeleton,
  FillWindow,
  Frame,
  Hint,
  List,
  NARROW,
  Pane,
  Results,
  RowsSkeleton,
} from './inboxLayout.tsx'

/** Goes into the history with a conversation that was opened from the list alone: Back leads to the list. */
const FROM_LIST = { isFromList: true }

/** The mentor's conversations: the list and the open one side by side, on a phone one after the other. */
export function Inbox() {
  const location = useLocation()
  const navigate = useNavigate()
  const isNarrow = useMediaQuery(NARROW)
  const { conversation, search } = readInbox(location.search)
  const list = useRef<HTMLElement>(null)
  const [round, setRound] = useState(0)
  const { typed, setTyped, isStale } = useTypedSearch(search, find)
  useFocusOnLeaving(list, conversation)

  function find(wanted: string): void {
    void navigate(
      { search: writeInbox({ conversation, search: wanted }) },
      { replace: true, preventScrollReset: true, state: location.state as unknown },
    )
  }
  function back(): void {
    const isFromList = (location.state as typeof FROM_LIST | null)?.isFromList === true
    if (isFromList) void navigate(-1)
    else void navigate({ search: writeInbox({ search }) }, { replace: true, preventScrollReset: true })
  }
  return (
    <Frame data-open={conversation !== null || undefined}>
      <FillWindow $isOpen={conversation !== null} />
      <List ref={list} tabIndex={-1} aria-label="Conversations">
        <SearchConversations typed={typed} onType={setTyped} />
        <Results $isStale={isStale} aria-busy={isStale || undefined}>
          <SectionBoundary resetOn={`${search} ${round}`} onRetry={() => setRound(round + 1)} fallback={showFailure}>
            <Suspense fallback={<RowsSkeleton />}>
              <Conversations
                search={search}
                round={round}
                chosen={typeof conversation === 'number' ? conversation : null}
                pathOf={(id) => ({ search: writeInbox({ conversation: id, search }) })}
                state={conversation === null ? FROM_LIST : null}
                onClear={() => find('')}
              />
            </Suspense>
          </SectionBoundary>
        </Results>
      </List>
      {conversation === null ? (
        <Hint>Choose a conversation to read it and reply.</Hint>
      ) : (
        <Pane>
          <OpenConversation key={conversation} id={conversation} onBack={isNarrow ? back : undefined} />
        </Pane>
      )}
    </Frame>
  )
}

/** On a phone the list comes back when the conversation is left: the focus goes to its row, where it was opened. */
function useFocusOnLeaving(list: RefObject<HTMLElement | null>, conversation: InboxAddress['conversation']): void {
  const before = useRef(conversation)
  useEffect(() => {
    const left = before.current
    before.current = conversation
    if (conversation !== null || left === null || document.activeElement !== document.body) return
    const row = list.current?.querySelector<HTMLElement>(`[data-conversation="${left}"]`)
    ;(row ?? list.current)?.focus()
  }, [list, conversation])
}

interface OpenConversationProps {
  /** Numeric; `unknown` for what is no id. */
  id: number | 'unknown'
  /** Back to the list; only where the two take turns. */
  onBack: (() => void) | undefined
}

/** The conversation that the address names. */
function OpenConversation({ id, onBack }: OpenConversationProps) {
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
  const { conversation, viewer } = usePartQuery<InboxQuery>(
    graphql`
      query InboxQuery($id: Int!) @preloadable @raw_response_type {
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
