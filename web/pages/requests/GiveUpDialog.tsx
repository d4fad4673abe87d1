import { graphql, useFragment } from 'react-relay'
import type { GiveUpDialog_request$key } from '../../__generated__/GiveUpDialog_request.graphql.ts'
import type { GiveUpDialogMutation } from '../../__generated__/GiveUpDialogMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'

interface GiveUpDialogProps {
  requestKey: GiveUpDialog_request$key
  onClose: () => void
}

/** Asks for confirmation before a reserved time is given up. */
export function GiveUpDialog({ requestKey, onClose }: GiveUpDialogProps) {
  const { databaseId, mentor } = useFragment(
    graphql`
      fragment GiveUpDialog_request on MentorshipRequest {
        databaseId
        mentor {
          name
        }
      }
    `,
    requestKey,
  )
  const [giveUp, isGivingUp] = useMutation<GiveUpDialogMutation>(
    graphql`
      mutation GiveUpDialogMutation($input: GiveUpRequestTimeInput!) @raw_response_type {
        giveUpRequestTime(input: $input) {
          ... on GiveUpRequestTimePayload @alias(as: "done") {
            request {
              times {
                state
              }
              ...freshRequest_request
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: ({ request }) =>
        // A payment, as in another tab, may have been faster.
        request.times.some(({ state }) => state === 'BOOKED')
          ? { title: 'Already booked', description: 'This time is paid for. To cancel it, open the booking.' }
          : { title: 'Time given up', description: 'Others can book it now.' },
      failed: 'Error',
      fallback: 'Failed to give up this time. Please try again.',
    },
  )
  async function confirm(): Promise<void> {
    const { refused } = await giveUp({ input: { requestId: databaseId } })
    if (!refused) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={() => isGivingUp || onClose()}
      title="Give up this time?"
      description={`Others can book it then. ${mentor.name} has still accepted your request: you can book another time.`}
      footer={
        <>
          <Button onClick={onClose} disabled={isGivingUp}>
            Keep it reserved
          </Button>
          <Button look="danger" busy={isGivingUp} onClick={() => void confirm()}>
            Give up this time
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  )
}
