import { graphql } from 'react-relay'
import query, { type freshWorkshopQuery } from '../../__generated__/freshWorkshopQuery.graphql.ts'
import { useRefresh } from '../../relay/refresh.ts'

void graphql`
  query freshWorkshopQuery($id: Int!) {
    workshop(id: $id) {
      ...RegistrationPanel_workshop
    }
  }
`

/** Reads what registering depends on again; what is shown stays until then. */
export const useFreshWorkshop = (id: number) => useRefresh<freshWorkshopQuery>({ query, variables: { id } })
