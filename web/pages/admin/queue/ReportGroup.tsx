import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ReportGroup_queue$data, ReportGroup_queue$key } from '../../../__generated__/ReportGroup_queue.graphql.ts'
import { REPORT_REASONS } from '../../../features/chat/reportReasons.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { ResolveReport } from '../chats/ResolveReport.tsx'
import { useQueue } from './queue.ts'
import { QueueGroup, QueueRow, Since } from './QueueGroup.tsx'

/** Conversations that one side has reported. */
export function ReportGroup({ queueKey }: { queueKey: ReportGroup_queue$key }) {
  const { reports } = useFragment(
    graphql`
      fragment ReportGroup_queue on WorkQueue {
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

type WaitingReport = NonNullable<ReportGroup_queue$data['reports']>['rows'][number]

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
