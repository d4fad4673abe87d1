import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { SessionsWaiting_site$key } from '../../__generated__/SessionsWaiting_site.graphql.ts'
import type { SessionsWaiting_viewer$key } from '../../__generated__/SessionsWaiting_viewer.graphql.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { Time } from '../../ui/time/Time.tsx'
import { useNow } from '../../ui/time/useNow.ts'
import { AnswerButtons } from './card/AnswerButtons.tsx'
import { JoinRecord } from './card/JoinRecord.tsx'
import { SessionNews } from './card/SessionNews.tsx'
import { SessionPerson } from './card/SessionPerson.tsx'

interface SessionsWaitingProps {
  viewerKey: SessionsWaiting_viewer$key
  siteKey: SessionsWaiting_site$key
}

/** What the other side has asked about sessions, with the buttons that answer it; nothing if nothing needs an answer. */
export function SessionsWaiting({ viewerKey, siteKey }: SessionsWaitingProps) {
  const { type, sessionsToAnswer } = useFragment(
    graphql`
      fragment SessionsWaiting_viewer on Viewer {
        type
        sessionsToAnswer {
          id
          startsAt
          ...SessionPerson_booking
          ...SessionNews_booking
          ...AnswerButtons_booking
          ...JoinRecord_booking
        }
      }
    `,
    viewerKey,
  )
  const site = useFragment(
    graphql`
      fragment SessionsWaiting_site on Site {
        now
      }
    `,
    siteKey,
  )
  const now = useNow(site.now)
  if (sessionsToAnswer.length === 0) return null
  const side = type === 'MENTOR' ? 'mentor' : 'mentee'
  return (
    <Sheet as="section" $pad aria-label="Waiting for your answer">
      <h2>Waiting for your answer</h2>
      <ul>
        {sessionsToAnswer.map((session) => (
          <li key={session.id}>
            <SessionPerson bookingKey={session} side={side} level={3}>
              {session.startsAt && <Time at={session.startsAt} now={now} />}
            </SessionPerson>
            <SessionNews bookingKey={session} side={side} />
            <div>
              <AnswerButtons
                bookingKey={session}
                side={side}
                record={<JoinRecord bookingKey={session} side={side} always />}
              />
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

const Sheet = styled(Card)`
  border-color: var(--warn-line);
  > h2 {
    font-size: var(--t17);
  }
  > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    list-style: none;
  }
  > ul > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    padding-top: 16px;
  }
  > ul > li + li {
    margin-top: 16px;
    border-top: 1px solid var(--line);
  }
`
