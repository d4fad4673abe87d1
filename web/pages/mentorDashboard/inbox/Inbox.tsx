import { Suspense, useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { showFailure } from '../../../ui/feedback/Failure.tsx'
import { SectionBoundary } from '../../../ui/feedback/SectionBoundary.tsx'
import { useMediaQuery } from '../../../ui/useMediaQuery.ts'
import { Conversations, SearchConversations, useTypedSearch } from './Conversations.tsx'
import { type InboxAddress, readInbox, writeInbox } from './inboxAddress.ts'
import { FillWindow, Frame, Hint, List, NARROW, Pane, Results, RowsSkeleton } from './inboxLayout.tsx'
import { OpenConversation } from './OpenConversation.tsx'

/** Goes into the history with a conversation that was opened while none was: Back is a step back. */
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
