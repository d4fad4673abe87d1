import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatWhenFull } from '../../../../api/rules/text/format.ts'
import type { SentMessages_workshop$key } from '../../../__generated__/SentMessages_workshop.graphql.ts'
import { peopleText } from '../../../features/workshops/peopleText.ts'
import { Small } from '../../../ui/PageFrame.tsx'

/** What everyone who is registered was sent; nothing without. */
export function SentMessages({ workshopKey }: { workshopKey: SentMessages_workshop$key }) {
  const { messages } = useFragment(
    graphql`
      fragment SentMessages_workshop on Workshop {
        messages {
          number
          message
          recipients
          createdAt
        }
      }
    `,
    workshopKey,
  )
  if (!messages || messages.length === 0) return null
  return (
    <Sent>
      <h3>Messages to participants</h3>
      <ol>
        {messages.map(({ number, message, recipients, createdAt }) => (
          <li key={number}>
            <Small>
              Sent to {peopleText(recipients)}, {formatWhenFull(new Date(createdAt))}
            </Small>
            <p>{message}</p>
          </li>
        ))}
      </ol>
    </Sent>
  )
}

const Sent = styled.section`
  padding-top: 16px;
  > h3 {
    margin-bottom: 6px;
    font-size: var(--t15);
  }
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
