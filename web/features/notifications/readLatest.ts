// oxlint-disable relay/must-colocate-fragment-spreads -- the panel reads it, and is not loaded until it opens
import { fetchQuery, graphql } from 'react-relay'
import type { Environment, Subscription } from 'relay-runtime'
import type { BellList_viewer$key } from '../../__generated__/BellList_viewer.graphql.ts'
import type { readLatestQuery } from '../../__generated__/readLatestQuery.graphql.ts'
import { changesSeen } from './bellChanges.ts'

/** What the bell and its panel show; the panel reads it through its own fragment. */
export const latestQuery = graphql`
  query readLatestQuery {
    site {
      now
    }
    viewer {
      ...BellList_viewer
    }
  }
`

/** What the bell's panel shows, and the server's clock when it was asked, ISO. */
export interface Latest {
  viewer: BellList_viewer$key
  now: string
}

interface Reader {
  next?: (latest: Latest | null) => void
  error: (error: Error) => void
}

/** Asks for the latest notifications, again when changes were told meanwhile that the answer may undo. Returns the stop. */
export function readLatest(environment: Environment, { next, error }: Reader): () => void {
  let running: Subscription
  let isWanted = true
  function read(): void {
    if (!isWanted) return
    const before = changesSeen()
    running = fetchQuery<readLatestQuery>(environment, latestQuery, {}).subscribe({
      next: ({ viewer, site }) => next?.(viewer ? { viewer, now: site.now } : null),
      error,
      complete() {
        // Not within this call: the question still counts as under way, and would be answered by itself.
        if (changesSeen() !== before) queueMicrotask(read)
      },
    })
  }
  read()
  return () => {
    isWanted = false
    running.unsubscribe()
  }
}
