import type { SessionSide } from '../../features/sessions/sessionSide.ts'
import { tabSearch } from '../../lib/tabAddress.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SESSION_TABS, type SessionTab } from './sessionTabs.ts'

const TITLES: Record<SessionTab, string> = { upcoming: 'No upcoming sessions', past: 'No past sessions' }

const REASONS: Record<SessionSide, Record<SessionTab, string>> = {
  mentor: {
    upcoming: 'Sessions that mentees book with you appear here. They choose from your weekly availability.',
    past: 'Sessions stay here once they are over, with their agenda and what became of them.',
  },
  mentee: {
    upcoming: 'Sessions you book appear here, with the meeting link and everything you can change.',
    past: 'Sessions move here once they are completed or cancelled.',
  },
}

interface NoSessionsProps {
  side: SessionSide
  tab: SessionTab
  /** A session that is paid for can be booked: that comes first, so another mentor is a quiet button. */
  hasIncluded: boolean
}

/** Empty state of a list, with the next step. */
export function NoSessions({ side, tab, hasIncluded }: NoSessionsProps) {
  return (
    <EmptyState title={TITLES[tab]} actions={<Next side={side} tab={tab} hasIncluded={hasIncluded} />}>
      {REASONS[side][tab]}
    </EmptyState>
  )
}

function Next({ side, tab, hasIncluded }: NoSessionsProps) {
  if (tab === 'past')
    return <ButtonLink to={`/sessions${tabSearch('upcoming', SESSION_TABS)}`}>See upcoming sessions</ButtonLink>
  if (side === 'mentee')
    return (
      <ButtonLink look={hasIncluded ? undefined : 'primary'} to="/mentors">
        Find Mentors
      </ButtonLink>
    )
  return <ButtonLink to="/mentor-dashboard">Check your weekly availability</ButtonLink>
}
