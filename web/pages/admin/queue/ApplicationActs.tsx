import { graphql, useFragment } from 'react-relay'
import type { ApplicationActs_mentor$key } from '../../../__generated__/ApplicationActs_mentor.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { useMentorDecision } from '../mentors/useMentorDecision.tsx'
import { useQueue } from './queueContext.ts'

/** Decides on a mentor's application. */
export function ApplicationActs({ row, mentorKey }: { row: string; mentorKey: ApplicationActs_mentor$key }) {
  const mentor = useFragment(
    graphql`
      fragment ApplicationActs_mentor on Mentor {
        databaseId
        name
        ...useMentorDecision_mentor
      }
    `,
    mentorKey,
  )
  const { databaseId, name } = mentor
  const { acted } = useQueue()
  const { decide, dialog } = useMentorDecision(mentor, () => acted(row, `The application of ${name} is decided.`))
  return (
    <>
      <ButtonLink size="small" to={`/admin?tab=mentors&open=${databaseId}`} aria-label={`Read: ${name}`}>
        Read
      </ButtonLink>
      <Button look="primary" size="small" aria-label={`Accept: ${name}`} onClick={() => decide('ACCEPTED')}>
        Accept
      </Button>
      <Button look="danger" size="small" aria-label={`Reject: ${name}`} onClick={() => decide('REJECTED')}>
        Reject
      </Button>
      {dialog}
    </>
  )
}
