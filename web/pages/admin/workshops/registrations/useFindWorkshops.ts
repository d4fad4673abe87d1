import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useFindWorkshopsQuery } from '../../../../__generated__/useFindWorkshopsQuery.graphql.ts'
import { workshopDate } from '../../../../features/workshops/workshopTimes.ts'
import type { SearchOption } from '../../../../ui/SearchSelect.tsx'

/** Finds approved workshops that people can still register for, other than the one they come from. */
export function useFindWorkshops(fromId: number): (text: string) => Promise<readonly SearchOption[]> {
  const environment = useRelayEnvironment()
  return async (search) => {
    const found = await fetchQuery<useFindWorkshopsQuery>(
      environment,
      graphql`
        query useFindWorkshopsQuery($search: String) @raw_response_type {
          allWorkshops(first: 25, search: $search, state: APPROVED, sort: STARTS, direction: DESC) {
            rows {
              databaseId
              title
              date
              instructorName
              isRegistrationOpen
              seatsLeft
            }
          }
        }
      `,
      { search: search || null },
    ).toPromise()
    return (found?.allWorkshops.rows ?? [])
      .filter(
        ({ databaseId, isRegistrationOpen, seatsLeft }) => databaseId !== fromId && isRegistrationOpen && seatsLeft > 0,
      )
      .map(({ databaseId, title, date, instructorName, seatsLeft }) => ({
        id: databaseId,
        label: title,
        under: `${workshopDate(date)}, ${instructorName}, ${seatsLeft} left`,
      }))
  }
}
