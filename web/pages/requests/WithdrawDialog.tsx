import { graphql, useFragment } from 'react-relay'
import type { WithdrawDialog_request$key } from '../../__generated__/WithdrawDialog_request.graphql.ts'
import type { WithdrawDialogMutation } from '../../__generated__/WithdrawDialogMutation.graphql.ts'
import { REQUESTS } from '../../features/requests/requestsTopic.ts'
import { readAgain } from '../../relay/live.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { placeRequest } from './placeRequest.ts'

interface WithdrawDialogProps {
  requestKey: WithdrawDialog_request$key
  onClose: () => void
  onWithdrawn: () => void
}

/** Asks for confirmation before a request is withdrawn. */
export function WithdrawDialog({ requestKey, onClose, onWithdrawn }: WithdrawDialogProps) {
  const { databaseId, discussionTopic, mentor } = useFragment(
    graphql`
      fragment WithdrawDialog_request on MentorshipRequest {
        databaseId
        discussionTopic
        mentor {
          name
        }
      }
    `,
    requestKey,
  )
  const [withdraw, isWithdrawing] = useWithdraw()
  async function confirm(): Promise<void> {
    const isClosed = await withdraw(databaseId)
    if (!isClosed) return
    onClose()
    onWithdrawn()
  }
  return (
    <Dialog
      open
      onOpenChange={() => isWithdrawing || onClose()}
      title="Withdraw this request?"
      description={`${mentor.name} will no longer see “${discussionTopic}”. You can ask again later.`}
      footer={
        <>
          <Button onClick={onClose} disabled={isWithdrawing}>
            Keep request
          </Button>
          <Button look="danger" busy={isWithdrawing} onClick={() => void confirm()}>
            Withdraw request
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  )
}

/**
 * Withdraws a request and shows a toast: `[withdraw, isWithdrawing]`. True if the request is no longer pending. Never
 * rejects.
 */
function useWithdraw(): [(requestId: number) => Promise<boolean>, boolean] {
  const [run, isWithdrawing] = useMutation<WithdrawDialogMutation>(
    graphql`
      mutation WithdrawDialogMutation($input: WithdrawMentorshipRequestInput!) @raw_response_type {
        withdrawMentorshipRequest(input: $input) {
          ... on WithdrawMentorshipRequestPayload @alias(as: "done") {
            request {
              ...freshRequest_request
            }
            viewer {
              ...RequestsPage_counts
            }
          }
          ... on RequestClosedError {
            request {
              ...freshRequest_request
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({ title: 'Request withdrawn', description: 'You can ask again at any time.' }),
      failed: 'Error',
      fallback: 'Failed to withdraw request. Please try again.',
      updater: (store) =>
        placeRequest(store, store.getRootField('withdrawMentorshipRequest')?.getLinkedRecord('request')),
    },
  )
  async function withdraw(requestId: number): Promise<boolean> {
    const { refused } = await run({ input: { requestId } })
    if (refused && !refused.failure) readAgain(REQUESTS)
    return !refused || refused.type === 'RequestClosedError' || refused.type === 'NotFoundError'
  }
  return [withdraw, isWithdrawing]
}
