import { graphql } from 'react-relay'
import type { useSessionChangesSubscription } from '../../__generated__/useSessionChangesSubscription.graphql.ts'
import { useLive, useMissed } from '../../relay/live.ts'
import { useWhenNoDialog } from './openDialogs.ts'
import { SESSIONS } from './sessionsTopic.ts'

const subscription = graphql`
  subscription useSessionChangesSubscription {
    bookingChanged {
      change
      lastChange
    }
  }
`

/**
 * Calls `read` whenever a booking of the viewer has changed, or may have: once a page, with its `refresh`. While a dialog
 * of a session is open it waits, because the card that the dialog belongs to may go.
 */
export function useSessionChanges(read: () => void): void {
  const readSoon = useWhenNoDialog(read)
  useLive<useSessionChangesSubscription>(subscription, {
    onEvent: ({ change }) => {
      if (change !== 'STARTED') readSoon()
    },
  })
  useMissed(SESSIONS, readSoon)
}
