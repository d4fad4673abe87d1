import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { Side } from './side.ts'
import { tabPath, type TabName } from './requestTabs.ts'
import { mentorPath } from '../../lib/mentorPath.ts'

interface NoRequestsProps {
  side: Side
  tab: TabName
  /** The viewer's mentor id; null for mentees. */
  mentorId: number | null
}

const TITLES: Record<TabName, string> = {
  pending: 'No Pending Requests',
  approved: 'No Approved Requests',
  declined: 'No Declined Requests',
  withdrawn: 'No Withdrawn Requests',
}

const REASONS: Record<Side, Record<TabName, string>> = {
  MENTOR: {
    pending: 'New requests appear here right away. We’ll also notify you and email you.',
    approved: 'Requests you accept stay here, with your reply.',
    declined: 'Requests you decline stay here, with your reply.',
    withdrawn: '',
  },
  MENTEE: {
    pending: 'No request is waiting for a reply. Requests are free: open a mentor’s profile and send one.',
    approved: 'Once a mentor accepts, their reply appears here and you can book a session.',
    declined: 'No mentor has declined your requests.',
    withdrawn: 'Requests you withdraw before a mentor replies stay here.',
  },
}

/** Empty state of a list. */
export function NoRequests({ side, tab, mentorId }: NoRequestsProps) {
  return (
    <EmptyState title={TITLES[tab]} actions={<Next side={side} tab={tab} mentorId={mentorId} />}>
      {REASONS[side][tab]}
    </EmptyState>
  )
}

function Next({ side, tab, mentorId }: NoRequestsProps) {
  if (tab !== 'pending') return <ButtonLink to={tabPath('pending')}>See pending requests</ButtonLink>
  if (side === 'MENTOR' && mentorId !== null)
    return <ButtonLink to={mentorPath(mentorId)}>See your profile as mentees do</ButtonLink>
  return (
    <ButtonLink look="primary" to="/mentors">
      Find Mentors
    </ButtonLink>
  )
}
