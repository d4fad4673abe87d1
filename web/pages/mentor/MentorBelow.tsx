import { useEffect, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { MentorBelow_contact$key } from '../../__generated__/MentorBelow_contact.graphql.ts'
import type { MentorBelow_help$key } from '../../__generated__/MentorBelow_help.graphql.ts'
import type { MentorBelow_mentor$key } from '../../__generated__/MentorBelow_mentor.graphql.ts'
import { mailTo } from '../../lib/mailTo.ts'
import { track } from '../../lib/tracking.ts'
import { ExternalLink } from '../../ui/Link.tsx'
import { Tag, Tags } from '../../ui/mark/Tags.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { MentorData } from './MentorData.tsx'
import { MentorReviews } from './MentorReviews.tsx'
import { MentorWeek } from './MentorWeek.tsx'
import { MentorWork } from './MentorWork.tsx'
import { Lines, ProfileSection, Specs } from './profileParts.ts'

/** The parts of a profile below the first screen. Notes that the profile was looked at. */
export function MentorBelow({ mentorKey }: { mentorKey: MentorBelow_mentor$key }) {
  const mentor = useFragment(
    graphql`
      fragment MentorBelow_mentor on Mentor @argumentDefinitions(reviews: { type: "Int" }) {
        databaseId
        starterPrice
        ...MentorData_mentor
        ...MentorBelow_help
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

/** What to ask this mentor about, and what stands behind it; parts without content are left out. */
function MentorHelp({ mentorKey }: { mentorKey: MentorBelow_help$key }) {
  const mentor = useFragment(
    graphql`
      fragment MentorBelow_help on Mentor {
        topicsCanMentorOn
        skills
        toolsAndSoftware
        industriesWorkedIn
        certifications
      }
    `,
    mentorKey,
  )
  // A tool that is named among the skills too stands once.
  const tools = new Set(mentor.toolsAndSoftware.map((name) => name.toLowerCase()))
  const skills = mentor.skills.filter((name) => !tools.has(name.toLowerCase()))
  const specs: [label: string, content: ReactNode, known: number][] = [
    ['Skills', <TagList key="skills" names={skills} />, skills.length],
    ['Tools', <TagList key="tools" names={mentor.toolsAndSoftware} />, mentor.toolsAndSoftware.length],
    ['Industries', mentor.industriesWorkedIn.join(', '), mentor.industriesWorkedIn.length],
    ['Certifications', mentor.certifications.join(', '), mentor.certifications.length],
  ]
  const known = specs.filter(([, , count]) => count > 0)
  if (known.length === 0 && mentor.topicsCanMentorOn.length === 0) return null
  return (
    <ProfileSection>
      <h2>What I can help with</h2>
      {mentor.topicsCanMentorOn.length > 0 && (
        <Lines>
          {mentor.topicsCanMentorOn.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </Lines>
      )}
      {known.length > 0 && (
        <Specs>
          {known.map(([label, content]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{content}</dd>
            </div>
          ))}
        </Specs>
      )}
    </ProfileSection>
  )
}

function TagList({ names }: { names: readonly string[] }) {
  return (
    <Columns>
      {names.map((name) => (
        <Tag as="li" key={name}>
          {name}
        </Tag>
      ))}
    </Columns>
  )
}

/** How many rows they take is a matter of their number, not of a font's breadth: on a wide screen all below is in view. */
const Columns = styled(Tags)`
  @media (min-width: ${breakpoints.desktop}) {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    justify-items: start;
    > li {
      max-width: 100%;
    }
  }
`
