import { graphql, useFragment } from 'react-relay'
import { waitingListPage } from '../../../api/rules/addresses.ts'
import type { NoForm_workshop$key } from '../../__generated__/NoForm_workshop.graphql.ts'
import { ticketPath } from '../../features/workshops/workshopPath.ts'
import { lastDayToRegister, workshopDate } from '../../features/workshops/workshopTimes.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmailText } from '../../ui/mark/EmailText.tsx'

interface NoFormProps {
  workshopKey: NoForm_workshop$key
  kind: 'registered' | 'organiser' | 'past' | 'closed' | 'waiting'
  now: Date
}

/** Why one cannot register here, and where to go. */
export function NoForm({ workshopKey, kind, now }: NoFormProps) {
  const { date, state, isRegistrationOpen, registrationClosesAt, viewerRegistration, viewerWaitingEntry } = useFragment(
    graphql`
      fragment NoForm_workshop on Workshop {
        date
        state
        isRegistrationOpen
        registrationClosesAt
        viewerRegistration {
          ticketCode
        }
        viewerWaitingEntry {
          code
          email
        }
      }
    `,
    workshopKey,
  )
  if (kind === 'registered')
    return (
      <>
        <p>Your ticket has the calendar file, the way to cancel and, once it is set, the joining link.</p>
        {viewerRegistration?.ticketCode && (
          <ButtonLink look="primary" wide to={ticketPath(viewerRegistration.ticketCode)}>
            See your ticket
          </ButtonLink>
        )}
      </>
    )
  if (kind === 'waiting')
    return (
      viewerWaitingEntry && (
        <>
          <p>
            When a seat opens and it’s your turn, we email <EmailText>{viewerWaitingEntry.email}</EmailText> and reserve
            the seat for up to 12 hours.
          </p>
          <ButtonLink look="primary" wide to={waitingListPage(viewerWaitingEntry.code)}>
            See your place
          </ButtonLink>
        </>
      )
    )
  if (kind === 'organiser')
    return (
      <>
        <p>
          {state === 'APPROVED'
            ? `${isRegistrationOpen ? 'People register here' : 'Nobody can register here now'}. Only registered people and you get the meeting link.`
            : 'Only you and administrators see this page: the workshop is not public.'}
        </p>
        <ButtonLink to="/mentor-dashboard?tab=workshops">Your workshops</ButtonLink>
      </>
    )
  return (
    <>
      <p>
        {kind === 'past' ? (
          <>
            This workshop was on <time dateTime={date}>{workshopDate(date)}</time>.
          </>
        ) : new Date(registrationClosesAt) > now ? (
          'This workshop takes no registrations now, because its mentor is not on Plumbline at the moment.'
        ) : (
          <>
            Registration closed at the end of{' '}
            <time dateTime={registrationClosesAt}>{lastDayToRegister(registrationClosesAt)}</time>.
          </>
        )}
      </p>
      <ButtonLink to="/workshops">See other workshops</ButtonLink>
    </>
  )
}
