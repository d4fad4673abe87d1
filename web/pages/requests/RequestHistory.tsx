import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { RESPONSE_HOURS } from '../../../api/rules/constants.ts'
import type {
  RequestHistory_request$data,
  RequestHistory_request$key,
} from '../../__generated__/RequestHistory_request.graphql.ts'
import { Timeline } from '../../ui/time/Timeline.tsx'
import { RequestDate } from './RequestFacts.tsx'
import type { Side } from './requestTabs.ts'

interface RequestHistoryProps {
  requestKey: RequestHistory_request$key
  /** The viewer's side. */
  side: Side
}

/** Timeline of a request, with the mentor's response. */
export function RequestHistory({ requestKey, side }: RequestHistoryProps) {
  const request = useFragment(
    graphql`
      fragment RequestHistory_request on MentorshipRequest {
        status
        mentorListed
        createdAt
        respondedAt
        withdrawnAt
        responseMessage
      }
    `,
    requestKey,
  )
  return (
    <Line>
      <Timeline
        events={[
          {
            key: 'sent',
            title: side === 'MENTOR' ? 'Received' : 'Sent',
            when: <RequestDate at={request.createdAt} />,
          },
          latest(request, side),
        ]}
      />
    </Line>
  )
}

function latest(request: RequestHistory_request$data, side: Side) {
  const { status, mentorListed, respondedAt, withdrawnAt, responseMessage } = request
  if (status === 'PENDING')
    return {
      key: 'now',
      title: 'Waiting for a reply',
      when: mentorListed
        ? side === 'MENTOR'
          ? `Please answer within ${RESPONSE_HOURS} hours`
          : `We ask mentors to answer within ${RESPONSE_HOURS} hours`
        : side === 'MENTOR'
          ? 'You can answer once you are accepted'
          : 'The mentor can’t answer at present',
      now: true,
    }
  const at = status === 'WITHDRAWN' ? withdrawnAt : respondedAt
  const who = side === 'MENTOR' ? 'You ' : ''
  const words = { APPROVED: 'accepted', REJECTED: 'declined' }[String(status)]
  const title = words ? who + (who ? words : capitalized(words)) : 'Withdrawn'
  return {
    key: 'closed',
    title,
    when: at ? <RequestDate at={at} /> : null,
    text: responseMessage ? <Quote>{responseMessage}</Quote> : words ? 'No message' : undefined,
    now: true,
  }
}

const capitalized = (word: string): string => word[0]!.toUpperCase() + word.slice(1)

const Line = styled.div`
  --back: var(--surface);
`

const Quote = styled.span`
  display: block;
  max-width: 72ch;
  margin-top: 4px;
  color: var(--ink);
  overflow-wrap: anywhere;
  white-space: pre-line;
`
