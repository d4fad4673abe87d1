import { CalendarPlus, Download, FileText, Video } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatTime } from '../../../api/rules/text/format.ts'
import { joinsFrom } from '../../../api/rules/time/joining.ts'
import { workshopEnd } from '../../../api/rules/workshops/workshops.ts'
import type { TicketActions_join$key } from '../../__generated__/TicketActions_join.graphql.ts'
import type { TicketActions_ticket$key } from '../../__generated__/TicketActions_ticket.graphql.ts'
import { certificatePath } from '../../features/workshops/workshopPath.ts'
import { googleEventAddress } from '../../lib/googleCalendar.ts'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { ButtonAnchor, ButtonLink } from '../../ui/ButtonLink.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Muted } from '../../ui/layout/PageFrame.tsx'
import { useWhenLoaded } from '../../ui/useWhenLoaded.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { TicketStatus } from './TicketState.tsx'

export const CancelTicket = lazyPart(() => import('./CancelTicket.tsx').then((module) => module.CancelTicket))

/** Receipt, certificate, and the way to cancel. */
export function TicketActions({ ticketKey, status }: { ticketKey: TicketActions_ticket$key; status: TicketStatus }) {
  const ticket = useFragment(
    graphql`
      fragment TicketActions_ticket on WorkshopTicket {
        canCancel
        receiptPath
        certificateCode
        ...CancelTicket_ticket
      }
    `,
    ticketKey,
  )
  const { canCancel, receiptPath, certificateCode } = ticket
  const [isOpen, setOpen] = useState(false)
  const [whenLoaded, isLoading] = useWhenLoaded(CancelTicket)
  const offersCancel = canCancel && (status === 'upcoming' || status === 'live')
  return (
    <>
      {(receiptPath || certificateCode || offersCancel) && (
        <ButtonRow>
          {certificateCode && (
            <ButtonLink look="primary" to={certificatePath(certificateCode)}>
              Your certificate
            </ButtonLink>
          )}
          {receiptPath && (
            <ButtonAnchor href={receiptPath} download>
              <FileText />
              Receipt (PDF)
            </ButtonAnchor>
          )}
          {offersCancel && (
            <Button
              look="plain"
              aria-haspopup="dialog"
              busy={isLoading}
              onPointerEnter={CancelTicket.preload}
              onFocus={CancelTicket.preload}
              onClick={() => whenLoaded(() => setOpen(true))}
            >
              Cancel my registration
            </Button>
          )}
        </ButtonRow>
      )}
      {isOpen && <CancelTicket ticketKey={ticket} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The way in: the one thing to press once it is near; before, its time, and the calendar. */
export function TicketJoin({ ticketKey, isLive }: { ticketKey: TicketActions_join$key; isLive: boolean }) {
  const { meetingLink, calendarPath, workshop } = useFragment(
    graphql`
      fragment TicketActions_join on WorkshopTicket {
        meetingLink
        calendarPath
        workshop {
          title
          startsAt
          duration
          instructorName
        }
      }
    `,
    ticketKey,
  )
  const { title, startsAt, duration, instructorName } = workshop
  const start = new Date(startsAt)
  const google = googleEventAddress({
    title,
    startsAt: start,
    endsAt: workshopEnd({ startsAt: start, duration }),
    about: `Plumbline workshop with ${instructorName}.`,
    details: `${meetingLink ? `Join: ${meetingLink}` : 'The meeting link will follow by email.'}\nTimes are Indian Standard Time (Asia/Kolkata).`,
    location: meetingLink ?? 'Online',
  })
  return (
    <Way>
      {!meetingLink && <p>The meeting link will follow by email.</p>}
      {meetingLink && !isLive && (
        <p>
          Join from{' '}
          <time dateTime={joinsFrom(new Date(startsAt)).toISOString()}>
            {formatTime(joinsFrom(new Date(startsAt)))} IST
          </time>
          , 15 minutes before the start:{' '}
          <a href={meetingLink} target="_blank" rel="noopener noreferrer">
            meeting link
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </a>
        </p>
      )}
      <ButtonRow>
        {meetingLink && isLive && (
          <ButtonAnchor look="signal" size="large" href={meetingLink} target="_blank" rel="noopener noreferrer">
            <Video />
            Join the workshop
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </ButtonAnchor>
        )}
        {!isLive && (
          <ButtonAnchor look="primary" href={google} target="_blank" rel="noopener noreferrer">
            <CalendarPlus />
            Add to Google Calendar
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </ButtonAnchor>
        )}
        {!isLive && calendarPath && (
          <ButtonAnchor href={calendarPath} download>
            <Download />
            Save .ics file
          </ButtonAnchor>
        )}
      </ButtonRow>
      {isLive && meetingLink && <Muted as="p">The workshop is open now, or opens in a few minutes.</Muted>}
    </Way>
  )
}

const Way = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`
