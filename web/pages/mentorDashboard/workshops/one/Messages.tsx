import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatWhenFull } from '../../../../../api/rules/text/format.ts'
import type { Messages_workshop$key } from '../../../../__generated__/Messages_workshop.graphql.ts'
import { SectionCard } from '../../../../ui/editor/SectionCard.tsx'
import { Small } from '../../../../ui/layout/PageFrame.tsx'
import { peopleText } from '../../../../lib/plural.ts'
import { SENT, WriteMessage } from './WriteMessage.tsx'

/** Messages to all participants of a workshop, at most. */
const MOST = 3

interface MessagesProps {
  workshopKey: Messages_workshop$key
  mentorId: number
}

/** What the mentor has written to all registered people, and the next message. */
export function Messages({ workshopKey, mentorId }: MessagesProps) {
  const { messages, ...workshop } = useFragment(
    graphql`
      fragment Messages_workshop on Workshop {
        messages {
          number
          message
          recipients
          createdAt
        }
        ...WriteMessage_workshop
      }
    `,
    workshopKey,
  )
  const sent = messages ?? []
  const left = Math.max(0, MOST - sent.length)
  return (
    <SectionCard
      title="Message to all participants"
      lead={`We email it to everyone who is registered. ${left} of ${MOST} messages left.`}
    >
      <Inside>
        {sent.length > 0 && (
          <ol id={SENT} tabIndex={-1} aria-label="Sent messages">
            {sent.map(({ number, message, recipients, createdAt }) => (
              <li key={number}>
                <Small>
                  Sent to {peopleText(recipients)}, {formatWhenFull(new Date(createdAt))}
                </Small>
                <p>{message}</p>
              </li>
            ))}
          </ol>
        )}
        {left > 0 && <WriteMessage workshopKey={workshop} mentorId={mentorId} left={left} />}
      </Inside>
    </SectionCard>
  )
}

const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 16px 20px 20px;
  > ol {
    display: grid;
    gap: 12px;
    list-style: none;
  }
  li {
    padding-left: 14px;
    border-left: 2px solid var(--line);
  }
  li > p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`
