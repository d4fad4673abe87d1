import { graphql } from 'react-relay'
import type { useFreshRegistrationQuery } from '../../../../__generated__/useFreshRegistrationQuery.graphql.ts'
import { useRefresh } from '../../../../relay/refresh.ts'

/** Said once a registration is no longer for the workshop whose list is open. */
export const MOVED_AWAY = 'This registration is no longer for this workshop.'

/** Reads one registration again, after an act on it was refused; its list stays as it is. */
export function useFreshRegistration(id: string): () => void {
  return useRefresh<useFreshRegistrationQuery>({
    query: graphql`
      query useFreshRegistrationQuery($id: ID!) @raw_response_type {
        node(id: $id) {
          ...RegistrationRow_registration @alias(as: "row")
          ...CancelRegistration_registration @alias(as: "cancelled")
          ...MoveRegistration_registration @alias(as: "moved")
        }
      }
    `,
    variables: { id },
  }).refresh
}
