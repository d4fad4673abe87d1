import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { MentorSeen_mentor$key } from '../../__generated__/MentorSeen_mentor.graphql.ts'
import { track } from '../../lib/tracking.ts'

/** Notes that the profile was looked at, with the price of one session. Shows nothing. */
export function MentorSeen({ mentorKey }: { mentorKey: MentorSeen_mentor$key }) {
  const { databaseId: mentorId, starterPrice } = useFragment(
    graphql`
      fragment MentorSeen_mentor on Mentor {
        databaseId
        starterPrice
      }
    `,
    mentorKey,
  )
  const amount = starterPrice
  useEffect(() => track({ name: 'mentorViewed', mentorId, amount }), [mentorId, amount])
  return null
}
