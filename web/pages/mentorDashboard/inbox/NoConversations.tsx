import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'

interface NoConversationsProps {
  search: string
  /** Takes the search away. */
  onClear: () => void
}

/** Why the list is empty, and what to do about it. */
export function NoConversations({ search, onClear }: NoConversationsProps) {
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
