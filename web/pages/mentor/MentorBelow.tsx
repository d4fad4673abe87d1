import { graphql, useFragment } from 'react-relay'
import type { MentorBelow_mentor$key } from '../../__generated__/MentorBelow_mentor.graphql.ts'
import { MentorContact } from './MentorContact.tsx'
import { MentorData } from './MentorData.tsx'
import { MentorHelp } from './MentorHelp.tsx'
import { MentorReviews } from './MentorReviews.tsx'
import { MentorSeen } from './MentorSeen.tsx'
import { MentorWeek } from './MentorWeek.tsx'
import { MentorWork } from './MentorWork.tsx'

/** The parts of a profile that are below every first screen: loaded right after what is on it. */
export function MentorBelow({ mentorKey }: { mentorKey: MentorBelow_mentor$key }) {
  const mentor = useFragment(
    graphql`
      fragment MentorBelow_mentor on Mentor @argumentDefinitions(reviews: { type: "Int" }) {
        ...MentorData_mentor
        ...MentorSeen_mentor
        ...MentorHelp_mentor
        ...MentorWork_mentor
        ...MentorWeek_mentor
        ...MentorReviews_mentor @arguments(first: $reviews)
        ...MentorContact_mentor
      }
    `,
    mentorKey,
  )
  return (
    <>
      <MentorData mentorKey={mentor} />
      <MentorSeen mentorKey={mentor} />
      <MentorHelp mentorKey={mentor} />
      <MentorWork mentorKey={mentor} />
      <MentorWeek mentorKey={mentor} />
      <MentorReviews mentorKey={mentor} />
      <MentorContact mentorKey={mentor} />
    </>
  )
}
