import { useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { RequestCards_requests$key } from '../../__generated__/RequestCards_requests.graphql.ts'
import { lastKind } from '../../features/accounts/session/lastKind.ts'
import { Failure } from '../../ui/feedback/Failure.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { CardSkeletons } from './RequestsPageSkeleton.tsx'
import type { Side } from './requestTabs.ts'

const skeleton = (
  <Skeleton label="Loading the requests">
    <CardSkeletons />
  </Skeleton>
)

/** The cards of each side, which shares little with the other and is loaded alone. */
export const ReceivedRequests = lazyPart(
  () => import('./ReceivedRequests.tsx').then((module) => module.ReceivedRequests),
  skeleton,
  undefined,
  failed,
)
export const SentRequests = lazyPart(
  () => import('./SentRequests.tsx').then((module) => module.SentRequests),
  skeleton,
  undefined,
  failed,
)

// Mostly the side of the last login: its cards load together with the data.
const kind = lastKind()
if (kind === 'mentor') ReceivedRequests.preload()
if (kind === 'mentee') SentRequests.preload()

interface RequestCardsProps {
  requestKeys: RequestCards_requests$key
  side: Side
  /** Called with the card's place before it leaves the list. */
  onLeave: (place: number) => void
}

/** The requests of a list, as mentor or mentee sees them. */
export function RequestCards({ requestKeys, side, onLeave }: RequestCardsProps) {
  const requests = useFragment(
    graphql`
      fragment RequestCards_requests on MentorshipRequest @relay(plural: true) {
        ...ReceivedRequests_requests
        ...SentRequests_requests
      }
    `,
    requestKeys,
  )
  const Cards = side === 'MENTOR' ? ReceivedRequests : SentRequests
  return <Cards requestKeys={requests} onLeave={onLeave} />
}

function failed(error: unknown, retry: () => void) {
  return <CardsFailed error={error} onRetry={retry} />
}

function CardsFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  /** The button goes, so the focus moves to the list. */
  function retry(): void {
    if (box.current?.contains(document.activeElement)) box.current.closest('section')?.focus()
    onRetry()
  }
  return (
    <div ref={box}>
      <Failure error={error} onRetry={retry} />
    </div>
  )
}
