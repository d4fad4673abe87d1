import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Failure } from '../../../ui/feedback/Failure.tsx'
import { FieldError } from '../../../ui/form/Field.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Bone, Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { NoRefund } from '../../bookings/NoRefund.tsx'
import { firstFreeDay } from '../../bookings/slotDays.ts'
import { SlotPick } from '../../bookings/SlotPick.tsx'
import type { SlotChoiceState } from './useSlotChoice.ts'

interface SlotDialogProps {
  title: string
  description: ReactNode
  choice: SlotChoiceState
  /** Why nothing can be chosen; null while something can. */
  impossible: string | null
  /** Above the slots. */
  lead?: ReactNode
  /** What a slot that starts within the refund window means. */
  soon?: string
  /** Where no slot is open: what helps. */
  whenNone: ReactNode
  confirmHeading: string
  /** What is confirmed stands below the slots, in the same view. */
  oneStep?: boolean
  /** What is confirmed. */
  children: ReactNode
  /** Does it, or submits the form of this id. */
  confirm:
    | { label: string; onClick: () => void; form?: undefined }
    | { label: string; form: string; onClick?: undefined }
  isBusy: boolean
  onClose: () => void
}

/**
 * Two steps, or one: one of a mentor's open slots, then what is confirmed. What was chosen stays, whatever happens in
 * between.
 */
export function SlotDialog({
  choice,
  impossible,
  confirm,
  isBusy,
  oneStep = false,
  onClose,
  ...props
}: SlotDialogProps) {
  const { isConfirming, news } = choice
  const top = useRef<HTMLDivElement>(null)
  const step = impossible === null ? `${isConfirming} ${news?.count ?? 0}` : 'impossible'
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    top.current?.focus()
    top.current?.scrollIntoView({ block: 'nearest' })
  }, [step])
  return (
    <Dialog
      open
      tall
      onOpenChange={(wanted) => wanted || isBusy || onClose()}
      title={props.title}
      description={props.description}
      footer={footerOf({ choice, impossible, confirm, isBusy, oneStep, onClose })}
    >
      <Top ref={top} tabIndex={-1}>
        {impossible !== null && <Notice tone="warn">{impossible}</Notice>}
        {impossible === null && news && (
          <Notice tone="warn" role="alert">
            {news.text}
          </Notice>
        )}
        {impossible === null && isConfirming && <h3>{props.confirmHeading}</h3>}
      </Top>
      {impossible === null &&
        (isConfirming ? (
          props.children
        ) : (
          <>
            {props.lead}
            <SlotPicker choice={choice} soon={props.soon} whenNone={props.whenNone} />
            {oneStep && choice.open && firstFreeDay(choice.open.slots) && (
              <>
                <h3>{props.confirmHeading}</h3>
                {props.children}
              </>
            )}
          </>
        ))}
    </Dialog>
  )
}

type FooterProps = Pick<SlotDialogProps, 'choice' | 'impossible' | 'confirm' | 'isBusy' | 'oneStep' | 'onClose'>

function footerOf({ choice, impossible, confirm, isBusy, oneStep, onClose }: FooterProps): ReactNode {
  if (impossible !== null || (choice.open && !firstFreeDay(choice.open.slots) && !choice.isConfirming))
    return (
      <Button look="primary" onClick={onClose}>
        Close
      </Button>
    )
  if (!choice.isConfirming && !(oneStep && choice.startsAt))
    return (
      <>
        <Button key="leave" onClick={onClose}>
          Not now
        </Button>
        <Button look="primary" onClick={choice.proceed}>
          {oneStep ? confirm.label : 'Continue'}
        </Button>
      </>
    )
  return (
    <>
      {oneStep ? (
        <Button key="leave" onClick={onClose} disabled={isBusy}>
          Not now
        </Button>
      ) : (
        <Button onClick={choice.back} disabled={isBusy}>
          Back to times
        </Button>
      )}
      {confirm.form ? (
        <Button key="submit" look="primary" type="submit" form={confirm.form} busy={isBusy}>
          {confirm.label}
        </Button>
      ) : (
        <Button key="confirm" look="primary" busy={isBusy} onClick={confirm.onClick}>
          {confirm.label}
        </Button>
      )}
    </>
  )
}

interface SlotPickerProps {
  choice: SlotChoiceState
  soon: string | undefined
  whenNone: ReactNode
}

const bringIntoView = (alert: HTMLElement | null): void => alert?.scrollIntoView({ block: 'nearest' })

/** A mentor's open slots to choose from, or why there are none. */
function SlotPicker({ choice, soon, whenNone }: SlotPickerProps) {
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
        <div role="alert" ref={bringIntoView}>
          <FieldError>{missing}</FieldError>
        </div>
      )}
    </>
  )
}

const Top = styled.div`
  display: grid;
  gap: 12px;
  outline: none;
  scroll-margin: 12px;
  &:empty {
    display: none;
  }
`
