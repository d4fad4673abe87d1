import { graphql, useFragment } from 'react-relay'
import type { MentorWork_mentor$key } from '../../__generated__/MentorWork_mentor.graphql.ts'
import { styled } from 'styled-components'
import { Timeline } from '../../ui/Timeline.tsx'
import { Lines, ProfileSection } from './profileParts.ts'
import { oldestFirst, presentYears, readPost } from './workHistory.ts'

/** The career so far, down to the present post, and projects to be proud of. */
export function MentorWork({ mentorKey }: { mentorKey: MentorWork_mentor$key }) {
  const { currentJobTitle, currentCompany, previousCompanies, keyProjects } = useFragment(
    graphql`
      fragment MentorWork_mentor on Mentor {
        currentJobTitle
        currentCompany
        previousCompanies
        keyProjects
      }
    `,
    mentorKey,
  )
  const posts = oldestFirst(previousCompanies.map(readPost))
  const present = [currentJobTitle, currentCompany].filter(Boolean).join(', ')
  const events = posts.map(({ title, years }, index) => ({
    key: `${index} ${title}`,
    title,
    when: years ? <Years>{years}</Years> : 'Before',
  }))
  return (
    <>
      {(events.length > 0 || present) && (
        <ProfileSection>
          <h2>Work so far</h2>
          <Timeline
            events={
              present
                ? [...events, { key: 'now', title: present, when: <Years>{presentYears(posts)}</Years>, now: true }]
                : events
            }
          />
        </ProfileSection>
      )}
      {keyProjects.length > 0 && (
        <ProfileSection>
          <h2>Key projects</h2>
          <Lines>
            {keyProjects.map((project) => (
              <li key={project}>{project}</li>
            ))}
          </Lines>
        </ProfileSection>
      )}
    </>
  )
}

const Years = styled.span`
  font-family: var(--mono);
`
