import { graphql, useFragment } from 'react-relay'
import type { LeaveDialog_entry$key } from '../../__generated__/LeaveDialog_entry.graphql.ts'
import type { LeaveDialogMutation } from '../../__generated__/LeaveDialogMutation.graphql.ts'
import { mayHaveWorked } from '../../relay/refusal.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { takeEntry, useFreshEntry } from './freshEntry.ts'

interface LeaveDialogProps {
  entryKey: LeaveDialog_entry$key
  onClose: () => void
}

/** Asks before a place or a seat is given up: neither comes back. */
export function LeaveDialog({ entryKey, onClose }: LeaveDialogProps) {
  const { code, state, workshop } = useFragment(
    graphql`
      fragment LeaveDialog_entry on WaitingListEntry {
        code
        state
        workshop {
          title
        }
      }
    `,
    entryKey,
  )
  const [leave, isLeaving] = useLeaveWaitingList(code)
  const { refresh } = useFreshEntry(code)
  const isWaiting = state === 'WAITING'
  async function confirm(): Promise<void> {
    const outcome = await leave({ input: { code } })
    if (outcome.done) onClose()
    // It may be given up although no answer came.
    else refresh()
  }
  return (
    <Dialog
      open
      onOpenChange={(wanted) => wanted || isLeaving || onClose()}
      title={isWaiting ? 'Leave the waiting list?' : 'Decline the seat?'}
      description={workshop.title}
      footer={
        <>
          <Button onClick={onClose} disabled={isLeaving}>
            {isWaiting ? 'Keep my place' : 'Keep my seat'}
          </Button>
          <Button look="danger" busy={isLeaving} onClick={() => void confirm()}>
            {isWaiting ? 'Leave the waiting list' : 'Decline the seat'}
          </Button>
        </>
      }
    >
      <p>
        {isWaiting
          ? 'Your place goes to the person behind you. If you join again, you queue at the end.'
          : 'It goes to the next person in the queue at once. If you join the waiting list again, you queue at the end.'}
      </p>
    </Dialog>
  )
}

/** Leaves the queue, or declines the offered seat: `[leave, isLeaving]`. Never rejects. */
function useLeaveWaitingList(code: string) {
  return useMutation<LeaveDialogMutation>(
    graphql`
      mutation LeaveDialogMutation($input: LeaveWaitingListInput!) @raw_response_type {
        leaveWaitingList(input: $input) {
          ... on LeaveWaitingListPayload @alias(as: "done") {
            entry {
              ...freshEntry_entry
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      failed: mayHaveWorked('Your place has not changed'),
      updater: (store) => takeEntry(store, 'leaveWaitingList', code),
    },
  )
}
