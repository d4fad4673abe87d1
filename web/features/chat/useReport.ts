import { graphql } from 'react-relay'
import type { ConversationReportReason, useReportMutation } from '../../__generated__/useReportMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'

export type ReportReason = ConversationReportReason

/** Reports a conversation: `[send, isSending]`; `send` resolves to why it failed, null when it is done. Never rejects. */
export function useReport(): [
  send: (report: useReportMutation['variables']['input']) => Promise<string | null>,
  isSending: boolean,
] {
  const [run, isRunning] = useMutation<useReportMutation>(
    graphql`
      mutation useReportMutation($input: ReportConversationInput!) @raw_response_type {
        reportConversation(input: $input) {
          ... on ReportConversationPayload @alias(as: "done") {
            conversation {
              ...ChatPane_conversation
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({ title: 'Reported', description: 'We’ll look at it within 2 working days.', tone: 'good' }),
      failed: () => null,
    },
  )
  async function send(input: useReportMutation['variables']['input']): Promise<string | null> {
    const { refused } = await run({ input })
    return refused && refused.message
  }
  return [send, isRunning]
}
