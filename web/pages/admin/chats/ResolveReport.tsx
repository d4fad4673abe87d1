import { graphql } from 'react-relay'
import type { ResolveReportMutation } from '../../../__generated__/ResolveReportMutation.graphql.ts'
import { ReasonDialog } from '../../../features/admin/ReasonDialog.tsx'
import { useMutation } from '../../../relay/useMutation.ts'

interface ResolveReportProps {
  /** Numeric id. */
  id: number
  /** Who reported whom: `Asha Rao about Ravi Kumar`. */
  names: string
  onClose: () => void
  onResolved: () => void
}

/** Asks what came of a report of a conversation, and resolves it. */
export function ResolveReport({ id, names, onClose, onResolved }: ResolveReportProps) {
  const [resolve] = useMutation<ResolveReportMutation>(
    graphql`
      mutation ResolveReportMutation($input: ResolveConversationReportInput!) @raw_response_type {
        resolveConversationReport(input: $input) {
          ... on ResolveConversationReportPayload @alias(as: "done") {
            report {
              status
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { showsRefusals: true },
  )
  return (
    <ReasonDialog
      title="Resolve this report?"
      description={names}
      label="What was done"
      hint="Only administrators can read it."
      confirm="Resolve report"
      onClose={onClose}
      run={async (note) => {
        const { refused } = await resolve({ input: { reportId: id, note } })
        if (!refused) onResolved()
        return refused
      }}
    >
      <p>The conversation stays as it is. We don’t tell either side.</p>
    </ReasonDialog>
  )
}
