import { Clock } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { MENTOR_REVIEW_TEXT } from '../../../api/rules/constants.ts'
import type { EarningsLocked_mentor$key } from '../../__generated__/EarningsLocked_mentor.graphql.ts'
import { Notice } from '../../ui/Notice.tsx'

/** Why a mentor who is not accepted has no earnings. */
export function EarningsLocked({ mentorKey }: { mentorKey: EarningsLocked_mentor$key }) {
  const { status } = useFragment(
    graphql`
      fragment EarningsLocked_mentor on Mentor {
        status
      }
    `,
    mentorKey,
  )
  if (status === 'REJECTED')
    return (
      <Notice tone="bad" title="Your application was not accepted.">
        Only accepted mentors earn from sessions. If something has changed, write to our support team.
      </Notice>
    )
  return (
    <Notice tone="warn" icon={<Clock size={20} />} title="Your application is being reviewed.">
      This takes {MENTOR_REVIEW_TEXT}. We’ll email you. Once you are accepted, mentees can book sessions, and your
      earnings appear here.
    </Notice>
  )
}
