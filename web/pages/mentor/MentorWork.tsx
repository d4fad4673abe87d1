import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { MentorWork_mentor$key } from '../../__generated__/MentorWork_mentor.graphql.ts'
import { Timeline } from '../../ui/time/Timeline.tsx'
import { Lines, ProfileSection } from './profileParts.ts'

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

/** One post in a career. */
interface Post {
  /** "Site Engineer, Godavari Buildcon". */
  title: string
  /** "2015 to 2016"; null when the line does not end in years. */
  years: string | null
}

/** Reads a line such as `Site Engineer, Godavari Buildcon (2015 to 2016)`. */
export function readPost(line: string): Post {
  // The title is greedy and ends in a letter, so that a long line of signs is looked at once.
  const [, title, years = ''] = /^(.*[^\s,])[\s,]*\(([^()]*)\)$/.exec(line.trim()) ?? []
  return title && /\d{4}/.test(years) ? { title, years: years.trim() } : { title: line.trim(), years: null }
}

/** Posts with the oldest on top; lines without years keep the order they were written in. */
export function oldestFirst(posts: readonly Post[]): Post[] {
  const starts = posts.map(({ years }) => Number(/\d{4}/.exec(years ?? '')?.[0] ?? Number.NaN))
  if (starts.some(Number.isNaN)) return [...posts]
  return posts.toSorted((one, other) => startOf(one) - startOf(other))
}

/** Since when the present post is held: from the end of the one before, `2019 to now`; `Now` where that is not known. */
export function presentYears(posts: readonly Post[]): string {
  const ends = posts.map(({ years }) => Number(/(\d{4})\D*$/.exec(years ?? '')?.[1] ?? Number.NaN))
  const last = Math.max(...ends)
  return ends.length === 0 || Number.isNaN(last) ? 'Now' : `${last} to now`
}

function startOf({ years }: Post): number {
  return Number(/\d{4}/.exec(years ?? '')?.[0])
}

const Years = styled.span`
  font-family: var(--mono);
`
