import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { graphql } from 'react-relay'
import type { QueueBlockQuery } from '../../../__generated__/QueueBlockQuery.graphql.ts'
import { ServedPart } from '../../../features/admin/tables/ServedPart.tsx'
import { onMutation } from '../../../relay/mutate.ts'
import { useRefresh } from '../../../relay/refresh.ts'
import { IN_PARTS } from '../../../relay/network/request.ts'
import { usePartQuery } from '../../../relay/usePartQuery.ts'
import { Button } from '../../../ui/Button.tsx'
import { Failure } from '../../../ui/feedback/Failure.tsx'
import { Link } from '../../../ui/Link.tsx'
import { countAll, countsText } from './queue.ts'
import { QUEUE_SKELETON, QueueLineFrame } from './QueueSkeleton.tsx'
import { useFreshQueue, WorkQueue } from './WorkQueue.tsx'

/** The work queue above a tab's content, which comes with it: nothing jumps. */
export function QueueAbove({ children }: { children: ReactNode }) {
  return (
    <ServedPart
      skeleton={QUEUE_SKELETON}
      failure={(error, retry) => (
        <>
          <Failure error={error} onRetry={retry} />
          {children}
        </>
      )}
    >
      {(round) => <WorkQueue round={round}>{children}</WorkQueue>}
    </ServedPart>
  )
}

/** The number of things to do, in a line above another tab's content. */
export function QueueLineAbove() {
  return (
    <ServedPart
      skeleton={<QueueLineFrame />}
      failure={(_error, retry) => (
        <QueueLineFrame>
          Couldn’t load the work queue.{' '}
          <Button look="plain" size="small" onClick={retry}>
            Try again
          </Button>
        </QueueLineFrame>
      )}
    >
      {(round) => <QueueLine round={round} />}
    </ServedPart>
  )
}

const query = graphql`
  query QueueBlockQuery(
    $unpaidBookings: Int = 5
    $noShows: Int = 5
    $sessionsWithoutLink: Int = 5
    $reports: Int = 5
    $reviewReports: Int = 5
    $workshopRefunds: Int = 5
    $mentorlessBookings: Int = 5
    $mentorlessWorkshops: Int = 5
    $emails: Int = 5
    $webhooks: Int = 5
    $jobs: Int = 5
  ) @preloadable @raw_response_type {
    workQueue {
      ...queue_counts
    }
  }
`

/** The number of things to do, as a link to the work queue. */
export function QueueLine({ round }: { round: number }) {
  const { workQueue } = usePartQuery<QueueBlockQuery>(query, {}, { round, networkCacheConfig: IN_PARTS })
  const { refresh } = useRefresh<QueueBlockQuery>({ query, variables: {}, isInParts: true })
  useFreshQueue(refresh)
  // What was done on this tab, such as an application that was accepted, no longer waits.
  const read = useEffectEvent(refresh)
  useEffect(() => onMutation(() => read()), [])
  const { total, isComplete } = countAll(workQueue)
  const text = countsText(workQueue)
  return <QueueLineFrame>{total === 0 && isComplete ? text : <Link to="/admin">{text}</Link>}</QueueLineFrame>
}
