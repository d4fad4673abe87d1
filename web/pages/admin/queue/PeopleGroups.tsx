import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { MENTOR_REVIEW_DAYS } from '../../../../api/rules/constants.ts'
import { formatRupees } from '../../../../api/rules/text/format.ts'
import { addDays, istDate, weekdayOf } from '../../../../api/rules/time/time.ts'
import type { PeopleGroups_applicant$key } from '../../../__generated__/PeopleGroups_applicant.graphql.ts'
import type { PeopleGroups_applications$key } from '../../../__generated__/PeopleGroups_applications.graphql.ts'
import type {
  PeopleGroups_reports$data,
  PeopleGroups_reports$key,
} from '../../../__generated__/PeopleGroups_reports.graphql.ts'
import { REPORT_REASONS } from '../../../features/chat/reportReasons.ts'
import { plural } from '../../../lib/plural.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { EmailText } from '../../../ui/mark/EmailText.tsx'
import { ResolveReport } from '../chats/ResolveReport.tsx'
import { useMentorDecision } from '../mentors/MentorStatus.tsx'
import { useQueue } from './queue.ts'
import { QueueGroup, QueueRow, Since } from './QueueGroup.tsx'

/** Mentors who wait to hear whether they are accepted. */
export function ApplicationGroup({ queueKey }: { queueKey: PeopleGroups_applications$key }) {
  const { applications } = useFragment(
    graphql`
      fragment PeopleGroups_applications on WorkQueue {
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
            ...PeopleGroups_applicant
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
function ApplicationActs({ row, mentorKey }: { row: string; mentorKey: PeopleGroups_applicant$key }) {
  const mentor = useFragment(
    graphql`
      fragment PeopleGroups_applicant on Mentor {
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

/** Conversations that one side has reported. */
export function ReportGroup({ queueKey }: { queueKey: PeopleGroups_reports$key }) {
  const { reports } = useFragment(
    graphql`
      fragment PeopleGroups_reports on WorkQueue {
        reports(first: $reports) {
          total
          rows {
            databaseId
            createdAt
            details
            reason
            reporter
            conversation {
              databaseId
              plan {
                mentor {
                  name
                }
                mentee {
                  name
                }
              }
            }
          }
        }
      }
    `,
    queueKey,
  )
  return (
    <QueueGroup
      kind="reports"
      title="Reported conversations"
      rows={reports?.rows}
      total={reports?.total}
      rowId={({ databaseId }) => `report:${databaseId}`}
      all="reports"
    >
      {(report, row) => <ReportRow key={row} row={row} report={report} />}
    </QueueGroup>
  )
}

type WaitingReport = NonNullable<PeopleGroups_reports$data['reports']>['rows'][number]

function ReportRow({ row, report }: { row: string; report: WaitingReport }) {
  const { acted } = useQueue()
  const [isResolving, setResolving] = useState(false)
  const { databaseId, createdAt, details, reason, reporter, conversation } = report
  const { mentor, mentee } = conversation.plan
  const [by, about] = reporter === 'MENTOR' ? [mentor, mentee] : [mentee, mentor]
  const names = `${by.name} about ${about.name}`
  return (
    <QueueRow
      id={row}
      who={names}
      sub={REPORT_REASONS.find(([value]) => value === reason)?.[1]}
      why={details ? `“${details}”` : 'No details given.'}
      when={<Since label="Reported" at={createdAt} />}
    >
      <ButtonLink
        size="small"
        to={`/admin?tab=chats&open=${conversation.databaseId}`}
        aria-label={`Read the conversation: ${names}`}
      >
        Read
      </ButtonLink>
      <Button size="small" aria-haspopup="dialog" aria-label={`Resolve: ${names}`} onClick={() => setResolving(true)}>
        Resolve
      </Button>
      {isResolving && (
        <ResolveReport
          id={databaseId}
          names={names}
          onClose={() => setResolving(false)}
          onResolved={() => acted(row, `The report of ${names} is resolved.`)}
        />
      )}
    </QueueRow>
  )
}
