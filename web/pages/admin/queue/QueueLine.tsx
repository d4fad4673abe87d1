import { graphql, useLazyLoadQuery } from 'react-relay'
import type { QueueLineQuery } from '../../../__generated__/QueueLineQuery.graphql.ts'
import { IN_PARTS } from '../../../relay/request.ts'
import { useRefresh } from '../../../relay/refresh.ts'
import { Link } from '../../../ui/Link.tsx'
import { countAll, countsText } from './queueKinds.ts'
import { QueueLineFrame } from './queueRoom.tsx'
import { useFreshQueue } from './useFreshQueue.ts'

const query = graphql`
  query QueueLineQuery(
    $unpaidBookings: Int = 5
    $noShows: Int = 5
    $sessionsWithoutLink: Int = 5
    $reports: Int = 5
    $workshopRefunds: Int = 5
    $mentorlessBookings: Int = 5
    $mentorlessWorkshops: Int = 5
    $emails: Int = 5
    $webhooks: Int = 5
    $jobs: Int = 5
  ) @raw_response_type {
    workQueue {
      ...queueKinds_queue
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
