/* oxlint-disable relay/unused-fields -- what is counted is read by countAll and countsText */
// oxlint-disable-next-line no-restricted-imports -- it loads with its part: no page waits for it
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { QueueLineQuery } from '../../../__generated__/QueueLineQuery.graphql.ts'
import { IN_PARTS } from '../../../relay/request.ts'
import { useRefresh } from '../../../relay/refresh.ts'
import { Link } from '../../../ui/Link.tsx'
import { countAll, countsText } from './queueKinds.ts'
import { QueueLineFrame } from './queueRoom.tsx'
import { useFreshQueue } from './useFreshQueue.ts'

const query = graphql`
  query QueueLineQuery @raw_response_type {
    workQueue {
      refunds {
        total
      }
      disputes {
        total
      }
      unpaidBookings {
        total
      }
      orders {
        total
      }
      workshopRefunds {
        total
      }
      noShows {
        total
      }
      sessionsWithoutLink {
        total
      }
      reports {
        total
      }
      applications {
        total
      }
      workshops {
        total
      }
      mentorlessBookings {
        total
      }
      mentorlessWorkshops {
        total
      }
      emails {
        total
      }
      webhooks {
        total
      }
      jobs {
        total
      }
    }
  }
`

/** What waits, in a line that leads to it. */
export function QueueLine({ round }: { round: number }) {
  const { workQueue } = useLazyLoadQuery<QueueLineQuery>(
    query,
    {},
    { fetchKey: round, fetchPolicy: 'store-and-network', networkCacheConfig: IN_PARTS },
  )
  const { refresh } = useRefresh<QueueLineQuery>({ query, variables: {}, isInParts: true })
  useFreshQueue(refresh)
  const { total, isComplete } = countAll(workQueue)
  const text = countsText(workQueue)
  return <QueueLineFrame>{total === 0 && isComplete ? text : <Link to="/admin">{text}</Link>}</QueueLineFrame>
}
