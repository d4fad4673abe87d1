import { graphql, useFragment } from 'react-relay'
import { Link, type LinkProps } from 'react-router'
import { styled } from 'styled-components'
import { formatPastDay, formatTime, formatWeekday, formatWhenFull } from '../../../../api/rules/text/format.ts'
import { daysBetween, istDate } from '../../../../api/rules/time/time.ts'
import type { ConversationRow_conversation$key } from '../../../__generated__/ConversationRow_conversation.graphql.ts'
import { Count } from '../../../ui/mark/Badge.tsx'
import { PersonName } from '../../../ui/mark/PersonName.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { MenteeAvatar } from '../../mentees/MenteeAvatar.tsx'
import { ChatAccess } from '../ChatAccess.tsx'
import { plainText } from '../log/MessageText.tsx'

interface ConversationRowProps extends Pick<LinkProps, 'to' | 'state'> {
  conversationKey: ConversationRow_conversation$key
  isChosen: boolean
  now: Date
}

/** A conversation in a mentor's list: with whom, its newest message, what is unread, and how long both may write. */
export function ConversationRow({ conversationKey, isChosen, now, ...address }: ConversationRowProps) {
  const conversation = useFragment(
    graphql`
      fragment ConversationRow_conversation on Conversation {
        databaseId
        viewerSide
        unreadCount
        lastMessage {
          senderType
          message
          createdAt
          attachments {
            name
            contentType
          }
        }
        plan {
          mentee {
            name
            ...MenteeAvatar_mentee
          }
        }
        ...ChatAccess_conversation
      }
    `,
    conversationKey,
  )
  const { databaseId, viewerSide, unreadCount, lastMessage, plan } = conversation
  const sent = lastMessage && new Date(lastMessage.createdAt)
  return (
    // The router's own: there is no page to prefetch.
    <Row {...address} preventScrollReset data-conversation={databaseId} aria-current={isChosen || undefined}>
      <MenteeAvatar menteeKey={plan.mentee} size="sm" />
      <b>
        <PersonName>{plan.mentee.name}</PersonName>
      </b>
      {sent && (
        <time dateTime={sent.toISOString()} title={formatWhenFull(sent)}>
          {recentTime(sent, now)}
        </time>
      )}
      <Preview $isNew={unreadCount > 0}>
        {lastMessage?.senderType === viewerSide && <span>You: </span>}
        <span>{lastMessage ? messagePreview(lastMessage) : 'No messages yet'}</span>
      </Preview>
      {unreadCount > 0 && (
        <Count $new>
          <span>{unreadCount}</span>
          <VisuallyHidden> unread</VisuallyHidden>
        </Count>
      )}
      <Access>
        <ChatAccess conversationKey={conversation} />
      </Access>
    </Row>
  )
}

interface Previewed {
  readonly message: string
  readonly attachments: readonly { readonly name: string; readonly contentType: string }[]
}

/** What a message says, in one line; without words, what it brings: "Picture", "Document plan.pdf". */
export function messagePreview({ message, attachments }: Previewed): string {
  const text = plainText(message)
  if (text !== '') return text
  const [first] = attachments
  if (!first) return ''
  const isPicture = first.contentType.startsWith('image/')
  if (attachments.length > 1) return `${attachments.length} files`
  return isPicture ? 'Picture' : `Document ${plainText(first.name)}`
}

/** When something in a list happened: `4:12 pm` today, `Thu` within a week, else `9 Nov`, with the year if it is another. */
export function recentTime(instant: Date, now: Date): string {
  const date = istDate(instant)
  const today = istDate(now)
  const days = daysBetween(date, today)
  if (days <= 0) return formatTime(instant)
  if (days < 7) return formatWeekday(date).slice(0, 3)
  const day = formatPastDay(date)
  const year = ` ${today.slice(0, 4)}`
  return day.endsWith(year) ? day.slice(0, -year.length) : day
}

const Row = styled(Link)`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  gap: 1px 12px;
  align-items: start;
  padding: 13px 14px;
  border-bottom: 1px solid var(--line);
  color: inherit;
  line-height: 1.45;
  text-decoration: none;
  &:hover {
    background: var(--sunken);
    color: inherit;
  }
  &[aria-current] {
    background: var(--blueprint-wash);
    box-shadow: inset 3px 0 var(--blueprint);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  > :first-child {
    grid-row: span 3;
  }
  > b {
    font-weight: 600;
  }
  > time {
    color: var(--muted);
    font-size: var(--t13);
  }
  > ${Count} {
    grid-row: 2;
    grid-column: 3;
    justify-self: end;
  }
`

const Preview = styled.span<{ $isNew: boolean }>`
  grid-row: 2;
  grid-column: 2;
  overflow: hidden;
  color: ${({ $isNew }) => ($isNew ? 'var(--ink)' : 'var(--muted)')};
  font-weight: ${({ $isNew }) => ($isNew ? 600 : 400)};
  font-size: var(--t13);
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Access = styled.span`
  grid-row: 3;
  grid-column: 2 / -1;
  font-weight: 500;
  > span {
    white-space: normal;
  }
`
