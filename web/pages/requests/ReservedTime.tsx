import { useState, useSyncExternalStore } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { bookingPage, payPage } from '../../../api/rules/addresses.ts'
import { formatWhenFull } from '../../../api/rules/text/format.ts'
import type { GiveUpDialog_request$key } from '../../__generated__/GiveUpDialog_request.graphql.ts'
import type { ReservedTime_request$key } from '../../__generated__/ReservedTime_request.graphql.ts'
import { onMinute, serverTime } from '../../lib/clock.ts'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { HeldBanner, Notice } from '../../ui/feedback/Notice.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useWhenLoaded } from '../../ui/useWhenLoaded.ts'
import type { Side } from './requestTabs.ts'
import { timesWhole } from '../../ui/time/timesWhole.ts'

/** Loaded with the press that opens it. */
export const GiveUpDialog = lazyPart(() => import('./GiveUpDialog.tsx').then((module) => module.GiveUpDialog))

/** What is said of a time that was paid for. */
const PAID: Partial<Record<string, string>> = {
  BOOKED: 'is booked',
  MOVED: 'was booked and has been moved to another time',
  CANCELLED: 'was booked and has been cancelled',
}

interface ReservedTimeProps {
  requestKey: ReservedTime_request$key
  /** The viewer's side. */
  side: Side
}

/** What became of the time that a request was accepted with: reserved and until when, booked, or open to others again. */
export function ReservedTime({ requestKey, side }: ReservedTimeProps) {
  const request = useFragment(
    graphql`
      fragment ReservedTime_request on MentorshipRequest {
        mentor {
          databaseId
        }
        mentee {
          name
        }
        times {
          startsAt
          state
          reservedUntil
          bookingId
        }
        ...GiveUpDialog_request
      }
    `,
    requestKey,
  )
  const { mentor, mentee, times } = request
  const accepted = times.find(({ state }) => state === 'RESERVED' || state === 'LAPSED' || state in PAID)
  const until = accepted?.reservedUntil
  const isOver = useIsOver(until)
  if (!accepted) return null
  const { startsAt, state, bookingId } = accepted
  const when = formatWhenFull(new Date(startsAt))
  const isMentee = side === 'MENTEE'
  const paid = PAID[state]
  if (paid && bookingId)
    return (
      <Notice
        tone={state === 'BOOKED' ? 'good' : 'info'}
        title={`${when} ${paid}.`}
        actions={
          <ButtonLink to={bookingPage({ id: bookingId, mentorId: mentor.databaseId })}>See the booking</ButtonLink>
        }
      />
    )
  if (state !== 'RESERVED' || !until || isOver)
    return (
      <Notice title={`${when} is no longer reserved.`}>
        {isMentee
          ? 'You have not booked it. If it is still open, you can book it as usual.'
          : `${mentee.name} has not booked it.`}
      </Notice>
    )
  const end = formatWhenFull(new Date(until))
  return (
    <Stack>
      <HeldBanner>
        {timesWhole(
          isMentee
            ? `${when} is reserved for you until ${end}.`
            : `${when} is reserved for ${mentee.name} until ${end}.`,
        )}
      </HeldBanner>
      {isMentee && (
        <ButtonRow>
          <ButtonLink look="signal" to={payPage(mentor.databaseId, new Date(startsAt))}>
            Pay and confirm
          </ButtonLink>
          <GiveUp requestKey={request} />
        </ButtonRow>
      )}
    </Stack>
  )
}

/** Whether a reservation has ended since it was read. */
export function useIsOver(until: string | null | undefined): boolean {
  return useSyncExternalStore(
    onMinute,
    () => Boolean(until) && new Date(until ?? 0) <= serverTime(),
    () => false,
  )
}

/** Gives the time up after confirmation. */
function GiveUp({ requestKey }: { requestKey: GiveUpDialog_request$key }) {
  const [isOpen, setOpen] = useState(false)
  const [whenLoaded, isLoading] = useWhenLoaded(GiveUpDialog)
  return (
    <>
      <Button
        aria-haspopup="dialog"
        busy={isLoading}
        onPointerEnter={GiveUpDialog.preload}
        onFocus={GiveUpDialog.preload}
        onClick={() => whenLoaded(() => setOpen(true))}
      >
        Give up this time
      </Button>
      {isOpen && <GiveUpDialog requestKey={requestKey} onClose={() => setOpen(false)} />}
    </>
  )
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`
