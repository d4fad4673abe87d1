import { graphql, useFragment } from 'react-relay'
import { formatWhen } from '../../../../api/rules/text/format.ts'
import { workshopToDo } from '../../../../api/rules/workshops/workshopsToDo.ts'
import type { WorkshopNext_workshop$key } from '../../../__generated__/WorkshopNext_workshop.graphql.ts'
import { plural, peopleText } from '../../../lib/plural.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { MeetingLink } from './MeetingLink.tsx'
import { WORKSHOPS } from './workshopsAddress.ts'
import { timesWhole } from '../../../ui/time/timesWhole.ts'

interface WorkshopNextProps {
  workshopKey: WorkshopNext_workshop$key
  now: Date
  /** In the list: here the link can be set, and the rest has a way to where it is done. */
  onLinkSaved?: () => void
}

/** What has become of a workshop, and what its mentor has to do next; nothing when there is nothing to say. */
export function WorkshopNext({ workshopKey, now, onLinkSaved }: WorkshopNextProps) {
  const workshop = useFragment(
    graphql`
      fragment WorkshopNext_workshop on Workshop {
        databaseId
        state
        startsAt
        meetingLink
        rejectionReason
        cancelReason
        registeredCount
        attendedCount
        ...MeetingLink_workshop
      }
    `,
    workshopKey,
  )
  const { databaseId, state, startsAt, meetingLink, rejectionReason, cancelReason } = workshop
  const { registeredCount, attendedCount } = workshop
  const isAhead = Date.parse(startsAt) > now.getTime()
  if (state === 'REJECTED')
    return (
      <Notice
        tone="bad"
        title="Not approved."
        actions={
          <ButtonLink to={WORKSHOPS.edit(databaseId)} size="small" look="primary">
            Edit and submit again
          </ButtonLink>
        }
      >
        {rejectionReason || 'Please write to support if you don’t know why.'}
      </Notice>
    )
  if (state === 'CANCELLED')
    return (
      <Notice title="You can’t open it again.">
        {cancelReason && (
          <span>{`${registeredCount > 0 ? 'What the participants read' : 'The reason'}: “${cancelReason}”`}</span>
        )}
        {registeredCount > 0 && (
          <span>{` We’re writing to ${peopleText(registeredCount)} now, with their refund if they paid.`}</span>
        )}
      </Notice>
    )
  if (state === 'PENDING')
    return (
      <Notice>
        {isAhead
          ? 'Our team checks it before people see it. You can still change it.'
          : 'Its date passed before it was approved. Choose another date.'}
      </Notice>
    )
  switch (workshopToDo({ state, startsAt, meetingLink, registeredCount, attendedCount }, now)) {
    case 'link':
      return (
        <Notice tone="warn" title="The meeting link is missing.">
          The workshop starts {timesWhole(formatWhen(new Date(startsAt), now))}.
          {onLinkSaved && <MeetingLink workshopKey={workshop} onSaved={onLinkSaved} />}
        </Notice>
      )
    case 'attendance':
      return (
        <Notice
          tone="warn"
          title="Who was there?"
          actions={
            onLinkSaved && (
              <ButtonLink to={WORKSHOPS.one(databaseId)} size="small" look="primary">
                Mark attendance
              </ButtonLink>
            )
          }
        >
          {`Mark attendance of ${plural(registeredCount, 'participant')}: those present get a certificate.`}
        </Notice>
      )
    default:
      return null
  }
}
