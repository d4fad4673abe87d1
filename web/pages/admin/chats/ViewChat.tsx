import { useRef, useState } from 'react'
import { graphql } from 'react-relay'
import type { IstDate } from '../../../../api/rules/time/time.ts'
import type { Transcript_conversation$key } from '../../../__generated__/Transcript_conversation.graphql.ts'
import type { ViewChatMutation } from '../../../__generated__/ViewChatMutation.graphql.ts'
import type { ViewChatQuery } from '../../../__generated__/ViewChatQuery.graphql.ts'
import { REASON_MINIMUM, ReasonDialog } from '../../../features/admin/ReasonDialog.tsx'
import { ServedPart } from '../../../features/admin/tables/ServedPart.tsx'
import { useMutation } from '../../../relay/useMutation.ts'
import { usePartQuery } from '../../../relay/usePartQuery.ts'
import { Transcript } from './Transcript.tsx'

/** A conversation that is about to be read. */
export interface ViewedChat {
  /** Numeric id. */
  readonly databaseId: number
  /** Whether a reason was given in this session. */
  readonly viewerMayRead: boolean
}

interface ViewChatProps {
  chat: ViewedChat
  today: IstDate
  onClose: () => void
}

/** Shows somebody else's conversation; asks for the reason first, once a session. */
export function ViewChat({ chat: { databaseId: id, viewerMayRead }, today, onClose }: ViewChatProps) {
  const ask = <OpenChat id={id} today={today} onClose={onClose} />
  if (!viewerMayRead) return ask
  return (
    // Refused when the session in which it was opened is over.
    <ServedPart skeleton={null} failure={() => ask}>
      {(round) => <Opened id={id} round={round} today={today} onClose={onClose} />}
    </ServedPart>
  )
}

interface OpenedProps extends Omit<ViewChatProps, 'chat'> {
  id: number
  round: number
}

function Opened({ id, round, ...rest }: OpenedProps) {
  const { conversation } = usePartQuery<ViewChatQuery>(
    graphql`
      query ViewChatQuery($id: Int!) @raw_response_type {
        conversation(id: $id) {
          ...Transcript_conversation
        }
      }
    `,
    { id },
    { round, isFresh: true },
  )
  return conversation && <Transcript conversationKey={conversation} id={id} reason={null} {...rest} />
}

interface OpenChatProps {
  /** Numeric id of the conversation. */
  id: number
  today: IstDate
  onClose: () => void
}

/** Asks why somebody else's conversation is to be read, and then shows it. */
function OpenChat({ id, today, onClose }: OpenChatProps) {
  const [opened, setOpened] = useState<{ key: Transcript_conversation$key; reason: string } | null>(null)
  const isOpened = useRef(false)
  const [open] = useMutation<ViewChatMutation>(
    graphql`
      mutation ViewChatMutation($input: OpenTranscriptInput!) @raw_response_type {
        openTranscript(input: $input) {
          ... on OpenTranscriptPayload @alias(as: "done") {
            conversation {
              viewerMayRead
              ...Transcript_conversation
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { showsRefusals: true },
  )
  if (opened)
    return <Transcript conversationKey={opened.key} id={id} reason={opened.reason} today={today} onClose={onClose} />
  return (
    <ReasonDialog
      title="Why do you need to read this chat?"
      description="It is private to the mentor and the mentee. Your reason is written to the audit log."
      label="Reason"
      hint="5 to 500 characters, such as: The mentee reported it."
      minimum={REASON_MINIMUM}
      confirm="View Chat"
      // It closes for the transcript as well.
      onClose={() => isOpened.current || onClose()}
      run={async (reason) => {
        const { done, refused } = await open({ input: { conversationId: id, reason } })
        if (done) {
          isOpened.current = true
          setOpened({ key: done.conversation, reason })
        }
        return refused
      }}
    />
  )
}
