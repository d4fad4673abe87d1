import { graphql } from 'react-relay'
import type { useSessionChangesSubscription } from '../../__generated__/useSessionChangesSubscription.graphql.ts'
import { useLive, useMissed } from '../../relay/live.ts'
import { SESSIONS } from './sessionsTopic.ts'

const subscription = graphql`
  subscription useSessionChangesSubscription {
    bookingChanged {
      change
    }
  }
`

/** Calls `read` whenever a booking of the viewer has changed, or may have: once a page, with its `refresh`. */
export function useSessionChanges(read: () => void): void {
  useLive<useSessionChangesSubscription>(subscription, {
    onEvent: ({ change }) => {
      if (change !== 'STARTED') read()
    },
  })
  useMissed(SESSIONS, read)
}
