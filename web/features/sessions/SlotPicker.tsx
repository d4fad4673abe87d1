import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { FieldError } from '../../ui/Field.tsx'
import { Bone, Skeleton } from '../../ui/Skeleton.tsx'
import { NoRefund } from '../bookings/NoRefund.tsx'
import { firstFreeDay } from '../bookings/slotDays.ts'
import { SlotPick } from '../bookings/SlotPick.tsx'
import type { SlotChoiceState } from './useSlotChoice.ts'

interface SlotPickerProps {
  choice: SlotChoiceState
  soon: string | undefined
  whenNone: ReactNode
}

/** A mentor's open slots to choose from, or why there are none. */
export function SlotPicker({ choice, soon, whenNone }: SlotPickerProps) {
  const { open, error, isReading, day, startsAt, missing } = choice
  if (!open)
    return error && !isReading ? (
      <Failure level={3} error={error} onRetry={choice.refresh} />
    ) : (
      <Skeleton label="Loading the open times">
        <Bone $height="380px" />
      </Skeleton>
    )
  const first = firstFreeDay(open.slots)
  if (!first)
    return (
      <EmptyState level={3} title="No open time">
        {whenNone}
      </EmptyState>
    )
  return (
    <>
      <SlotPick
        slots={open.slots}
        days={open.days}
        now={open.now}
        title="Open times"
        day={day}
        opensOn={first}
        onDay={choice.openDay}
        selected={startsAt}
        onSelect={choice.choose}
        isRefreshing={isReading}
        hint={
          soon === undefined
            ? undefined
            : (slots) => <NoRefund open={slots} windowHours={open.windowHours} now={open.now} meaning={soon} />
        }
      />
      {missing && (
        <div role="alert">
          <FieldError>{missing}</FieldError>
        </div>
      )}
    </>
  )
}
