import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useFindMentorsQuery } from '../../../../__generated__/useFindMentorsQuery.graphql.ts'
import type { SearchOption } from '../../../../ui/SearchSelect.tsx'

/** Finds accepted mentors by name, email or company: only they hold workshops. */
export function useFindMentors(): (text: string) => Promise<readonly SearchOption[]> {
  const environment = useRelayEnvironment()
  return async (search) => {
    const found = await fetchQuery<useFindMentorsQuery>(
      environment,
      graphql`
        query useFindMentorsQuery($search: String) @raw_response_type {
          allMentors(first: 8, search: $search, status: ACCEPTED) {
            rows {
              databaseId
              name
              email
            }
          }
        }
      `,
      { search: search || null },
    ).toPromise()
    const rows = found?.allMentors.rows ?? []
    return rows.map(({ databaseId, name, email }) => ({ id: databaseId, label: name, ...(email && { under: email }) }))
  }
}
