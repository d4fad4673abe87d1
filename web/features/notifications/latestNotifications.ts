// oxlint-disable relay/must-colocate-fragment-spreads, relay/unused-fields -- badge and panel read it; the panel is not loaded until it opens
import { graphql } from 'react-relay'

/** What the bell and its panel show. */
export const latestQuery = graphql`
  query latestNotificationsQuery {
    site {
      now
    }
    viewer {
      ...Bell_viewer
      ...BellList_viewer
      ...BellMessages_viewer
    }
  }
`
