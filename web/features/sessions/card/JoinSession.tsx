import { Video } from 'lucide-react'
import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { joinPage } from '../../../../api/rules/addresses.ts'
import type { JoinSession_booking$key } from '../../../__generated__/JoinSession_booking.graphql.ts'
import { Button, ButtonRow } from '../../../ui/Button.tsx'
import { ButtonAnchor } from '../../../ui/ButtonLink.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { Muted, Small } from '../../../ui/layout/PageFrame.tsx'
import { useWhenLoaded } from '../../../ui/useWhenLoaded.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { SessionSide } from './SessionPerson.tsx'
import { timesWhole } from '../../../ui/time/timesWhole.ts'

/** The mentor's field for the meeting link, once they ask for it. */
export const MeetingLinkForm = lazyPart(() =>
  import('../dialogs/MeetingLinkForm.tsx').then((module) => module.MeetingLinkForm),
)

interface JoinSessionProps {
  bookingKey: JoinSession_booking$key
  side: SessionSide
  /** Joining is the main thing here; otherwise a quiet button. */
  prominent?: boolean
}

/** How to join: the meeting link; the mentor sets and changes it here, the mentee reads when there is none yet. */
export function JoinSession({ bookingKey, side, prominent = false }: JoinSessionProps) {
  const booking = useFragment(
    graphql`
      fragment JoinSession_booking on Booking {
        databaseId
        meetingLink
        mentorLeft
        mentorName
        menteeName
        ...MeetingLinkForm_booking
      }
    `,
    bookingKey,
  )
  const [isOpen, setOpen] = useState(false)
  const [whenLoaded, isLoading] = useWhenLoaded(MeetingLinkForm)
  const whole = useRef<HTMLDivElement>(null)
  const { databaseId, meetingLink, mentorLeft, mentorName, menteeName } = booking
  const other = side === 'mentor' ? menteeName : mentorName
  // Where it is no main thing, it stands among the news.
  if (mentorLeft && side === 'mentee') return prominent && <p>{timesWhole(mentorLeft)}</p>
  function close(): void {
    setOpen(false)
    // The form goes with the focus in it.
    whole.current?.focus()
  }
  function open(): void {
    whenLoaded(() => setOpen(true))
  }
  return (
    <Stack ref={whole} tabIndex={-1}>
      <ButtonRow>
        {meetingLink && (
          <ButtonAnchor
            look={prominent ? 'primary' : undefined}
            size="small"
            href={joinPage(databaseId)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Video />
            Join
            <VisuallyHidden> the session with {other} (opens in a new tab)</VisuallyHidden>
          </ButtonAnchor>
        )}
        {!meetingLink && side === 'mentee' && <Muted>The mentor hasn’t set the link yet.</Muted>}
        {side === 'mentor' && !isOpen && (
          <Button
            look={meetingLink ? 'plain' : prominent ? 'primary' : undefined}
            size="small"
            busy={isLoading}
            onPointerEnter={MeetingLinkForm.preload}
            onClick={open}
          >
            {meetingLink ? 'Change link' : 'Add the meeting link'}
          </Button>
        )}
      </ButtonRow>
      {prominent && meetingLink && (
        <Small as="p">When you press Join near the time, we note it; {other} can see when.</Small>
      )}
      {isOpen && <MeetingLinkForm bookingKey={booking} onClose={close} />}
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  outline: none;
`
