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

/** Reads anew what registering depends on, while what is shown stays. */
export const useFreshWorkshop = (id: number) => useRefresh<freshWorkshopQuery>({ query, variables: { id } })
