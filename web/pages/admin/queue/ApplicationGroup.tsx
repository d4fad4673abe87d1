import { graphql, useFragment } from 'react-relay'
import { MENTOR_REVIEW_DAYS } from '../../../../api/rules/constants.ts'
import { formatRupees } from '../../../../api/rules/text/format.ts'
import { addDays, istDate, weekdayOf } from '../../../../api/rules/time/time.ts'
import type { ApplicationGroup_mentor$key } from '../../../__generated__/ApplicationGroup_mentor.graphql.ts'
import type { ApplicationGroup_queue$key } from '../../../__generated__/ApplicationGroup_queue.graphql.ts'
import { plural } from '../../../lib/plural.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { EmailText } from '../../../ui/mark/EmailText.tsx'
import { useMentorDecision } from '../mentors/MentorStatus.tsx'
import { useQueue } from './queue.ts'
import { QueueGroup, QueueRow, Since } from './QueueGroup.tsx'

/** Mentors who wait to hear whether they are accepted. */
export function ApplicationGroup({ queueKey }: { queueKey: ApplicationGroup_queue$key }) {
  const { applications } = useFragment(
    graphql`
      fragment ApplicationGroup_queue on WorkQueue {
        applications {
          total
          rows {
            databaseId
            name
            email
            mainBranch
            subBranch
            experience
            starterPackageRate
            createdAt
            ...ApplicationGroup_mentor
          }
        }
      }
    `,
    queueKey,
  )
  return (
    <QueueGroup
      kind="applications"
      title="Mentors who have applied"
      rows={applications?.rows}
      total={applications?.total}
      rowId={({ databaseId }) => `application:${databaseId}`}
      all={{ to: '/admin?tab=mentors&status=PENDING_REVIEW' }}
    >
      {(mentor, row) => (
        <QueueRow
          key={row}
          id={row}
          who={mentor.name}
          sub={mentor.email && <EmailText>{mentor.email}</EmailText>}
          why={[
            mentor.subBranch || mentor.mainBranch,
            plural(mentor.experience, 'year'),
            `Starter ${formatRupees(mentor.starterPackageRate)}`,
          ].join(', ')}
          when={<Since label="Applied" at={mentor.createdAt} isOverdue={isOverdue} />}
        >
          <ApplicationActs row={row} mentorKey={mentor} />
        </QueueRow>
      )}
    </QueueGroup>
  )
}

/** Decides on a mentor's application. */
function ApplicationActs({ row, mentorKey }: { row: string; mentorKey: ApplicationGroup_mentor$key }) {
  const mentor = useFragment(
    graphql`
      fragment ApplicationGroup_mentor on Mentor {
        databaseId
        name
        ...MentorStatus_mentor
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

/** Whether an application is older than the business days that we promise a mentor; the day on which it came does not count. */
export function isOverdue(appliedAt: Date, now: Date): boolean {
  const today = istDate(now)
  let worked = 0
  for (let day = addDays(istDate(appliedAt), 1); day < today && worked < MENTOR_REVIEW_DAYS; day = addDays(day, 1))
    if (![0, 6].includes(weekdayOf(day))) worked += 1
  return worked >= MENTOR_REVIEW_DAYS
}
