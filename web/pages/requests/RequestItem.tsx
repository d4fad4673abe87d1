import { graphql, useFragment } from 'react-relay'
import type { RequestItem_request$key } from '../../__generated__/RequestItem_request.graphql.ts'
import { ReceivedRequest } from './ReceivedRequest.tsx'
import { SentRequest } from './SentRequest.tsx'
import type { Side } from './side.ts'

interface RequestItemProps {
  requestKey: RequestItem_request$key
  side: Side
  /** Called when the card is about to leave its list. */
  onLeave: () => void
}

/** A request as one of its two sides sees it. */
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
