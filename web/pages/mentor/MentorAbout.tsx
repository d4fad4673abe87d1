import { graphql, useFragment } from 'react-relay'
import type { MentorAbout_mentor$key } from '../../__generated__/MentorAbout_mentor.graphql.ts'
import { ProfileSection } from './profileParts.ts'

/** In the mentor's own words: about, why, and what came of it. */
export function MentorAbout({ mentorKey }: { mentorKey: MentorAbout_mentor$key }) {
  const { bio, whyIMentor, successStories } = useFragment(
    graphql`
      fragment MentorAbout_mentor on Mentor {
        bio
        whyIMentor
        successStories
      }
    `,
    mentorKey,
  )
  return (
    <>
      <Words title="About" text={bio} />
      <Words title="Why I mentor" text={whyIMentor} />
      <Words title="Success stories" text={successStories} />
    </>
  )
}

function Words({ title, text }: { title: string; text: string | null }) {
  const lines = paragraphs(text ?? '')
  if (lines.length === 0) return null
  return (
    <ProfileSection>
      <h2>{title}</h2>
      {lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </ProfileSection>
  )
}

/** The paragraphs of a text that someone typed: parted by line breaks, without the empty ones. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
}
