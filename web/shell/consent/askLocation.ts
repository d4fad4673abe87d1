import { fetchQuery, graphql } from 'react-relay'
import type { askLocationQuery } from '../../__generated__/askLocationQuery.graphql.ts'
import { isFresh, readLocation, writeLocation, type Location } from '../../lib/geolocation.ts'
import { environment } from '../../relay/environment.ts'

const SOMEWHERE: Location = { isEUUser: false, country: null }

/** The visitor's place: kept for a day, else asked of the server. One that cannot be found out is outside the EU/EEA. */
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
    const location: Location = { isEUUser, country: country ?? null }
    writeLocation(location, Date.now())
    return location
  } catch {
    // The server has logged why, or could not be reached at all.
    return SOMEWHERE
  }
}
