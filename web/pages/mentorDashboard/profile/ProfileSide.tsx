import { graphql, useFragment } from 'react-relay'
import type { ProfileSide_mentor$key } from '../../../__generated__/ProfileSide_mentor.graphql.ts'
import { CompletenessCard } from './CompletenessCard.tsx'
import { SectionNav } from './SectionNav.tsx'

/** What is missing in the profile, and the way to each section. */
export function ProfileSide({ mentorKey }: { mentorKey: ProfileSide_mentor$key }) {
  const { completeness } = useFragment(
    graphql`
      fragment ProfileSide_mentor on Mentor {
        completeness {
          percent
          message
          missing {
            field
            label
          }
        }
      }
    `,
    mentorKey,
  )
  if (!completeness) return null
  const { percent, message } = completeness
  const missing = completeness.missing.map(({ field, label }) => ({ field, label }))
  return (
    <>
      <CompletenessCard percent={percent} message={message} missing={missing} />
      <SectionNav missing={missing.map(({ field }) => field)} />
    </>
  )
}
