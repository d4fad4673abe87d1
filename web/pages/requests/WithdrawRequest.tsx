import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { WithdrawRequest_request$key } from '../../__generated__/WithdrawRequest_request.graphql.ts'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useWhenLoaded } from '../../ui/useWhenLoaded.ts'

const WithdrawDialog = lazyPart(() => import('./WithdrawDialog.tsx').then((module) => module.WithdrawDialog))

interface WithdrawRequestProps {
  requestKey: WithdrawRequest_request$key
  onWithdrawn: () => void
}

/** Withdraws a request after confirmation. */
export function WithdrawRequest({ requestKey, onWithdrawn }: WithdrawRequestProps) {
  const request = useFragment(
    graphql`
      fragment WithdrawRequest_request on MentorshipRequest {
        ...WithdrawDialog_request
      }
    `,
    requestKey,
  )
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [whenLoaded, isLoading] = useWhenLoaded(WithdrawDialog)
  function ask(): void {
    whenLoaded(() => {
      setWanted(true)
      setOpen(true)
    })
  }
  return (
    <div>
      <Button aria-haspopup="dialog" busy={isLoading} onPointerEnter={WithdrawDialog.preload} onClick={ask}>
        Withdraw request
      </Button>
      {isWanted && (
        <WithdrawDialog requestKey={request} open={isOpen} onOpenChange={setOpen} onWithdrawn={onWithdrawn} />
      )}
    </div>
  )
}
