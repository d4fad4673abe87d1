import { useRef } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { styled } from 'styled-components'
import { REQUEST_PAGE } from '../../../api/rules/constants.ts'
import type { RequestList_viewer$key } from '../../__generated__/RequestList_viewer.graphql.ts'
import type { RequestListPaginationQuery } from '../../__generated__/RequestListPaginationQuery.graphql.ts'
import { explain } from '../../lib/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useToast } from '../../ui/useToast.ts'
import { NoRequests } from './NoRequests.tsx'
import { RequestItem } from './RequestItem.tsx'
import type { Side } from './side.ts'
import type { TabName } from './requestTabs.ts'

interface RequestListProps {
  viewerKey: RequestList_viewer$key
  side: Side
  tab: { value: TabName; label: string }
}

/** The requests of one tab, newest first, in a window of 600 px that scrolls; more by cursor. */
export function RequestList({ viewerKey, side, tab }: RequestListProps) {
  const { data, loadNext, isLoadingNext, hasNext } = usePaginationFragment<
    RequestListPaginationQuery,
    RequestList_viewer$key
  >(
    graphql`
      fragment RequestList_viewer on Viewer
      @refetchable(queryName: "RequestListPaginationQuery")
      @argumentDefinitions(after: { type: "String" }) {
        mentor {
          databaseId
        }
        mentorshipRequests(status: $status, first: $first, after: $after)
          @connection(key: "RequestList_mentorshipRequests", filters: ["status"]) {
          edges {
            node {
              id
              ...RequestItem_request
            }
          }
        }
      }
    `,
    viewerKey,
  )
  const { toast } = useToast()
  const region = useRef<HTMLElement>(null)
  const { edges } = data.mentorshipRequests
  if (edges.length === 0) return <NoRequests side={side} tab={tab.value} mentorId={data.mentor?.databaseId ?? null} />
  function more(): void {
    loadNext(REQUEST_PAGE, {
      onComplete: (error) => error && toast({ ...explain(error), tone: 'destructive' }),
    })
  }
  /** A card that leaves the list must not take the focus with it. */
  function keepFocus(): void {
    region.current?.focus()
  }
  return (
    <Window as="section" ref={region} aria-label={`${tab.label} requests`} tabIndex={0}>
      <List>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <RequestItem requestKey={node} side={side} onLeave={keepFocus} />
          </li>
        ))}
      </List>
      {hasNext && (
        <More>
          <Button busy={isLoadingNext} onClick={more}>
            Load more requests
          </Button>
        </More>
      )}
    </Window>
  )
}

const Window = styled(Card)`
  max-height: 600px;
  overflow-y: auto;
`

const List = styled.ul`
  list-style: none;
  > li + li {
    border-top: 1px solid var(--line);
  }
`

const More = styled.div`
  padding: 14px 24px;
  border-top: 1px solid var(--line);
`
