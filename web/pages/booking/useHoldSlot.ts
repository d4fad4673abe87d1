import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { useHoldSlotMutation } from '../../__generated__/useHoldSlotMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import type { Hold } from './bookingFlow.ts'
import { readHold } from './hold.ts'
import type { DayRange } from './bookingDays.ts'

interface HoldRequest {
  mentorId: number
  startsAt: string
  /** Days whose slots come back with the hold. */
  days: DayRange
}

/** `gone`: somebody else has the slot, or it is not offered. `signIn`: the session has ended. */
export type HoldOutcome = { kind: 'held'; hold: Hold } | { kind: 'gone' | 'signIn' | 'failed'; message: string }

const NOT_HELD = 'The time could not be held.'

/** Holds a slot for the signed-in mentee, and brings the mentor's slots as they are then. Never rejects. */
export function useHoldSlot(): (request: HoldRequest) => Promise<HoldOutcome> {
  const [run] = useMutation<useHoldSlotMutation>(graphql`
    mutation useHoldSlotMutation($input: HoldSlotInput!, $from: Date!, $to: Date!) {
      holdSlot(input: $input) {
        __typename
        ... on HoldSlotPayload {
          booking {
            ...hold_booking
          }
          mentor {
            ...useSlotDays_mentor
          }
          viewer {
            id
            liveHold {
              id
            }
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)
  return useCallback(
    async ({ mentorId, startsAt, days }) => {
      try {
        const { __typename, booking, message = NOT_HELD } = await run({ input: { mentorId, startsAt }, ...days })
        const hold = readHold(booking)
        return hold ? { kind: 'held', hold } : { kind: refusalOf(__typename), message }
      } catch {
        return { kind: 'failed', message: NOT_HELD }
      }
    },
    [run],
  )
}

function refusalOf(typename: string): 'gone' | 'signIn' | 'failed' {
  if (typename === 'NotSignedInError') return 'signIn'
  return ['SlotTakenError', 'SlotNotOfferedError', 'MentorBusyError', 'NotFoundError'].includes(typename)
    ? 'gone'
    : 'failed'
}
