import { graphql, useFragment } from 'react-relay'
import type { RequestItem_request$key } from '../../__generated__/RequestItem_request.graphql.ts'
import { ReceivedRequest } from './ReceivedRequest.tsx'
import { SentRequest } from './SentRequest.tsx'
import type { Side } from './side.ts'

interface RequestItemProps {
  requestKey: RequestItem_request$key
  side: Side
  /** Called before the card leaves its list. */
  onLeave: () => void
}

/** A request, as mentor or mentee sees it. */
export function RequestItem({ requestKey, side, onLeave }: RequestItemProps) {
  const request = useFragment(
    graphql`
      fragment RequestItem_request on MentorshipRequest {
        ...ReceivedRequest_request
        ...SentRequest_request
      }
    `,
    requestKey,
  )
  return side === 'MENTOR' ? (
    <ReceivedRequest requestKey={request} onLeave={onLeave} />
  ) : (
    <SentRequest requestKey={request} onLeave={onLeave} />
  )
}
