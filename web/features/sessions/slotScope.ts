import { graphql, readInlineData } from 'react-relay'
import type { PlanDates } from '../../../api/rules/bookings/plans.ts'
import type { slotScope_booking$key } from '../../__generated__/slotScope_booking.graphql.ts'
import { isPlanCall } from '../bookings/planCall.ts'

const fragment = graphql`
  fragment slotScope_booking on Booking @inline {
    mentor {
      id
    }
    plan {
      startDate
      endDate
    }
    ...planCall_booking
  }
`

/** Whose slots a session can move to. */
export interface SlotScope {
  /** Global id; empty once the account is gone. */
  mentorId: string
  /** A session that a package includes stays within its dates. */
  plan: PlanDates | null
  isIncluded: boolean
}

/** Where a session can move to. */
export function readSlotScope(key: slotScope_booking$key): SlotScope {
  const booking = readInlineData(fragment, key)
  const isIncluded = isPlanCall(booking)
  const { plan } = booking
  return {
    mentorId: booking.mentor?.id ?? '',
    plan: isIncluded && plan ? { startDate: plan.startDate, endDate: plan.endDate } : null,
    isIncluded,
  }
}
