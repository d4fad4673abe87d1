import { graphql } from 'react-relay'
import type { ShortlistLiveSubscription } from '../../__generated__/ShortlistLiveSubscription.graphql.ts'
import { signal } from '../../lib/signal.ts'
import { useLive } from '../../relay/live.ts'
import { outdateShortlist } from './shortlistStore.ts'

/** The shortlist has changed, here or elsewhere. */
export const shortlistNews = signal()

/** Follows what the member saves and removes in other tabs and on other devices. Renders nothing. */
export function ShortlistLive() {
  useLive<ShortlistLiveSubscription>(
    graphql`
      subscription ShortlistLiveSubscription {
        shortlistChanged {
          change
          lastChange
          mentor {
            isSaved
          }
          viewer {
            savedMentorCount
          }
        }
      }
    `,
    {
      updater(store, data) {
        if (data?.shortlistChanged.change !== 'STARTED') outdateShortlist(store)
      },
      onEvent({ change }) {
        if (change !== 'STARTED') shortlistNews.tell()
      },
    },
  )
  return null
}
