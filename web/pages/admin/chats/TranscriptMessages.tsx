import { Paperclip } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatTime } from '../../../../api/rules/text/format.ts'
import { istDate, type IstDate } from '../../../../api/rules/time/time.ts'
import type { TranscriptMessages_messages$key } from '../../../__generated__/TranscriptMessages_messages.graphql.ts'
import { fileFacts, fileName } from '../../../features/chat/log/attachmentText.ts'
import { MessageText } from '../../../features/chat/log/MessageText.tsx'
import { dayLine } from '../../../features/chat/log/today.ts'

interface TranscriptMessagesProps {
  messageKeys: TranscriptMessages_messages$key
  /** Of the mentor and the mentee. */
  names: readonly [mentor: string, mentee: string]
  today: IstDate
}

/** Messages with who sent them and when, oldest first, a line where a day begins. */
export function TranscriptMessages({ messageKeys, names, today }: TranscriptMessagesProps) {
  const messages = useFragment(
    graphql`
      fragment TranscriptMessages_messages on ChatMessage @relay(plural: true) {
        id
        senderType
        message
        createdAt
        attachments {
          id
          url
          name
          contentType
          byteLength
        }
      }
    `,
    messageKeys,
  )
  return (
    <List aria-label="Messages">
      {messages.map(({ id, senderType, message, createdAt, attachments }, place) => {
        const before = messages[place - 1]
        const day = istDate(new Date(createdAt))
        const isMentor = senderType === 'MENTOR'
        return (
          <li key={id}>
            {(!before || istDate(new Date(before.createdAt)) !== day) && <Day>{dayLine(day, today)}</Day>}
            <Message data-mentor={isMentor || undefined}>
              <header>
                <b>{isMentor ? names[0] : names[1]}</b> <span>{isMentor ? 'Mentor' : 'Mentee'}</span>{' '}
                <time dateTime={createdAt}>{formatTime(new Date(createdAt))} IST</time>
              </header>
              {message && <MessageText text={message} isActive />}
              {attachments.map(({ id: file, url, name, contentType, byteLength }) => (
                <a key={file} href={url} target="_blank" rel="noreferrer">
                  <Paperclip size={16} /> {fileName({ name, contentType })}, {fileFacts({ contentType, byteLength })}
                </a>
              ))}
            </Message>
          </li>
        )
      })}
    </List>
  )
}

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  list-style: none;
`

const Day = styled.p`
  max-width: none;
  padding: 10px 0 12px;
  color: var(--muted);
  font-size: var(--t13);
  font-weight: 600;
  text-align: center;
`

const Message = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  padding: 10px 14px;
  border: 1px solid var(--line);
  border-left: 3px solid var(--line-strong);
  border-radius: var(--r-control);
  &[data-mentor] {
    border-left-color: var(--blueprint);
    background: var(--sunken);
  }
  > header {
    font-size: var(--t13);
    overflow-wrap: anywhere;
  }
  header > :is(span, time) {
    color: var(--muted);
  }
  > a {
    justify-self: start;
    overflow-wrap: anywhere;
  }
`
