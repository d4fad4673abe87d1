import type { ComponentProps } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ConversationsQuery } from '../../../__generated__/ConversationsQuery.graphql.ts'
import { ConversationList } from '../../../features/chat/list/ConversationList.tsx'
import { useNow } from '../../../ui/useNow.ts'
import { NoConversations } from './NoConversations.tsx'

interface ConversationsProps extends Pick<
  ComponentProps<typeof ConversationList>,
  'search' | 'chosen' | 'pathOf' | 'state'
> {
  /** Another one asks the server again. */
  round: number
  /** Takes the search away. */
  onClear: () => void
}

/** The conversations that a search finds, or all of them. */
export function Conversations({ search, round, onClear, ...list }: ConversationsProps) {
  const { viewer, site } = useLazyLoadQuery<ConversationsQuery>(
    graphql`
      query ConversationsQuery($search: String) @raw_response_type {
        viewer {
          ...ConversationList_viewer @arguments(search: $search)
        }
        site {
          now
        }
      }
    `,
    { search },
    { fetchKey: round, fetchPolicy: 'store-and-network' },
  )
  const now = useNow(site.now)
  return (
    viewer && (
      <ConversationList
        {...list}
        viewerKey={viewer}
        search={search}
        now={now}
        empty={<NoConversations search={search} onClear={onClear} />}
      />
    )
  )
}
