import { graphql, useFragment } from 'react-relay'
import type { WithdrawDialog_request$key } from '../../__generated__/WithdrawDialog_request.graphql.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useWithdraw } from './useWithdraw.ts'

interface WithdrawDialogProps {
  requestKey: WithdrawDialog_request$key
  open: boolean
  onOpenChange: (open: boolean) => void
  onWithdrawn: () => void
}

/** Asks for confirmation before a request is withdrawn. */
export function WithdrawDialog({ requestKey, open, onOpenChange, onWithdrawn }: WithdrawDialogProps) {
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
    onOpenChange(false)
    onWithdrawn()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => isWithdrawing || onOpenChange(wanted)}
      title="Withdraw this request?"
      description={`${mentor.name} will no longer see “${discussionTopic}”. You can ask again later.`}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)} disabled={isWithdrawing}>
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
