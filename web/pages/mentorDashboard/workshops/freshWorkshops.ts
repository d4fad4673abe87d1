import { graphql } from 'react-relay'

/** How often seats are counted again while workshops that are to come are seen, in ms: people register without a live event. */
export const COUNTS_EVERY = 30_000

/** The mentor's workshops, and how many of them need the mentor: that stands above the tabs. */
export const workshopsQuery = graphql`
  query freshWorkshopsQuery @preloadable @raw_response_type {
    viewer {
      mentor {
        databaseId
      }
      ...OwnWorkshops_viewer
      workshopsToDo
    }
    site {
      now
    }
  }
`
