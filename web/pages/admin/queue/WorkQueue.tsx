import { type ReactNode, useEffect, useEffectEvent, useRef, useState, useTransition } from 'react'
import { graphql } from 'react-relay'
import { styled } from 'styled-components'
import { MINUTE_MS } from '../../../../api/rules/time/durations.ts'
import type { WorkQueueQuery } from '../../../__generated__/WorkQueueQuery.graphql.ts'
import { useRefresh } from '../../../relay/refresh.ts'
import { IN_PARTS } from '../../../relay/network/request.ts'
import { onWake } from '../../../relay/network/wake.ts'
import { usePartQuery } from '../../../relay/usePartQuery.ts'
import { Count } from '../../../ui/mark/Badge.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { StaleNotice } from '../../../ui/feedback/Unanswered.tsx'
import { useNow } from '../../../ui/time/useNow.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { ApplicationGroup, ReportGroup } from './PeopleGroups.tsx'
import { EmailGroup, JobGroup, WebhookGroup } from './DeliveryGroups.tsx'
import { DisputeGroup, OrderGroup } from './PaymentGroups.tsx'
import { countAll, QueueContext, type WholeGroup } from './queue.ts'
import { RefundGroup, WorkshopRefundGroup } from './RefundGroups.tsx'
import { ReviewGroup } from './ReviewGroup.tsx'
import { MissingLinkGroup, NoShowGroup } from './SessionGroups.tsx'
import { MentorlessBookingGroup, UnpaidGroup } from './UnpaidGroup.tsx'
import { MentorlessGroup, WorkshopGroup } from './WorkshopGroups.tsx'

const query = graphql`
  query WorkQueueQuery(
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
      ...RefundGroups_refunds
      ...PaymentGroups_disputes
      ...UnpaidGroup_queue
      ...UnpaidGroup_mentorless
      ...PaymentGroups_orders
      ...RefundGroups_workshops
      ...SessionGroups_noShows
      ...SessionGroups_links
      ...PeopleGroups_reports
      ...ReviewGroup_queue
      ...PeopleGroups_applications
      ...WorkshopGroups_workshops
      ...WorkshopGroups_mentorless
      ...DeliveryGroups_emails
      ...DeliveryGroups_webhooks
      ...DeliveryGroups_jobs
    }
    site {
      now
    }
  }
`

/** As many as a group shows in the queue itself. */
const ALL = 100
const NONE: ReadonlySet<string> = new Set()

interface WorkQueueProps {
  /** Another number loads again after a failure. */
  round: number
  /** Below the queue: it comes with it, so that nothing jumps. */
  children: ReactNode
}

/** What needs an administrator, in order of harm: money first. A row leaves at once when somebody acts on it. */
export function WorkQueue({ round, children }: WorkQueueProps) {
  const [sizes, setSizes] = useState<Partial<Record<WholeGroup, number>>>({})
  const [, startShowing] = useTransition()
  const { workQueue, site } = usePartQuery<WorkQueueQuery>(query, sizes, { round, networkCacheConfig: IN_PARTS })
  const now = useNow(site.now)
  const { refresh, isRefreshing, isStale } = useRefresh<WorkQueueQuery>({ query, variables: sizes, isInParts: true })
  // Not under a dialog: its row may be gone, and with it what was typed.
  useFreshQueue(() => document.querySelector('[role="dialog"]') || refresh())
  const [gone, setGone] = useState(NONE)
  const [said, setSaid] = useState('')
  const frame = useRef<HTMLElement>(null)
  const { total, isComplete } = countAll(workQueue)
  const left = Math.max(0, total - gone.size)
  // What was acted on is gone from the answer by now, or it is back because it waits again.
  const [wasRefreshing, setWasRefreshing] = useState(false)
  if (isRefreshing !== wasRefreshing) {
    setWasRefreshing(isRefreshing)
    if (!isRefreshing && !isStale) setGone(NONE)
  }

  const leaving = useRef<number | null>(null)
  useEffect(() => {
    const place = leaving.current
    if (place === null) return
    leaving.current = null
    const rows = rowsIn(frame.current)
    const next = rows[Math.min(place, rows.length - 1)] ?? frame.current
    next?.focus()
  })

  function acted(row: string, words: string): void {
    leaving.current = rowsIn(frame.current).findIndex(({ dataset }) => dataset['queueRow'] === row)
    setGone((before) => new Set([...before, row]))
    setSaid(words)
    refresh()
  }
  const showAll = (group: WholeGroup) => startShowing(() => setSizes((before) => ({ ...before, [group]: ALL })))
  const isEmpty = left === 0 && isComplete
  return (
    <QueueContext value={{ now, gone, acted, refresh, showAll }}>
      <Queue as="section" ref={frame} tabIndex={-1} aria-labelledby="work-queue">
        <Head>
          <h2 id="work-queue">Work queue</h2>
          {isEmpty ? <span>Nothing to do.</span> : <Count $new>{left}</Count>}
        </Head>
        <VisuallyHidden role="status">{said && `${said} ${left} left.`}</VisuallyHidden>
        {isStale && <StaleNotice busy={isRefreshing} onRetry={refresh} />}
        <RefundGroup queueKey={workQueue} />
        <DisputeGroup queueKey={workQueue} />
        <UnpaidGroup queueKey={workQueue} />
        <OrderGroup queueKey={workQueue} />
        <WorkshopRefundGroup queueKey={workQueue} />
        <NoShowGroup queueKey={workQueue} />
        <MissingLinkGroup queueKey={workQueue} />
        <MentorlessBookingGroup queueKey={workQueue} />
        <ReportGroup queueKey={workQueue} />
        <ReviewGroup queueKey={workQueue} />
        <ApplicationGroup queueKey={workQueue} />
        <WorkshopGroup queueKey={workQueue} />
        <MentorlessGroup queueKey={workQueue} />
        <EmailGroup queueKey={workQueue} />
        <WebhookGroup queueKey={workQueue} />
        <JobGroup queueKey={workQueue} />
      </Queue>
      {children}
    </QueueContext>
  )
}

const rowsIn = (frame: HTMLElement | null): HTMLElement[] => [
  ...(frame?.querySelectorAll<HTMLElement>('[data-queue-row]') ?? []),
]

const Queue = styled(Card)`
  margin-bottom: 24px;
  overflow: hidden;
  outline: none;
`

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  min-height: 3rem;
  padding: 10px 16px;
  > h2 {
    font-size: var(--t17);
  }
`

/** Reads the queue again every minute while the page is seen, and when the person comes back. That does not prolong their session. */
export function useFreshQueue(refresh: () => void): void {
  const read = useEffectEvent(refresh)
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') read()
    }, MINUTE_MS)
    const look = () => read()
    addEventListener('focus', look)
    const stop = onWake(look)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', look)
      stop()
    }
  }, [])
}
