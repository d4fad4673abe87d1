import { graphql } from 'react-relay'

/** What the bell and its panel show. */
export const latestQuery = graphql`
  query freshNotificationsQuery {
    site {
      now
    }
    viewer {
      ...Bell_viewer
      ...BellList_viewer
      ...BellList_messages
    }
  }
`
