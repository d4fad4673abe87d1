import { useEffect, useReducer, useState } from 'react'
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { TEAM_MOVE_HOURS } from '../../../../api/rules/money/teamMoves.ts'
import { formatWhenFull } from '../../../../api/rules/text/format.ts'
import { istDate, type IstDate, istInstant } from '../../../../api/rules/time/time.ts'
import type { AdminMoveDialog_booking$key } from '../../../__generated__/AdminMoveDialog_booking.graphql.ts'
import type { AdminMoveDialogMutation } from '../../../__generated__/AdminMoveDialogMutation.graphql.ts'
import type { AdminMoveDialogQuery } from '../../../__generated__/AdminMoveDialogQuery.graphql.ts'
import { TimeChange } from '../../../features/sessions/dialogs/TimeChange.tsx'
import { REASON_HINT, REASON_MINIMUM, ReasonDialog } from '../../../features/admin/ReasonDialog.tsx'
import { isPlanCall } from '../../../features/bookings/planCall.ts'
import { getsBack } from '../../../features/admin/refundSum.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { Field, FieldError, FieldPair } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { Segment } from '../../../ui/form/Segment.tsx'
import { bookingDays, type DayRange } from '../../../features/bookings/bookingAddress.ts'
import { firstFreeDay, isoText, slotDays, type SlotDays } from '../../../features/bookings/slotDays.ts'
import { SlotPick } from '../../../features/bookings/SlotPick.tsx'
import { serverTime } from '../../../lib/clock.ts'
import { Failure } from '../../../ui/feedback/Failure.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Bone, Skeleton } from '../../../ui/feedback/Skeleton.tsx'

interface AdminMoveDialogProps {
  bookingKey: AdminMoveDialog_booking$key
  /** Reads the session again after a refusal. */
  onRefused: () => void
  onClose: () => void
}

const WAYS = [
  { value: 'offered', label: 'Times the mentor offers' },
  { value: 'any', label: 'Any other time' },
] as const
type Way = (typeof WAYS)[number]['value']

const UNSURE = 'We don’t know whether the session was moved. It is safe to try again.'

