import { graphql, useFragment } from 'react-relay'
import type { EarningsLocked_mentor$key } from '../../__generated__/EarningsLocked_mentor.graphql.ts'
import { ReviewNotice } from '../../features/mentors/ReviewNotice.tsx'

/** Why a mentor who is not accepted has no earnings. */
export function EarningsLocked({ mentorKey }: { mentorKey: EarningsLocked_mentor$key }) {
  const mentor = useFragment(
    graphql`
      fragment EarningsLocked_mentor on Mentor {
        ...ReviewNotice_mentor
      }
    `,
    mentorKey,
  )
  return (
    <ReviewNotice
      mentorKey={mentor}
      then="Once you are accepted, mentees can book sessions, and your earnings appear here."
    >
      Only accepted mentors earn from sessions.
    </ReviewNotice>
  )
}
