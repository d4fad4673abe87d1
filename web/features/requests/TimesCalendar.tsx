import { useEffect, useEffectEvent, useState } from 'react'
import { styled } from 'styled-components'
import { PROPOSED_TIMES_MAXIMUM } from '../../../api/rules/constants.ts'
import { istDate, type IstDate } from '../../../api/rules/time/time.ts'
import { Failure } from '../../ui/feedback/Failure.tsx'
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Small } from '../../ui/layout/PageFrame.tsx'
import { isoText, firstFreeDay } from '../bookings/slotDays.ts'
import { SlotPick } from '../bookings/SlotPick.tsx'
import { useOpenSlots } from '../bookings/useOpenSlots.ts'

export interface TimesCalendarProps {
  mentor: { id: string; name: string }
  /** ISO starts, as they were chosen. */
  times: readonly string[]
  onChange: (times: string[]) => void
  /** Changes with each refusal of the form: then the slots are read again. */
  refusals: number
}

/** The calendar of the booking page, to choose several slots from: a press chooses one, another takes it back. */
export function TimesCalendar({ mentor, times, onChange, refusals }: TimesCalendarProps) {
  const { open, error, isReading, refresh } = useOpenSlots(mentor.id, null)
  const [day, setDay] = useState<IstDate | null>(null)
  const again = useEffectEvent(refresh)
  useEffect(() => {
    if (refusals > 0) again()
  }, [refusals])
  if (!open)
    return error && !isReading ? (
      <Failure level={3} error={error} onRetry={refresh} />
    ) : (
      <Skeleton label="Loading the open times">
        <Bone $height="380px" />
      </Skeleton>
    )
  const first = firstFreeDay(open.slots)
  if (!first || !open.isAvailable)
    return (
      <Small as="p">
        {open.isAvailable
          ? `${mentor.name} has no open slot in the next 30 days.`
          : `${mentor.name} is not taking bookings right now.`}
      </Small>
    )
  const isFull = times.length >= PROPOSED_TIMES_MAXIMUM
  function toggle(start: string): void {
    const startsAt = isoText(start)
    setDay(istDate(new Date(startsAt)))
    if (times.includes(startsAt)) onChange(times.filter((time) => time !== startsAt))
    else if (!isFull) onChange([...times, startsAt])
  }
  return (
    <Stack>
      <SlotPick
        slots={open.slots}
        days={open.days}
        now={open.now}
        title="Open times"
        day={day}
        opensOn={first}
        onDay={setDay}
        selected={times}
        onSelect={toggle}
        isRefreshing={isReading}
      />
      <Small as="p" role="status">
        {isFull
          ? `You have chosen ${PROPOSED_TIMES_MAXIMUM} times, the most. Remove one to choose another.`
          : `${times.length} of ${PROPOSED_TIMES_MAXIMUM} chosen.`}
      </Small>
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`
