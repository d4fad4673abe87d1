import { fetchQuery, graphql } from 'react-relay'
import type { askLocationQuery } from '../../__generated__/askLocationQuery.graphql.ts'
import { isFresh, readLocation, writeLocation, type Location } from '../../lib/visitor.ts'
import { environment } from '../../relay/network/environment.ts'

const SOMEWHERE: Location = { isEUUser: false, country: null }

/** The visitor's location: cached for a day, else requested from the server. An unknown location counts as non-EU. */
export async function askLocation(): Promise<Location> {
  const kept = readLocation()
  if (kept && isFresh(kept, Date.now())) return kept
  try {
    const data = await fetchQuery<askLocationQuery>(
      environment,
      graphql`
        query askLocationQuery {
          visitorLocation {
            isEUUser
            country
          }
        }
      `,
      {},
    ).toPromise()
    if (!data) return SOMEWHERE
    const { isEUUser, country } = data.visitorLocation
    const location: Location = { isEUUser, country: country }
    writeLocation(location, Date.now())
    return location
  } catch {
    // The server has logged the reason, or could not be reached.
    return SOMEWHERE
  }
}