/** Moves a session for both sides: to a time that the mentor offers, or any other that is open for both. */
export function AdminMoveDialog({ bookingKey, onRefused, onClose }: AdminMoveDialogProps) {
  const booking = useFragment(
    graphql`
      fragment AdminMoveDialog_booking on Booking {
        databaseId
        mentorName
        menteeName
        startsAt
        ...planCall_booking
        noShow {
          finding
        }
        adminRights {
          refundable
          isDisputed
          unusable
          canMove
          moveReason
        }
      }
    `,
    bookingKey,
  )
  const { databaseId, mentorName, menteeName, startsAt, noShow, adminRights } = booking
  const isCall = isPlanCall(booking)
  const [move] = useMutation<AdminMoveDialogMutation>(
    graphql`
      mutation AdminMoveDialogMutation($input: AdminMoveBookingInput!) @raw_response_type {
        adminMoveBooking(input: $input) {
          ... on AdminMoveBookingPayload @alias(as: "done") {
            booking {
              ...MentorshipPanel_booking
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { done: () => ({ title: 'Session moved. We’ve emailed both sides.', tone: 'good' }), failed: () => null },
  )
  const [way, setWay] = useState<Way>('offered')
  const [slot, setSlot] = useState<string | null>(null)
  const [day, setDay] = useState('')
  const [time, setTime] = useState('')
  const [missing, setMissing] = useState<string | null>(null)
  if (!startsAt) return null
  const chosen = way === 'offered' ? slot : day && time ? istInstant(day, time).toISOString() : null
  return (
    <ReasonDialog
      tall
      title="Move this session"
      description={`${menteeName} with ${mentorName}, now on ${formatWhenFull(new Date(startsAt))}`}
      impossible={adminRights?.canMove ? null : (adminRights?.moveReason ?? 'This session can’t be moved.')}
      label="Reason"
      hint={REASON_HINT}
      minimum={REASON_MINIMUM}
      confirm="Move session"
      keep="Keep time"
      onClose={onClose}
      check={() => {
        const wrong = chosen ? null : way === 'offered' ? 'Choose a time' : 'Enter a day and a time'
        setMissing(wrong)
        return wrong === null
      }}
      run={async (reason) => {
        if (!chosen) return null
        const { refused } = await move({
          input: {
            bookingId: databaseId,
            startsAt: chosen,
            expectedStartsAt: startsAt,
            reason,
            anyTime: way === 'any',
          },
        })
        if (!refused) return null
        onRefused()
        return refused.failure ? { ...refused, message: UNSURE } : refused
      }}
    >
      <Segment
        label="Which times"
        options={WAYS}
        value={way}
        onChange={(next) => {
          setWay(next)
          setMissing(null)
        }}
      />
      {way === 'offered' ? (
        <OfferedTimes bookingId={databaseId} selected={slot} onSelect={setSlot} />
      ) : (
        <AnyTime day={day} time={time} onDay={setDay} onTime={setTime} />
      )}
      {missing && !chosen && (
        <div role="alert">
          <FieldError>{missing}</FieldError>
        </div>
      )}
      {chosen && <TimeChange from={startsAt} to={chosen} facts={[['Price', 'Stays as paid']]} />}
      <p>
        We email {menteeName} and {mentorName} the new time and your reason, with a calendar file.
      </p>
      {(isCall || (adminRights?.refundable ?? 0) > 0) && (
        <p>{`For at least ${TEAM_MOVE_HOURS} hours, or until it starts, ${menteeName} can cancel it and ${isCall ? 'gets the session back in the package' : getsBack(adminRights?.refundable ?? 0, adminRights?.isDisputed === true)}.${adminRights?.unusable ? ` ${adminRights.unusable}` : ''}`}</p>
      )}
      {noShow && !noShow.finding && <p>The open no-show report ends, as the session is held at the new time.</p>}
    </ReasonDialog>
  )
}

interface AnyTimeProps {
  day: string
  time: string
  onDay: (day: string) => void
  onTime: (time: string) => void
}

/** A day and a time, whatever the mentor offers. */
function AnyTime({ day, time, onDay, onTime }: AnyTimeProps) {
  return (
    <FieldPair>
      <Field label="Day" required>
        <Input type="date" value={day} onChange={({ target }) => onDay(target.value)} />
      </Field>
      <Field label="Time" note="IST" required hint="Both must be free then.">
        <Input type="time" step={300} value={time} onChange={({ target }) => onTime(target.value)} />
      </Field>
    </FieldPair>
  )
}

const query = graphql`
  query AdminMoveDialogQuery($bookingId: Int!, $from: Date!, $to: Date!) @raw_response_type {
    adminSlots(bookingId: $bookingId, from: $from, to: $to) {
      startsAt
    }
  }
`

interface OfferedTimesProps {
  bookingId: number
  /** ISO start. */
  selected: string | null
  onSelect: (startsAt: string) => void
}

type Offered = { slots: SlotDays; days: DayRange; now: Date }

/** The times that a session can get: what its mentor offers and its mentee has open. Read from the network each time. */
function OfferedTimes(props: OfferedTimesProps) {
  const [round, again] = useReducer((before: number) => before + 1, 0)
  return <Times key={round} {...props} onRetry={again} />
}

function Times({ bookingId, selected, onSelect, onRetry }: OfferedTimesProps & { onRetry: () => void }) {
  const environment = useRelayEnvironment()
  const [offered, setOffered] = useState<Offered | null>(null)
  const [error, setError] = useState<Error | null>(null)
  const [day, setDay] = useState<IstDate | null>(selected && istDate(new Date(selected)))
  useEffect(() => {
    const now = serverTime()
    const days = bookingDays(now)
    const reading = fetchQuery<AdminMoveDialogQuery>(
      environment,
      query,
      { bookingId, ...days },
      { fetchPolicy: 'network-only' },
    ).subscribe({
      next({ adminSlots }) {
        setError(null)
        setOffered({
          slots: slotDays({ windows: [], starts: adminSlots.map(({ startsAt }) => startsAt) }, null),
          days,
          now,
        })
      },
      error: setError,
    })
    return () => reading.unsubscribe()
  }, [environment, bookingId])
  if (!offered)
    return error ? (
      <Failure level={3} error={error} onRetry={onRetry} />
    ) : (
      <Skeleton label="Loading the open times">
        <Bone $height="380px" />
      </Skeleton>
    )
  const first = firstFreeDay(offered.slots)
  if (!first) return <Notice>No time is open for both in the next 30 days. You can enter any other time.</Notice>
  return (
    <SlotPick
      {...offered}
      title="Open for both"
      day={day}
      opensOn={first}
      onDay={setDay}
      selected={selected}
      onSelect={(start) => {
        setDay(istDate(new Date(start)))
        onSelect(isoText(start))
      }}
      isRefreshing={false}
    />
  )
}
