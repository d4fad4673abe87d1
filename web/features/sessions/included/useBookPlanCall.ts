import { graphql } from 'react-relay'
import type { useBookPlanCallMutation } from '../../../__generated__/useBookPlanCallMutation.graphql.ts'
import { plural } from '../../../lib/plural.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { calendarAction } from '../calendarFile.ts'
import { whenText } from '../dialogs/TimeChange.tsx'

const TOAST_MS = 12_000

/** Books a session that a package includes: `[book, isBooking]`. The dialog shows refusals. Never rejects. */
export function useBookPlanCall() {
  return useMutation<useBookPlanCallMutation>(
    graphql`
      mutation useBookPlanCallMutation($input: BookPlanCallInput!) @raw_response_type {
        bookPlanCall(input: $input) {
          ... on BookPlanCallPayload @alias(as: "done") {
            booking {
              startsAt
              mentorName
              ...calendarFile_booking
              ...freshSession_booking
            }
            plan {
              callsRemaining
              ...BookIncludedSession_plan
              ...BookIncludedSessionButton_plan
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done({ booking, plan }) {
        const { startsAt, mentorName } = booking
        const action = calendarAction(booking)
        return {
          title: 'Session booked',
          description: `${startsAt ? whenText(startsAt) : 'At the chosen time'} with ${mentorName}. ${plural(plan.callsRemaining, 'session')} left in your package.`,
          tone: 'good',
          duration: TOAST_MS,
          ...(action && { action }),
        }
      },
      failed: () => null,
    },
  )
}
