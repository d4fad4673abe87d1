import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { To } from 'react-router'
import { styled } from 'styled-components'
import { CONVERSATION_PAGE } from '../../../../api/rules/constants.ts'
import type { ConversationList_viewer$key } from '../../../__generated__/ConversationList_viewer.graphql.ts'
import refreshQuery, {
  type ConversationListPaginationQuery,
} from '../../../__generated__/ConversationListPaginationQuery.graphql.ts'
import type { ConversationListSubscription } from '../../../__generated__/ConversationListSubscription.graphql.ts'
import { insertInOrder } from '../../../relay/connections.ts'
import { useLive } from '../../../relay/live.ts'
import { useLiveList } from '../../../relay/useLiveList.ts'
import { LoadMore } from '../../../ui/feedback/LoadMore.tsx'
import { StaleNotice } from '../../../ui/feedback/Unanswered.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { CONVERSATIONS, useMissedChats } from '../conversationsTopic.ts'
import { ConversationRow } from './ConversationRow.tsx'

const subscription = graphql`
  subscription ConversationListSubscription @raw_response_type {
    conversationChanged {
      change
      lastChange
      conversation {
        id
        lastActivityAt
        ...ConversationRow_conversation
      }
    }
  }
`

interface ConversationListProps {
  viewerKey: ConversationList_viewer$key
  /** What the names are searched for; empty for all. */
  search: string
  /** Numeric id of the conversation that is open. */
  chosen: number | null
  /** Where a conversation opens; `state` goes with it into the history. */
  pathOf: (id: number) => To
  state: unknown
  now: Date
  /** Shown when there are none. */
  empty: ReactNode
}

/** Conversations of a mentor, newest activity first, as they change. Scrolls by itself. */
export function ConversationList({ viewerKey, search, chosen, pathOf, state, now, empty }: ConversationListProps) {
  const { data, ...pages } = usePaginationFragment<ConversationListPaginationQuery, ConversationList_viewer$key>(
    graphql`
      fragment ConversationList_viewer on Viewer
      @refetchable(queryName: "ConversationListPaginationQuery")
      @argumentDefinitions(
        search: { type: "String" }
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
      ) {
        conversations(first: $first, after: $after, search: $search)
          @connection(key: "ConversationList_conversations", filters: ["search"]) {
          __id
          edges {
            node {
              id
              databaseId
              lastActivityAt
              ...ConversationRow_conversation
            }
          }
        }
      }
    `,
    viewerKey,
  )
  const { __id: list, edges } = data.conversations
  const { refresh, isRefreshing, isStale, more } = useLiveList<ConversationListPaginationQuery>({
    pages,
    list,
    shown: edges.length,
    size: CONVERSATION_PAGE,
    query: refreshQuery,
    variables: (first) => ({ search, first }),
    topic: CONVERSATIONS,
  })
  useLive<ConversationListSubscription>(subscription, {
    updater(store) {
      const changed = store.getRootField('conversationChanged')?.getLinkedRecord('conversation')
      const shown = store.get(list)
      // A new one, or one of a page that is not loaded. What a search finds is the server's to say.
      if (changed && shown && search === '')
        insertInOrder(store, shown, changed, (each) => Date.parse(String(each.getValue('lastActivityAt'))))
    },
  })
  useMissedChats(refresh)
  // An event brings the conversation as it is now, not its place.
  const rows = edges.map(({ node }) => node).toSorted(byActivity)
  const scroller = useSteadyScroll(list)
  return (
    <Scroller ref={scroller}>
      {isStale && (
        <Stale>
          <StaleNotice busy={isRefreshing} onRetry={refresh} />
        </Stale>
      )}
      {rows.length === 0 && !pages.hasNext && <Empty>{empty}</Empty>}
      <Rows>
        {rows.map((row) => (
          <li key={row.id}>
            <ConversationRow
              conversationKey={row}
              to={pathOf(row.databaseId)}
              state={state}
              isChosen={row.databaseId === chosen}
              now={now}
            />
          </li>
        ))}
      </Rows>
      {(rows.length > 0 || more.hasNext) && <More {...more}>Load more conversations</More>}
      <VisuallyHidden role="status">
        {search !== '' && `${rows.length}${more.hasNext ? ' or more' : ''} found`}
      </VisuallyHidden>
    </Scroller>
  )
}

interface Listed {
  readonly databaseId: number
  readonly lastActivityAt: string
}

/** The server's order. */
function byActivity(one: Listed, other: Listed): number {
  return Date.parse(other.lastActivityAt) - Date.parse(one.lastActivityAt) || other.databaseId - one.databaseId
}

/**
 * Holds what a person reads in place when the rows of a list change places: most of the rows in view stay where they
 * are, whichever of them moves away. At the top the list stays at the top, so that what is new is seen; another list
 * begins there. Answers the ref of what scrolls.
 */
function useSteadyScroll(list: string): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null)
  const held = useRef<ReadonlyMap<Element, number>>(new Map())
  const shown = useRef(list)
  useEffect(() => {
    const element = scroller.current
    const hold = () => void (element && (held.current = inView(element)))
    hold()
    element?.addEventListener('scroll', hold, { passive: true })
    return () => element?.removeEventListener('scroll', hold)
  }, [])
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    if (shown.current !== list) element.scrollTop = 0
    else if (element.scrollTop > 0) {
      const moves = [...held.current]
        .filter(([row]) => row.isConnected)
        .map(([row, top]) => topIn(element, row) - top)
        .toSorted((one, other) => one - other)
      element.scrollTop += moves[Math.floor(moves.length / 2)] ?? 0
    }
    shown.current = list
    held.current = inView(element)
  })
  return scroller
}

/** Rows in view, with their distance from the upper edge. */
function inView(scroller: HTMLElement): Map<Element, number> {
  const { top, bottom } = scroller.getBoundingClientRect()
  const rows = [...scroller.querySelectorAll('li')].filter((row) => {
    const box = row.getBoundingClientRect()
    return box.bottom > top && box.top < bottom
  })
  return new Map(rows.map((row) => [row, topIn(scroller, row)]))
}

function topIn(scroller: HTMLElement, row: Element): number {
  return row.getBoundingClientRect().top - scroller.getBoundingClientRect().top
}

const Scroller = styled.div`
  /* What is there for screen readers only scrolls with its row, and does not make the page longer. */
  position: relative;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* What is above a row may move while it is read: useSteadyScroll holds it. */
  overflow-anchor: none;
`

const Rows = styled.ul`
  list-style: none;
`

const Empty = styled.div`
  padding: 16px 14px;
`

const Stale = styled.div`
  padding: 0 14px;
`

const More = styled(LoadMore)`
  padding: 12px 14px;
`
