import { graphql } from 'react-relay'
import type { useBookingActsCancelMutation } from '../../../__generated__/useBookingActsCancelMutation.graphql.ts'
import type { useBookingActsDecideMutation } from '../../../__generated__/useBookingActsDecideMutation.graphql.ts'
import type { useBookingActsMoveMutation } from '../../../__generated__/useBookingActsMoveMutation.graphql.ts'
import type { useBookingActsMovePlanMutation } from '../../../__generated__/useBookingActsMovePlanMutation.graphql.ts'
import { useMutation } from '../../../relay/useMutation.ts'

/** Cancels a session or a package with a refund of the administrator's choice. The dialog shows refusals. */
export function useAdminCancel() {
  return useMutation<useBookingActsCancelMutation>(
    graphql`
      mutation useBookingActsCancelMutation($input: AdminCancelBookingInput!) @raw_response_type {
        adminCancelBooking(input: $input) {
          ... on AdminCancelBookingPayload @alias(as: "done") {
            booking {
              ...MentorshipPanel_booking
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { done: () => ({ title: 'Cancelled. We’ve emailed both sides.', tone: 'good' }), failed: () => null },
  )
}

/** Moves a session to another time. The dialog shows refusals. */
export function useAdminMove() {
  return useMutation<useBookingActsMoveMutation>(
    graphql`
      mutation useBookingActsMoveMutation($input: AdminMoveBookingInput!) @raw_response_type {
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
}

/** Gives a package another last day. The dialog shows refusals. */
export function useAdminMovePlan() {
  return useMutation<useBookingActsMovePlanMutation>(
    graphql`
      mutation useBookingActsMovePlanMutation($input: AdminMovePlanInput!) @raw_response_type {
        adminMovePlan(input: $input) {
          ... on AdminMovePlanPayload @alias(as: "done") {
            booking {
              ...MentorshipPanel_booking
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { done: () => ({ title: 'Last day changed. We’ve emailed both sides.', tone: 'good' }), failed: () => null },
  )
}

/** Decides on a report that somebody did not come. The dialog shows refusals. */
export function useDecideNoShow() {
  return useMutation<useBookingActsDecideMutation>(
    graphql`
      mutation useBookingActsDecideMutation($input: DecideNoShowInput!) @raw_response_type {
        decideNoShow(input: $input) {
          ... on DecideNoShowPayload @alias(as: "done") {
            booking {
              ...MentorshipPanel_booking
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { done: () => ({ title: 'Decided. We’ve emailed both sides.', tone: 'good' }), failed: () => null },
  )
}
