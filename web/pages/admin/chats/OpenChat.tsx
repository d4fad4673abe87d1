import { useRef, useState } from 'react'
import { graphql } from 'react-relay'
import type { IstDate } from '../../../../api/rules/time/time.ts'
import type { Transcript_conversation$key } from '../../../__generated__/Transcript_conversation.graphql.ts'
import type { OpenChatMutation } from '../../../__generated__/OpenChatMutation.graphql.ts'
import { ReasonDialog } from '../../../features/admin/ReasonDialog.tsx'
import { REASON_MINIMUM } from '../../../features/admin/reasonRule.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { Transcript } from './Transcript.tsx'

interface OpenChatProps {
  /** Numeric id of the conversation. */
  id: number
  today: IstDate
  onClose: () => void
}

/** Asks why somebody else's conversation is to be read, and then shows it. */
export function OpenChat({ id, today, onClose }: OpenChatProps) {
  const [opened, setOpened] = useState<{ key: Transcript_conversation$key; reason: string } | null>(null)
  const isOpened = useRef(false)
  const [open] = useMutation<OpenChatMutation>(
    graphql`
      mutation OpenChatMutation($input: OpenTranscriptInput!) @raw_response_type {
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
