import { graphql } from 'react-relay'

/** What the chat shows, and what its button counts. */
export const chatDialogQuery = graphql`
  query freshChatQuery($mentorId: Int!) @raw_response_type {
    mentor(id: $mentorId) {
      ...ChatButton_mentor
      ...ChatDialog_mentor
      viewerConversation {
        databaseId
        ...ChatPane_conversation
        plan {
          ...BookIncludedSessionButton_plan
        }
      }
    }
    viewer {
      plans(first: 100) {
        edges {
          node {
            databaseId
            mentor {
              databaseId
            }
            conversation {
              isActive
            }
          }
        }
      }
      ...ChatDialog_viewer
    }
    site {
      now
    }
  }
`
