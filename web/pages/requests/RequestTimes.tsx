import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatWhenFull } from '../../../api/rules/text/format.ts'
import type {
  RequestTimes_request$data,
  RequestTimes_request$key,
} from '../../__generated__/RequestTimes_request.graphql.ts'
import { timesWhole } from '../../ui/time/timesWhole.ts'

type State = RequestTimes_request$data['times'][number]['state']

/** What is said beside a time; an open one needs no word. */
const WORDS: Partial<Record<State, string>> = {
  TAKEN: 'taken',
  PAST: 'past',
  NOT_OFFERED: 'no longer offered',
  RESERVED: 'reserved',
  BOOKED: 'booked',
  MOVED: 'moved to another time',
  CANCELLED: 'cancelled',
  LAPSED: 'no longer reserved',
  NOT_CHOSEN: 'not chosen',
}

/** The row of proposed times among what was asked; nothing without any. */
export function RequestTimes({ requestKey }: { requestKey: RequestTimes_request$key }) {
  const { times } = useFragment(
    graphql`
      fragment RequestTimes_request on MentorshipRequest {
        times {
          startsAt
          state
        }
      }
    `,
    requestKey,
  )
  if (times.length === 0) return null
  return (
    <div>
      <dt>Proposed times</dt>
      <dd>
        <List>
          {times.map(({ startsAt, state }) => (
            <li key={startsAt}>
              <time dateTime={startsAt}>{timesWhole(formatWhenFull(new Date(startsAt)))}</time>
              {WORDS[state] && <Word>{`, ${WORDS[state]}`}</Word>}
            </li>
          ))}
        </List>
      </dd>
    </div>
  )
}

const List = styled.ul`
  list-style: none;
`

const Word = styled.span`
  color: var(--muted);
`
