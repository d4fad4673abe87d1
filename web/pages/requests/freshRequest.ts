import { graphql } from 'react-relay'

/** What the answer of a change has of a request: what `placeRequest` reads from the store, and what is on screen. */
void graphql`
  fragment freshRequest_request on MentorshipRequest {
    id
    databaseId
    status
    mentor {
      ...RequestArea_mentor
    }
    ...ReceivedRequests_requests
    ...SentRequests_requests
  }
`
