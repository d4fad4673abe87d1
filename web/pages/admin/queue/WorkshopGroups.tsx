import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { formatRupees, formatWhenFull } from '../../../../api/rules/text/format.ts'
import type { WorkshopGroups_mentorless$key } from '../../../__generated__/WorkshopGroups_mentorless.graphql.ts'
import type { WorkshopGroups_workshop$key } from '../../../__generated__/WorkshopGroups_workshop.graphql.ts'
import type { WorkshopGroups_workshops$key } from '../../../__generated__/WorkshopGroups_workshops.graphql.ts'
import { plural } from '../../../lib/plural.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { ApproveWorkshop, RejectWorkshop, useDecideWorkshop } from '../workshops/DecideWorkshop.tsx'
import { useQueue } from './queue.ts'
import { QueueGroup, QueueRow, Since } from './QueueGroup.tsx'

/** Workshops that wait for approval. */
export function WorkshopGroup({ queueKey }: { queueKey: WorkshopGroups_workshops$key }) {
  const { workshops } = useFragment(
    graphql`
      fragment WorkshopGroups_workshops on WorkQueue {
        workshops {
          total
          rows {
            databaseId
            title
            instructorName
            branch
            startsAt
            price
            createdAt
            ...WorkshopGroups_workshop
          }
        }
      }
    `,
    queueKey,
  )
  return (
    <QueueGroup
      kind="workshops"
      title="Workshops to approve"
      rows={workshops?.rows}
      total={workshops?.total}
      rowId={({ databaseId }) => `workshop:${databaseId}`}
      all={{ to: '/admin?tab=workshops&state=PENDING' }}
    >
      {(workshop, row) => (
        <QueueRow
          key={row}
          id={row}
          who={workshop.title}
          sub={`By ${workshop.instructorName}`}
          why={`${workshop.branch}, ${formatWhenFull(new Date(workshop.startsAt))}, ${workshop.price > 0 ? formatRupees(workshop.price) : 'free'}`}
          when={<Since label="Created" at={workshop.createdAt} />}
        >
          <WorkshopActs row={row} workshopKey={workshop} />
        </QueueRow>
      )}
    </QueueGroup>
  )
}

/** Approved workshops that nobody can register for, because their mentor is no longer accepted. */
export function MentorlessGroup({ queueKey }: { queueKey: WorkshopGroups_mentorless$key }) {
  const { mentorlessWorkshops } = useFragment(
    graphql`
      fragment WorkshopGroups_mentorless on WorkQueue {
        mentorlessWorkshops(first: $mentorlessWorkshops) {
          total
          rows {
            databaseId
            title
            instructorName
            startsAt
            registeredCount
            createdAt
            mentor {
              databaseId
            }
          }
        }
      }
    `,
    queueKey,
  )
  return (
    <QueueGroup
      kind="mentorlessWorkshops"
      title="Approved workshops whose mentor is not accepted"
      rows={mentorlessWorkshops?.rows}
      total={mentorlessWorkshops?.total}
      rowId={({ databaseId }) => `mentorless:${databaseId}`}
      all="mentorlessWorkshops"
    >
      {({ databaseId, title, instructorName, startsAt, registeredCount, createdAt, mentor }, row) => (
        <QueueRow
          key={row}
          id={row}
          who={title}
          sub={`By ${instructorName}, ${formatWhenFull(new Date(startsAt))}`}
          why={`It takes no new registrations. ${plural(registeredCount, 'person').replace('persons', 'people')} registered: cancel it with refunds, or accept the mentor again.`}
          when={<Since label="Created" at={createdAt} />}
        >
          <ButtonLink size="small" to={`/admin?tab=workshops&open=${databaseId}`} aria-label={`Read: ${title}`}>
            Read
          </ButtonLink>
          {mentor && (
            <ButtonLink
              size="small"
              to={`/admin?tab=mentors&open=${mentor.databaseId}`}
              aria-label={`Mentor: ${instructorName}`}
            >
              Mentor
            </ButtonLink>
          )}
        </QueueRow>
      )}
    </QueueGroup>
  )
}

/** Decides on a workshop that waits. */
function WorkshopActs({ row, workshopKey }: { row: string; workshopKey: WorkshopGroups_workshop$key }) {
  const { databaseId, title, version } = useFragment(
    graphql`
      fragment WorkshopGroups_workshop on Workshop {
        databaseId
        title
        version
      }
    `,
    workshopKey,
  )
  const lookedAt = { databaseId, version }
  const { acted, refresh } = useQueue()
  const [asked, setAsked] = useState<'approve' | 'reject' | null>(null)
  const decide = useDecideWorkshop({ onDone: () => acted(row, `${title} is decided.`), onConflict: refresh })
  const dialog = { workshop: lookedAt, title, decide, onClose: () => setAsked(null) }
  return (
    <>
      <ButtonLink size="small" to={`/admin?tab=workshops&open=${databaseId}`} aria-label={`Read: ${title}`}>
        Read
      </ButtonLink>
      <Button
        look="primary"
        size="small"
        aria-haspopup="dialog"
        aria-label={`Approve: ${title}`}
        onClick={() => setAsked('approve')}
      >
        Approve
      </Button>
      <Button
        look="danger"
        size="small"
        aria-haspopup="dialog"
        aria-label={`Reject: ${title}`}
        onClick={() => setAsked('reject')}
      >
        Reject
      </Button>
      {asked === 'approve' && <ApproveWorkshop {...dialog} />}
      {asked === 'reject' && <RejectWorkshop {...dialog} />}
    </>
  )
}
