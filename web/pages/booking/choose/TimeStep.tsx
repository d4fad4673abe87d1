import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { BOOKING_MESSAGES } from '../../../../api/rules/bookings/bookingMessages.ts'
import type { TimeStep_mentor$key } from '../../../__generated__/TimeStep_mentor.graphql.ts'
import type { TimeStep_noOpenSlot$key } from '../../../__generated__/TimeStep_noOpenSlot.graphql.ts'
import type { TimeStep_site$key } from '../../../__generated__/TimeStep_site.graphql.ts'
import type { TimeStep_viewer$key } from '../../../__generated__/TimeStep_viewer.graphql.ts'
import { bookingDays, bookingPath } from '../../../features/bookings/bookingAddress.ts'
import { NoRefund } from '../../../features/bookings/NoRefund.tsx'
import { firstFreeDay, isoText } from '../../../features/bookings/slotDays.ts'
import { SlotPick } from '../../../features/bookings/SlotPick.tsx'
import { showToast } from '../../../lib/toasts.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { FieldError } from '../../../ui/form/Field.tsx'
import { breakpoints } from '../../../ui/theme.ts'
import { useMediaQuery } from '../../../ui/useMediaQuery.ts'
import { StepActions, StepBody } from '../bookingLayout.ts'
import { useBookingContext } from '../state/bookingContext.ts'
import { dayOf, stepForm } from '../state/bookingSteps.ts'
import { OwnBookings } from './OwnBookings.tsx'
import { HoldStatus, TimeNotices } from './SlotNotices.tsx'

interface TimeStepProps {
  mentorKey: TimeStep_mentor$key
  viewerKey: TimeStep_viewer$key | null
  siteKey: TimeStep_site$key
}

/** Choosing a session's day and time. Opens on the first free day; on a phone the slots take the calendar's place. */
export function TimeStep({ mentorKey, viewerKey, siteKey }: TimeStepProps) {
  const mentor = useFragment(
    graphql`
      fragment TimeStep_mentor on Mentor {
        ...OwnBookings_mentor
        ...TimeStep_noOpenSlot
      }
    `,
    mentorKey,
  )
  const viewer = useFragment(
    graphql`
      fragment TimeStep_viewer on Viewer {
        ...OwnBookings_viewer
        ...SlotNotices_viewer
      }
    `,
    viewerKey,
  )
  const site = useFragment(
    graphql`
      fragment TimeStep_site on Site {
        refundWindowHours
        ...SlotNotices_site
      }
    `,
    siteKey,
  )
  const { flow, dispatch, slots, clock, navigation, isGone, isRefreshing } = useBookingContext()
  const [missing, setMissing] = useState<string | null>(null)
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.phone})`)
  const now = clock()
  const shownDay = flow.day ?? dayOf(flow.trouble?.startsAt) ?? firstFreeDay(slots)

  function chooseSlot(startsAt: string): void {
    setMissing(null)
    dispatch({ type: 'slotChosen', startsAt: isoText(startsAt) })
  }
  function proceed(): void {
    if (flow.startsAt && !isGone) return navigation.go('details')
    setMissing(flow.day === null && isPhone ? BOOKING_MESSAGES.date : BOOKING_MESSAGES.slot)
    showToast({
      title: 'Time Slot Required',
      description: 'Please select a time slot before proceeding.',
      tone: 'destructive',
    })
  }

  if (!shownDay) return <NoOpenSlot mentorKey={mentor} />
  return (
    <StepBody as="form" id={stepForm('time')} noValidate onSubmit={(event) => (event.preventDefault(), proceed())}>
      <OwnBookings mentorKey={mentor} viewerKey={viewer ?? null} />
      <TimeNotices viewerKey={viewer ?? null} onReserveAgain={chooseSlot} />
      <SlotPick
        slots={slots}
        days={bookingDays(now)}
        now={now}
        day={flow.day}
        opensOn={shownDay}
        onDay={(day) => {
          dispatch({ type: 'dayOpened', day })
          setMissing(null)
        }}
        selected={flow.startsAt}
        onSelect={chooseSlot}
        busy={flow.holding.kind === 'taking' ? flow.holding.startsAt : null}
        isRefreshing={isRefreshing}
        hint={(open) => <NoRefund open={open} windowHours={site.refundWindowHours} now={now} />}
      />
      {missing && (
        <div role="alert" ref={showInView}>
          <FieldError>{missing}</FieldError>
        </div>
      )}
      <HoldStatus siteKey={site} />
      <StepActions>
        <Button look="primary" type="submit">
          Continue to Details
        </Button>
      </StepActions>
    </StepBody>
  )
}

/** The bottom bar would lie over it. */
function showInView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}

/** A mentor who takes bookings but has no slot left in the next 30 days. */
function NoOpenSlot({ mentorKey }: { mentorKey: TimeStep_noOpenSlot$key }) {
  const { databaseId, name, available } = useFragment(
    graphql`
      fragment TimeStep_noOpenSlot on Mentor {
        databaseId
        name
        available
      }
    `,
    mentorKey,
  )
  const { navigation } = useBookingContext()
  return (
    <StepBody>
      <EmptyState
        level={3}
        title={available ? 'No open slot in the next 30 days' : 'This mentor is not taking bookings right now'}
        actions={
          <>
            <ButtonLink look="primary" to="/mentors">
              Find another mentor
            </ButtonLink>
            <ButtonLink look="plain" to={bookingPath(databaseId, { ...navigation.address, packageType: 'advanced' })}>
              See Advanced
            </ButtonLink>
          </>
        }
      >
        {name} has no open slots right now. New slots open every midnight (IST).
      </EmptyState>
    </StepBody>
  )
}
