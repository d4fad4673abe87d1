import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { Side } from './side.ts'
import { tabPath, type TabName } from './requestTabs.ts'
import { mentorPath } from '../../lib/paths.ts'

interface NoRequestsProps {
  side: Side
  tab: TabName
  /** The mentor whose profile is theirs; null for mentees. */
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
    pending: 'A request appears here the moment a mentee sends it, and you get an email and a notification.',
    approved: 'Requests that you accept are kept here with your answer.',
    declined: 'Requests that you decline are kept here with your answer.',
    withdrawn: '',
  },
  MENTEE: {
    pending: 'Nothing waits for an answer. A request is free: open a mentor’s profile and ask.',
    approved: 'Once a mentor accepts, their answer is here and you can book a session.',
    declined: 'No mentor has declined a request of yours.',
    withdrawn: 'Requests that you take back before they are answered are kept here.',
  },
}

/** An empty list: why, and what to do next. */
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
