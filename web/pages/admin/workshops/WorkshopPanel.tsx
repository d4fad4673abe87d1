import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatRequestDate, formatRupees, formatWhenFull } from '../../../../api/rules/text/format.ts'
import type {
  WorkshopPanel_workshop$data,
  WorkshopPanel_workshop$key,
} from '../../../__generated__/WorkshopPanel_workshop.graphql.ts'
import type { WorkshopPanelQuery } from '../../../__generated__/WorkshopPanelQuery.graphql.ts'
import { Details, NotThere } from '../../../features/admin/tables/RowPanel.tsx'
import { peopleText } from '../../../lib/plural.ts'
import { workshopPath } from '../../../features/workshops/workshopPath.ts'
import { workshopDate, workshopTime } from '../../../features/workshops/workshopTimes.ts'
import { mentorPath } from '../../../lib/mentorPath.ts'
import { usePartQuery } from '../../../relay/usePartQuery.ts'
import { Badge } from '../../../ui/mark/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ExternalLink, Link } from '../../../ui/Link.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Small } from '../../../ui/layout/PageFrame.tsx'
import { PanelContent } from '../../../ui/table/SidePanel.tsx'
import { useNow } from '../../../ui/time/useNow.ts'
import { CancelWorkshopDialog } from './CancelWorkshopDialog.tsx'
import { type WorkshopAct, workshopStatus } from './workshopColumns.tsx'

interface WorkshopPanelProps {
  id: number
  round: number
  /** Why a decision on it was not taken; null without. */
  conflict: string | null
  onAct: (act: WorkshopAct) => void
  /** Reads the table again. */
  onChanged: () => void
}

/** All that is known of a workshop, and what can be done with it. */
export function WorkshopPanel({ id, round, ...rest }: WorkshopPanelProps) {
  const { workshop, site } = usePartQuery<WorkshopPanelQuery>(
    graphql`
      query WorkshopPanelQuery($id: Int!) @preloadable @raw_response_type {
        workshop(id: $id) {
          ...WorkshopPanel_workshop
        }
        site {
          now
        }
      }
    `,
    { id },
    { round },
  )
  const now = useNow(site.now)
  return workshop ? <Content workshopKey={workshop} now={now} {...rest} /> : <NotThere title="Workshop" />
}

interface ContentProps extends Omit<WorkshopPanelProps, 'id' | 'round'> {
  workshopKey: WorkshopPanel_workshop$key
  now: Date
}

function Content({ workshopKey, now, conflict, onAct, onChanged }: ContentProps) {
  const [isCancelling, setCancelling] = useState(false)
  const workshop = useFragment(
    graphql`
      fragment WorkshopPanel_workshop on Workshop {
        databaseId
        version
        title
        description
        branch
        instructorName
        mentor {
          databaseId
        }
        date
        time
        startsAt
        duration
        price
        registeredCount
        maxParticipants
        heldSeats
        waitingCount
        attendedCount
        meetingLink
        state
        rejectionReason
        cancelReason
        deleteRequestedAt
        createdAt
        ...CancelWorkshopDialog_workshop
        messages {
          number
          message
          recipients
          createdAt
        }
      }
    `,
    workshopKey,
  )
  const { databaseId, version, title, state, startsAt, duration, price, mentor, meetingLink, attendedCount } = workshop
  const { text, tone } = workshopStatus({ state, startsAt, duration }, now)
  const lookedAt = { databaseId, version }
  return (
    <PanelContent
      title={title}
      footer={
        <>
          <Button onClick={() => onAct({ kind: 'registrations', id: databaseId, title })}>Registrations</Button>
          {state === 'PENDING' ? (
            <>
              <Button look="danger" onClick={() => onAct({ kind: 'reject', workshop: lookedAt, title })}>
                Reject
              </Button>
              <Button look="primary" onClick={() => onAct({ kind: 'approve', workshop: lookedAt, title })}>
                Approve
              </Button>
            </>
          ) : (
            state === 'APPROVED' && (
              <Button look="danger" onClick={() => setCancelling(true)}>
                Cancel workshop
              </Button>
            )
          )}
        </>
      }
    >
      {conflict && (
        <Notice tone="warn" role="alert" title="Nothing was decided.">
          {conflict} This is the workshop as it is now.
        </Notice>
      )}
      <p>
        <Badge $tone={tone}>{text}</Badge>
      </p>
      <Details
        rows={{
          Number: databaseId,
          Instructor: mentor ? (
            <Link to={mentorPath(mentor.databaseId)}>{workshop.instructorName}</Link>
          ) : (
            workshop.instructorName
          ),
          Branch: workshop.branch,
          Date: workshopDate(workshop.date),
          Time: `${workshopTime(workshop.time)}, ${workshop.duration}`,
          Price: price === 0 ? 'Free' : formatRupees(price),
          Participants: `${workshop.registeredCount} of ${workshop.maxParticipants}`,
          'Being paid for or offered': workshop.heldSeats || null,
          'Waiting list': peopleText(workshop.waitingCount ?? 0),
          Attended: attendedCount || null,
          'Meeting link': meetingLink ? <ExternalLink href={meetingLink}>{meetingLink}</ExternalLink> : 'None yet',
          'Public page': state === 'APPROVED' && <Link to={workshopPath(databaseId)}>Open</Link>,
          'Deletion requested':
            workshop.deleteRequestedAt &&
            `${formatRequestDate(new Date(workshop.deleteRequestedAt))} IST. It is deleted a week later, unless someone paid or began to pay for it.`,
          Created: `${formatRequestDate(new Date(workshop.createdAt))} IST`,
        }}
        prose={{
          'Why it was rejected': workshop.rejectionReason,
          'Why it was cancelled': workshop.cancelReason,
          Description: workshop.description,
        }}
      />
      <SentMessages messages={workshop.messages} />
      {isCancelling && (
        <CancelWorkshopDialog workshopKey={workshop} onDone={onChanged} onClose={() => setCancelling(false)} />
      )}
    </PanelContent>
  )
}

/** What everyone who is registered was sent; nothing without. */
function SentMessages({ messages }: { messages: WorkshopPanel_workshop$data['messages'] }) {
  if (!messages || messages.length === 0) return null
  return (
    <Sent>
      <h3>Messages to participants</h3>
      <ol>
        {messages.map(({ number, message, recipients, createdAt }) => (
          <li key={number}>
            <Small>
              Sent to {peopleText(recipients)}, {formatWhenFull(new Date(createdAt))}
            </Small>
            <p>{message}</p>
          </li>
        ))}
      </ol>
    </Sent>
  )
}

const Sent = styled.section`
  padding-top: 16px;
  > h3 {
    margin-bottom: 6px;
    font-size: var(--t15);
  }
  > ol {
    display: grid;
    gap: 12px;
    list-style: none;
  }
  li {
    padding-left: 14px;
    border-left: 2px solid var(--line);
  }
  li > p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`
