import { graphql } from 'react-relay'
import query, { type useFreshPlanQuery } from '../../../__generated__/useFreshPlanQuery.graphql.ts'
import { useRefresh } from '../../../relay/refresh.ts'

void graphql`
  query useFreshPlanQuery($id: ID!) {
    node(id: $id) {
      ...BookIncludedSession_plan @alias(as: "dialog")
      ...BookIncludedSessionButton_plan @alias(as: "button")
    }
  }
`

/** Reads a package anew, by its global id, while what is shown of it stays. */
export const useFreshPlan = (id: string) => useRefresh<useFreshPlanQuery>({ query, variables: { id } })
