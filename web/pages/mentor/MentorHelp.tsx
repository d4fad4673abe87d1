import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { MentorHelp_mentor$key } from '../../__generated__/MentorHelp_mentor.graphql.ts'
import { Tag, Tags } from '../../ui/Tags.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { Lines, ProfileSection, Specs } from './profileParts.ts'

/** What to ask this mentor about, and what stands behind it; parts without content are left out. */
export function MentorHelp({ mentorKey }: { mentorKey: MentorHelp_mentor$key }) {
  const mentor = useFragment(
    graphql`
      fragment MentorHelp_mentor on Mentor {
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
