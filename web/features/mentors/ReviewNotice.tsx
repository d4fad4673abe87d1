import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { MENTOR_REVIEW_TEXT } from '../../../api/rules/constants.ts'
import type { ReviewNotice_mentor$key } from '../../__generated__/ReviewNotice_mentor.graphql.ts'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'

interface ReviewNoticeProps {
  mentorKey: ReviewNotice_mentor$key
  /** What accepted mentors have, in a sentence; for a mentor who was not accepted. */
  children: ReactNode
  /** What will be possible, in a sentence; for a mentor who is not decided on yet. */
  then: ReactNode
}

/** Where the application stands; nothing for an accepted mentor. */
export function ReviewNotice({ mentorKey, children, then }: ReviewNoticeProps) {
  const { status } = useFragment(
    graphql`
      fragment ReviewNotice_mentor on Mentor {
        status
      }
    `,
    mentorKey,
  )
  if (status === 'ACCEPTED') return null
  if (status === 'REJECTED')
    return (
      <Notice tone="bad" title="You are not accepted as a mentor.">
        {children} If something has changed, <Link to="/contact-us">write to our support team</Link>.
      </Notice>
    )
  return (
    <Notice tone="warn" icon={<Clock size={20} />} title="Your application is being reviewed.">
      This takes {MENTOR_REVIEW_TEXT}. We’ll email you. {then}
    </Notice>
  )
}
