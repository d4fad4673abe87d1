import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../ui/Button.tsx'
import { showFailure } from '../../ui/feedback/Failure.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useWhenLoaded } from '../../ui/useWhenLoaded.ts'

/** For who is registered and has lost the email. */
export const SendTicketAgain = lazyPart(
  () => import('./SendTicketAgain.tsx').then((module) => module.SendTicketAgain),
  null,
  undefined,
  showFailure,
)

/** The way to have one's ticket mailed again. */
export function LostTicket({ workshopId, email }: { workshopId: number; email: string }) {
  const [isOpen, setOpen] = useState(false)
  const [whenLoaded, isLoading] = useWhenLoaded(SendTicketAgain)
  return (
    <Place>
      {isOpen ? (
        <SendTicketAgain workshopId={workshopId} email={email} />
      ) : (
        <Button
          look="ghost"
          wide
          busy={isLoading}
          onPointerEnter={SendTicketAgain.preload}
          onFocus={SendTicketAgain.preload}
          onClick={() => whenLoaded(() => setOpen(true))}
        >
          Lost your ticket? Send it again
        </Button>
      )}
    </Place>
  )
}

const Place = styled.div`
  padding-top: 12px;
  border-top: 1px solid var(--line);
`
