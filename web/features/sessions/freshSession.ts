import { graphql } from 'react-relay'
import query, { type freshSessionQuery } from '../../__generated__/freshSessionQuery.graphql.ts'
import { useRefresh } from '../../relay/refresh.ts'

/** What a change of a session may change on screen: every mutation of one answers it. */
void graphql`
  fragment freshSession_booking on Booking {
    ...SessionDays_booking
    ...SessionReview_booking
    ...NextSteps_refund
    ...CancelDialog_booking
    ...MoveDialog_booking
    ...ProposeDialog_booking
    ...ProposalAnswer_booking
    plan {
      ...BookIncludedSession_plan
      ...BookIncludedSessionButton_plan
    }
  }
`

void graphql`
  query freshSessionQuery($id: ID!) {
    node(id: $id) {
      ...freshSession_booking @alias(as: "booking")
    }
  }
`

/** Reads a session again, by its global id, while what is shown stays. */
export const useFreshSession = (id: string) => useRefresh<freshSessionQuery>({ query, variables: { id } })
