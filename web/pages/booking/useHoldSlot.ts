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
        ... on HoldSlotPayload @alias(as: "done") {
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
        ...refusal_error @alias(as: "refused")
      }
    }
  `)
  return useCallback(
    async ({ mentorId, startsAt, days }) => {
      const { done, refused } = await run({ input: { mentorId, startsAt }, ...days })
      const hold = readHold(done?.booking)
      if (hold) return { kind: 'held', hold }
      if (!refused?.type) return { kind: 'failed', message: NOT_HELD }
      return { kind: kindOf(refused.type), message: refused.message }
    },
    [run],
  )
}

function kindOf(refusal: string): 'gone' | 'signIn' | 'failed' {
  if (refusal === 'NotSignedInError') return 'signIn'
  return ['SlotTakenError', 'SlotNotOfferedError', 'MentorBusyError', 'NotFoundError'].includes(refusal)
    ? 'gone'
    : 'failed'
}
