import { useState } from 'react'
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { styled } from 'styled-components'
import type { IstDate } from '../../../../api/rules/time/time.ts'
import type { Transcript_conversation$key } from '../../../__generated__/Transcript_conversation.graphql.ts'
import type { TranscriptQuery } from '../../../__generated__/TranscriptQuery.graphql.ts'
import { explain } from '../../../lib/errors.ts'
import { plural } from '../../../lib/plural.ts'
import { showToast } from '../../../lib/toasts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Small } from '../../../ui/PageFrame.tsx'
import { TranscriptMessages } from './TranscriptMessages.tsx'

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
          ...TranscriptMessages_messages
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
                ...TranscriptMessages_messages
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
