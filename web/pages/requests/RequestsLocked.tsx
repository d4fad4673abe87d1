import { Clock } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { MENTOR_REVIEW_TEXT } from '../../../api/rules/constants.ts'
import type { RequestsLocked_mentor$key } from '../../__generated__/RequestsLocked_mentor.graphql.ts'
import { Notice } from '../../ui/Notice.tsx'

/** Why a mentor who is not accepted has no requests yet. */
export function RequestsLocked({ mentorKey }: { mentorKey: RequestsLocked_mentor$key }) {
  const { status } = useFragment(
    graphql`
      fragment RequestsLocked_mentor on Mentor {
        status
      }
    `,
    mentorKey,
  )
  return (
    <Place>
      {status === 'REJECTED' ? (
        <Notice tone="bad" title="Your application was not accepted.">
          Only accepted mentors receive requests. If something has changed, write to our support team.
        </Notice>
      ) : (
        <Notice tone="warn" icon={<Clock size={20} />} title="Your application is being reviewed.">
          This takes {MENTOR_REVIEW_TEXT}. We’ll email you. Once you are accepted, mentees can send you requests.
        </Notice>
      )}
    </Place>
  )
}

const Place = styled.div`
  padding-bottom: 48px;
`
