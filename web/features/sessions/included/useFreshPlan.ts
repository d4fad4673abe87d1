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

/** Reads a package again, by its global id, while what is shown stays. */
export const useFreshPlan = (id: string) => useRefresh<useFreshPlanQuery>({ query, variables: { id } })
