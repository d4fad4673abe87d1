import { graphql, useFragment } from 'react-relay'
import { formatRupees, formatWhenFull } from '../../../../api/rules/text/format.ts'
import type { ApprovalGroups_applications$key } from '../../../__generated__/ApprovalGroups_applications.graphql.ts'
import type { ApprovalGroups_mentorless$key } from '../../../__generated__/ApprovalGroups_mentorless.graphql.ts'
import type { ApprovalGroups_workshops$key } from '../../../__generated__/ApprovalGroups_workshops.graphql.ts'
import { plural } from '../../../lib/plural.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { EmailText } from '../../../ui/EmailText.tsx'
import { ApplicationActs } from './ApplicationActs.tsx'
import { isOverdue } from './overdue.ts'
import { QueueGroup } from './QueueGroup.tsx'
import { QueueRow, Since } from './QueueRow.tsx'
import { WorkshopActs } from './WorkshopActs.tsx'

/** Mentors who wait to hear whether they are accepted. */
export function ApplicationGroup({ queueKey }: { queueKey: ApprovalGroups_applications$key }) {
  const { applications } = useFragment(
    graphql`
      fragment ApprovalGroups_applications on WorkQueue {
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
            ...ApplicationActs_mentor
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

/** Workshops that wait for approval. */
export function WorkshopGroup({ queueKey }: { queueKey: ApprovalGroups_workshops$key }) {
  const { workshops } = useFragment(
    graphql`
      fragment ApprovalGroups_workshops on WorkQueue {
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
            ...WorkshopActs_workshop
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
export function MentorlessGroup({ queueKey }: { queueKey: ApprovalGroups_mentorless$key }) {
  const { mentorlessWorkshops } = useFragment(
    graphql`
      fragment ApprovalGroups_mentorless on WorkQueue {
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
