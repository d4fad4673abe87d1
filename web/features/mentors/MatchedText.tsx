import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { MatchedText_line$key } from '../../__generated__/MatchedText_line.graphql.ts'

/** What kind of line it is, for those that a card does not show anyway. */
const LABELS: Record<string, string> = {
  topicsCanMentorOn: 'Topic',
  skills: 'Skill',
  toolsAndSoftware: 'Tool',
  certifications: 'Certificate',
  industriesWorkedIn: 'Industry',
  keyProjects: 'Project',
  previousCompanies: 'Earlier',
  bio: 'Bio',
  whyIMentor: 'Why I mentor',
  successStories: 'Success story',
}

interface MatchedTextProps {
  lineKey: MatchedText_line$key | null
  /** Shown when nothing was searched, or when the card shows what matched: the name, the role, the branch. */
  fallback: string
}

/** Why a search found this mentor, with what matched marked. */
export function MatchedText({ lineKey, fallback }: MatchedTextProps) {
  const line = useFragment(
    graphql`
      fragment MatchedText_line on MatchedLine {
        field
        text
        marks
      }
    `,
    lineKey,
  )
  const label = line && LABELS[line.field]
  if (!line || !label) return <span>{fallback}</span>
  return (
    <>
      <Label>{`${label}: `}</Label>
      {piecesOf(line.text, line.marks).map(({ text, isMatch }, index) =>
        isMatch ? <Match key={index}>{text}</Match> : <span key={index}>{text}</span>,
      )}
    </>
  )
}

/** The text cut where marks begin and end; long texts begin shortly before the first. */
export function piecesOf(text: string, marks: readonly number[]): { text: string; isMatch: boolean }[] {
  const LEAD = 60
  const first = marks[0] ?? 0
  const blank = first > LEAD ? text.indexOf(' ', first - LEAD) : -1
  const start = blank > 0 && blank < first ? blank + 1 : 0
  const edges = [start, ...marks, text.length]
  const pieces = edges.slice(1).map((end, at) => ({ text: text.slice(edges[at], end), isMatch: at % 2 === 1 }))
  if (start > 0) pieces[0] = { text: `…${pieces[0]!.text}`, isMatch: false }
  return pieces.filter((piece) => piece.text !== '')
}

const Label = styled.span`
  color: var(--muted);
`

const Match = styled.mark`
  background: none;
  color: inherit;
  font-weight: 650;
  text-decoration: underline;
  text-decoration-color: var(--blueprint);
  text-underline-offset: 3px;
`
