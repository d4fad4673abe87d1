import { graphql, useFragment } from 'react-relay'
import type { OwnProfile_mentor$key } from '../../__generated__/OwnProfile_mentor.graphql.ts'
import { LateNotice } from './LateNotice.tsx'

/** In place of the buttons, for the mentor whose profile it is. */
export function OwnProfile({ mentorKey }: { mentorKey: OwnProfile_mentor$key }) {
  const { status } = useFragment(
    graphql`
      fragment OwnProfile_mentor on Mentor {
        status
      }
    `,
    mentorKey,
  )
  return (
    <LateNotice title="This is your profile.">
      {status === 'ACCEPTED' ? 'This is what students see' : 'Students see it once you are accepted'}, with buttons to
      book you and to send you a request.
    </LateNotice>
  )
}
