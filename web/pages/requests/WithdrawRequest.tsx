import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { WithdrawRequest_request$key } from '../../__generated__/WithdrawRequest_request.graphql.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useWithdraw } from './useWithdraw.ts'

interface WithdrawRequestProps {
  requestKey: WithdrawRequest_request$key
  onWithdrawn: () => void
}

/** Takes a request back, after asking once more. */
export function WithdrawRequest({ requestKey, onWithdrawn }: WithdrawRequestProps) {
  const { databaseId, discussionTopic, mentor } = useFragment(
    graphql`
      fragment WithdrawRequest_request on MentorshipRequest {
        databaseId
        discussionTopic
        mentor {
          name
        }
      }
    `,
    requestKey,
  )
  const [isAsking, setAsking] = useState(false)
  const [withdraw, isWithdrawing] = useWithdraw()
  async function confirm(): Promise<void> {
    const isClosed = await withdraw(databaseId)
    if (!isClosed) return
    setAsking(false)
    onWithdrawn()
  }
  return (
    <div>
      <Button onClick={() => setAsking(true)} aria-haspopup="dialog">
        Withdraw request
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={(wanted) => isWithdrawing || setAsking(wanted)}
        title="Withdraw this request?"
        description={`${mentor.name} will no longer see “${discussionTopic}”. You can ask again later.`}
        footer={
          <>
            <Button onClick={() => setAsking(false)} disabled={isWithdrawing}>
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
    </div>
  )
}
