import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatRequestDate } from '../../../api/rules/text/format.ts'
import type { RequestFacts_request$key } from '../../__generated__/RequestFacts_request.graphql.ts'
import { breakpoints } from '../../ui/theme.ts'
import { RequestTimes } from './RequestTimes.tsx'

interface RequestFactsProps {
  requestKey: RequestFacts_request$key
  /** Also shows when it was received, if there is no history. */
  received?: boolean
}

/** What was asked: topic, background, notes, the preferred time and those proposed. */
export function RequestFacts({ requestKey, received = false }: RequestFactsProps) {
  const request = useFragment(
    graphql`
      fragment RequestFacts_request on MentorshipRequest {
        discussionTopic
        background
        additionalNotes
        preferredDateTime
        createdAt
        ...RequestTimes_request
      }
    `,
    requestKey,
  )
  const { discussionTopic, background, additionalNotes, preferredDateTime, createdAt } = request
  return (
    <Facts>
      <div>
        <dt>Topic</dt>
        <dd data-strong>{discussionTopic}</dd>
      </div>
      <div>
        <dt>Background</dt>
        <dd>{background}</dd>
      </div>
      {additionalNotes && (
        <div>
          <dt>Notes</dt>
          <dd>{additionalNotes}</dd>
        </div>
      )}
      <div>
        <dt>Preferred time</dt>
        <dd>
          <RequestDate at={preferredDateTime} />
        </dd>
      </div>
      <RequestTimes requestKey={request} />
      {received && (
        <div>
          <dt>Received</dt>
          <dd>
            <RequestDate at={createdAt} />
          </dd>
        </div>
      )}
    </Facts>
  )
}

const Facts = styled.dl`
  display: grid;
  > div {
    display: grid;
    grid-template-columns: 7.5rem minmax(0, 1fr);
    gap: 2px 16px;
    align-items: baseline;
    padding: 9px 0;
    border-top: 1px solid var(--line);
  }
  dt {
    color: var(--muted);
    font-size: var(--t13);
  }
  dd {
    max-width: 72ch;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  [data-strong] {
    font-weight: 600;
  }
  @media (max-width: ${breakpoints.phone}) {
    > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

/** Date and time of a request: `28 Nov 2026, 7:00 pm IST`. */
export function RequestDate({ at }: { at: string }) {
  return <time dateTime={at}>{formatRequestDate(new Date(at))} IST</time>
}
