import { Paperclip } from 'lucide-react'
import { useState } from 'react'
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { styled } from 'styled-components'
import { formatTime } from '../../../../api/rules/text/format.ts'
import { type IstDate, istDate } from '../../../../api/rules/time/time.ts'
import type { Transcript_conversation$key } from '../../../__generated__/Transcript_conversation.graphql.ts'
import type { Transcript_messages$key } from '../../../__generated__/Transcript_messages.graphql.ts'
import type { TranscriptQuery } from '../../../__generated__/TranscriptQuery.graphql.ts'
import { fileFacts, fileName } from '../../../features/chat/log/attachmentText.ts'
import { MessageText } from '../../../features/chat/log/MessageText.tsx'
import { dayLine } from '../../../features/chat/log/today.ts'
import { explain } from '../../../lib/errors.ts'
import { plural } from '../../../lib/plural.ts'
import { showToast } from '../../../lib/toasts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Small } from '../../../ui/layout/PageFrame.tsx'

interface TranscriptProps {
  conversationKey: Transcript_conversation$key
  /** Numeric id of the conversation. */
  id: number
  /** Why it is read, of one that was opened just now. */
  reason: string | null
  today: IstDate
  onClose: () => void
}

/** What two others wrote to each other, to read only: nothing is marked as read, and neither of them notices. */
export function Transcript({ conversationKey, id, reason, today, onClose }: TranscriptProps) {
  const { plan, lastNumber, messages } = useFragment(
    graphql`
      fragment Transcript_conversation on Conversation {
        lastNumber
        plan {
          mentor {
            name
          }
          mentee {
            name
          }
        }
        messages(limit: 50) {
          id
          number
          ...Transcript_messages
        }
      }
    `,
    conversationKey,
  )
  const environment = useRelayEnvironment()
  const [earlier, setEarlier] = useState<typeof messages>([])
  const [isLoading, setLoading] = useState(false)
  const all = [...earlier, ...messages]
  const first = all[0]?.number ?? 1

  async function load(): Promise<void> {
    setLoading(true)
    try {
      const answer = await fetchQuery<TranscriptQuery>(
        environment,
        graphql`
          query TranscriptQuery($id: Int!, $before: Int!) @raw_response_type {
            conversation(id: $id) {
              messages(before: $before, limit: 50) {
                id
                number
                ...Transcript_messages
              }
            }
          }
        `,
        { id, before: first },
      ).toPromise()
      setEarlier([...(answer?.conversation?.messages ?? []), ...earlier])
    } catch (error) {
      showToast({ ...explain(error), tone: 'destructive' })
    } finally {
      setLoading(false)
    }
  }
  return (
    <Dialog
      open
      tall
      onOpenChange={(wanted) => wanted || onClose()}
      title={`${plan.mentor.name} and ${plan.mentee.name}`}
      description={`Read only, ${plural(lastNumber, 'message')}. They can’t see that you read it.`}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {reason !== null && <Notice title="Opened because:">{reason}</Notice>}
      {all.length === 0 ? (
        <p>No messages yet.</p>
      ) : (
        <>
          {first > 1 ? (
            <Earlier>
              <Button size="small" busy={isLoading} onClick={() => void load()}>
                Earlier messages
              </Button>
            </Earlier>
          ) : (
            <Small>This is the beginning of the chat.</Small>
          )}
          <TranscriptMessages messageKeys={all} names={[plan.mentor.name, plan.mentee.name]} today={today} />
        </>
      )}
    </Dialog>
  )
}

const Earlier = styled.div`
  display: grid;
  justify-items: center;
`

interface TranscriptMessagesProps {
  messageKeys: Transcript_messages$key
  /** Of the mentor and the mentee. */
  names: readonly [mentor: string, mentee: string]
  today: IstDate
}

/** Messages with who sent them and when, oldest first, a line where a day begins. */
function TranscriptMessages({ messageKeys, names, today }: TranscriptMessagesProps) {
  const messages = useFragment(
    graphql`
      fragment Transcript_messages on ChatMessage @relay(plural: true) {
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
