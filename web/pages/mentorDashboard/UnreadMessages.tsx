import { graphql, useLazyLoadQuery } from 'react-relay'
import type { UnreadMessagesQuery } from '../../__generated__/UnreadMessagesQuery.graphql.ts'
import { plural } from '../../lib/plural.ts'
import { Link } from '../../ui/Link.tsx'

/** How many messages are unread, from whom, and the way to them. */
export function UnreadMessages() {
  const { viewer } = useLazyLoadQuery<UnreadMessagesQuery>(
    graphql`
      query UnreadMessagesQuery @raw_response_type {
        viewer {
          unreadMessages
          conversations(first: 20) {
            edges {
              node {
                databaseId
                unreadCount
                plan {
                  mentee {
                    name
                  }
                }
              }
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  if (!viewer) return null
  const unread = viewer.conversations.edges.map(({ node }) => node).filter(({ unreadCount }) => unreadCount > 0)
  const [first, ...others] = unread
  const text = plural(viewer.unreadMessages, 'unread message')
  // All of them are this one's, as far as is known: an event may have changed one number and not the other.
  if (first && others.length === 0 && first.unreadCount === viewer.unreadMessages)
    return (
      <Link to={`/mentor-dashboard?tab=inbox&conversation=${first.databaseId}`}>
        {`${text} from ${first.plan.mentee.name}`}
      </Link>
    )
  return <InboxLink unread={viewer.unreadMessages} />
}

/** The way to unread messages whose senders are several, or not known. */
export function InboxLink({ unread }: { unread: number }) {
  return <Link to="/mentor-dashboard?tab=inbox">{plural(unread, 'unread message')}</Link>
}
