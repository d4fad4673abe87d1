import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { MentorBelow_contact$key } from '../../__generated__/MentorBelow_contact.graphql.ts'
import type { MentorBelow_mentor$key } from '../../__generated__/MentorBelow_mentor.graphql.ts'
import { mailTo } from '../../lib/mailTo.ts'
import { track } from '../../lib/tracking.ts'
import { ExternalLink } from '../../ui/Link.tsx'
import { MentorData } from './MentorData.tsx'
import { MentorHelp } from './MentorHelp.tsx'
import { MentorReviews } from './MentorReviews.tsx'
import { MentorWeek } from './MentorWeek.tsx'
import { MentorWork } from './MentorWork.tsx'
import { ProfileSection, Specs } from './profileParts.ts'

/** The parts of a profile below the first screen: loaded right after it. Notes that the profile was looked at. */
export function MentorBelow({ mentorKey }: { mentorKey: MentorBelow_mentor$key }) {
  const mentor = useFragment(
    graphql`
      fragment MentorBelow_mentor on Mentor @argumentDefinitions(reviews: { type: "Int" }) {
        databaseId
        starterPrice
        ...MentorData_mentor
        ...MentorHelp_mentor
        ...MentorWork_mentor
        ...MentorWeek_mentor
        ...MentorReviews_mentor @arguments(first: $reviews)
        ...MentorBelow_contact
      }
    `,
    mentorKey,
  )
  const { databaseId: mentorId, starterPrice: amount } = mentor
  useEffect(() => track({ name: 'mentorViewed', mentorId, amount }), [mentorId, amount])
  return (
    <>
      <MentorData mentorKey={mentor} />
      <MentorHelp mentorKey={mentor} />
      <MentorWork mentorKey={mentor} />
      <MentorWeek mentorKey={mentor} />
      <MentorReviews mentorKey={mentor} />
      <MentorContact mentorKey={mentor} />
    </>
  )
}

/** Where else to find this mentor. The email comes only to that mentor and administrators. */
function MentorContact({ mentorKey }: { mentorKey: MentorBelow_contact$key }) {
  const { name, linkedinUrl, email } = useFragment(
    graphql`
      fragment MentorBelow_contact on Mentor {
        name
        linkedinUrl
        email
      }
    `,
    mentorKey,
  )
  const profile = linkedinUrl && webAddress(linkedinUrl)
  if (!profile && !email) return null
  return (
    <ProfileSection>
      <h2>Contact</h2>
      <Specs>
        {profile && (
          <div>
            <dt>LinkedIn</dt>
            <dd>
              <ExternalLink href={profile}>{`${name} on LinkedIn`}</ExternalLink>
            </dd>
          </div>
        )}
        {email && (
          <div>
            <dt>Email</dt>
            <dd>
              <a href={mailTo(email)}>{email}</a>
            </dd>
          </div>
        )}
      </Specs>
    </ProfileSection>
  )
}

/** Older rows may hold anything: only a web address becomes a link. */
function webAddress(text: string): string | null {
  return /^https?:\/\//i.test(text) ? text : null
}
