import { graphql, useFragment } from 'react-relay'
import type { ProfileTab_mentor$key } from '../../../__generated__/ProfileTab_mentor.graphql.ts'

/** The mentor's profile, in sections that are saved on their own. */
export function ProfileTab({ mentorKey }: { mentorKey: ProfileTab_mentor$key }) {
  const { bio } = useFragment(
    graphql`
      fragment ProfileTab_mentor on Mentor {
        bio
      }
    `,
    mentorKey,
  )
  return <p>{bio}</p>
}
