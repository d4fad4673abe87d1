import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react'
import { graphql } from 'react-relay'
import { styled } from 'styled-components'
import { SEARCH_MAXIMUM } from '../../../../api/rules/constants.ts'
import type { ConversationsQuery } from '../../../__generated__/ConversationsQuery.graphql.ts'
import { ConversationList } from '../../../features/chat/list/ConversationList.tsx'
import { usePartQuery } from '../../../relay/usePartQuery.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { useNow } from '../../../ui/time/useNow.ts'

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
  const { viewer, site } = usePartQuery<ConversationsQuery>(
    graphql`
      query ConversationsQuery($search: String) @preloadable @raw_response_type {
        viewer {
          ...ConversationList_viewer @arguments(search: $search)
        }
        site {
          now
        }
      }
    `,
    { search },
    { round },
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

interface NoConversationsProps {
  search: string
  /** Takes the search away. */
  onClear: () => void
}

/** Why the list is empty, and what to do about it. */
function NoConversations({ search, onClear }: NoConversationsProps) {
  if (search !== '')
    return (
      <EmptyState title="No conversations found" actions={<Button onClick={onClear}>Clear search</Button>}>
        {`No mentee matches “${search}”.`}
      </EmptyState>
    )
  return (
    <div data-none>
      <EmptyState
        title="No conversations yet"
        actions={<ButtonLink to={{ pathname: '/mentor-dashboard', hash: '#pricing' }}>Check your prices</ButtonLink>}
      >
        Mentees who buy your Advanced package can write to you here.
      </EmptyState>
    </div>
  )
}

/** How long nothing is typed before it is searched, in ms. */
const PAUSE = 300

/** What is typed into the field, which follows the address too, and whether its rows are still to come. */
export function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search)
  const [shown, setShown] = useState(search)
  const wanted = typed.trim()
  if (search !== shown) {
    // Found, or changed elsewhere, such as by Back.
    setShown(search)
    if (search !== wanted) setTyped(search)
  }
  const find = useEffectEvent(onSearch)
  useEffect(() => {
    if (wanted === search) return
    const timer = setTimeout(() => find(wanted), PAUSE)
    return () => clearTimeout(timer)
  }, [wanted, search])
  return { typed, setTyped, isStale: wanted !== search }
}

interface SearchConversationsProps {
  typed: string
  onType: (typed: string) => void
}

/** Searches the mentees' names, a moment after the last key. */
export function SearchConversations({ typed, onType }: SearchConversationsProps) {
  return (
    <SearchBar>
      <Input
        type="search"
        aria-label="Search conversations"
        icon={<Search size={18} />}
        placeholder="Search mentees"
        autoComplete="off"
        maxLength={SEARCH_MAXIMUM}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
    </SearchBar>
  )
}

const SearchBar = styled.search`
  display: block;
  padding: 12px 14px;
  border-bottom: 1px solid var(--line);
`
