import { graphql } from 'react-relay'

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
