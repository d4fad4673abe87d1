import { fetchQuery, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { freshAccountQuery } from '../../__generated__/freshAccountQuery.graphql.ts'

const query = graphql`
  query freshAccountQuery @raw_response_type {
    viewer {
      ...presence_viewer
      emailConfirmed
    }
  }
`

/** Reads the member again once a name or an address is saved: the header has the name, another address is not confirmed. */
export function readAccount(environment: Environment): void {
  fetchQuery<freshAccountQuery>(environment, query, {}, { fetchPolicy: 'network-only' }).subscribe({})
}
