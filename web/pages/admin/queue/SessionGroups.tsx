import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { formatWhen } from '../../../../api/rules/text/format.ts'
import type { SessionGroups_links$key } from '../../../__generated__/SessionGroups_links.graphql.ts'
import type {
  SessionGroups_noShows$data,
  SessionGroups_noShows$key,
} from '../../../__generated__/SessionGroups_noShows.graphql.ts'
import type { SessionGroupsQuery } from '../../../__generated__/SessionGroupsQuery.graphql.ts'
import { untilText } from '../../../features/sessions/untilText.ts'
import { mailTo } from '../../../lib/mailTo.ts'
import { useRefresh } from '../../../relay/refresh.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonAnchor, ButtonLink } from '../../../ui/ButtonLink.tsx'
import { Time } from '../../../ui/time/Time.tsx'
import { DecideNoShowDialog } from '../mentorships/DecideNoShowDialog.tsx'
import { noShowText } from '../mentorships/NoShowReport.tsx'
import { useQueue } from './queue.ts'
import { Exact, QueueGroup, QueueRow, Since } from './QueueGroup.tsx'

const sessionPath = (booking: number): string => `/admin?tab=mentorships&open=${booking}`

/** Reports that somebody did not come, on which the two don't agree. */
export function NoShowGroup({ queueKey }: { queueKey: SessionGroups_noShows$key }) {
  const { noShows } = useFragment(
    graphql`
      fragment SessionGroups_noShows on WorkQueue {
        noShows(first: $noShows) {
          total
          rows {
            databaseId
            mentorName
            menteeName
            startsAt
            noShow {
              reportedAt
            }
            ...NoShowReport_booking
            ...DecideNoShowDialog_booking
          }
        }
      }
    `,
    queueKey,
  )
  return (
    <QueueGroup
      kind="noShows"
      title="No-show reports to decide"
      rows={noShows?.rows}
      total={noShows?.total}
      rowId={({ databaseId }) => `no-show:${databaseId}`}
      all="noShows"
    >
      {(booking, row) => <NoShowRow key={row} row={row} booking={booking} />}
    </QueueGroup>
  )
}

type DisputedSession = NonNullable<SessionGroups_noShows$data['noShows']>['rows'][number]

function NoShowRow({ row, booking }: { row: string; booking: DisputedSession }) {
  const { acted, refresh } = useQueue()
  const [isDeciding, setDeciding] = useState(false)
  const [wasRefused, setRefused] = useState(false)
  const { databaseId, mentorName, menteeName, startsAt, noShow } = booking
  const { refresh: readAgain } = useRefresh<SessionGroupsQuery>({
    query: graphql`
      query SessionGroupsQuery($id: Int!) @raw_response_type {
        booking(id: $id) {
          ...DecideNoShowDialog_booking
        }
      }
    `,
    variables: { id: databaseId },
  })
  const names = `${menteeName} with ${mentorName}`
  return (
    <QueueRow
      id={row}
      who={names}
      sub={startsAt && <Time at={startsAt} />}
      why={noShowText(booking)}
      when={noShow && <Since label="Reported" at={noShow.reportedAt} />}
    >
      <ButtonLink size="small" to={sessionPath(databaseId)} aria-label={`Read: ${names}`}>
        Read
      </ButtonLink>
      <Button size="small" aria-haspopup="dialog" aria-label={`Decide: ${names}`} onClick={() => setDeciding(true)}>
        Decide
      </Button>
      {isDeciding && (
        <DecideNoShowDialog
          bookingKey={booking}
          // The queue is read when the dialog is closed: a report that is decided leaves it, and the dialog with it.
          onRefused={() => {
            setRefused(true)
            readAgain()
          }}
          onClose={() => {
            setDeciding(false)
            if (wasRefused) refresh()
          }}
          onDone={() => acted(row, `The no-show report of ${names} is decided.`)}
        />
      )}
    </QueueRow>
  )
}

/** Sessions that begin soon, and nobody knows where. */
export function MissingLinkGroup({ queueKey }: { queueKey: SessionGroups_links$key }) {
  const { sessionsWithoutLink } = useFragment(
    graphql`
      fragment SessionGroups_links on WorkQueue {
        sessionsWithoutLink(first: $sessionsWithoutLink) {
          total
          rows {
            databaseId
            mentorName
            menteeName
            startsAt
            endsAt
            mentor {
              email
            }
          }
        }
      }
    `,
    queueKey,
  )
  const { now } = useQueue()
  return (
    <QueueGroup
      kind="sessionsWithoutLink"
      title="Sessions within 24 hours without a meeting link"
      rows={sessionsWithoutLink?.rows}
      total={sessionsWithoutLink?.total}
      rowId={({ databaseId }) => `link:${databaseId}`}
      all="sessionsWithoutLink"
    >
      {({ databaseId, mentorName, menteeName, startsAt, endsAt, mentor }, row) => (
        <QueueRow
          key={row}
          id={row}
          who={`${menteeName} with ${mentorName}`}
          why={`${mentorName} has not added a meeting link.`}
          when={
            startsAt &&
            endsAt && (
              <time dateTime={startsAt}>
                Starts {untilText({ startsAt, endsAt }, now)}
                <Exact>{formatWhen(new Date(startsAt), now)}</Exact>
              </time>
            )
          }
        >
          <ButtonLink size="small" to={sessionPath(databaseId)} aria-label={`Read: ${menteeName} with ${mentorName}`}>
            Read
          </ButtonLink>
          {mentor?.email && (
            <ButtonAnchor size="small" href={mailTo(mentor.email, { subject: 'Meeting link for your session' })}>
              Email {mentorName}
            </ButtonAnchor>
          )}
        </QueueRow>
      )}
    </QueueGroup>
  )
}
