import { FileText } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { TicketActions_ticket$key } from '../../__generated__/TicketActions_ticket.graphql.ts'
import { certificatePath } from '../../features/workshops/workshopPath.ts'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useWhenLoaded } from '../../ui/useWhenLoaded.ts'
import type { Standing } from './ticketStanding.ts'

export const CancelTicket = lazyPart(() => import('./CancelTicket.tsx').then((module) => module.CancelTicket))

/** Receipt, certificate, and the way to cancel. */
export function TicketActions({ ticketKey, standing }: { ticketKey: TicketActions_ticket$key; standing: Standing }) {
  const ticket = useFragment(
    graphql`
      fragment TicketActions_ticket on WorkshopTicket {
        canCancel
        receiptPath
        certificateCode
        ...CancelTicket_ticket
      }
    `,
    ticketKey,
  )
  const { canCancel, receiptPath, certificateCode } = ticket
  const [isOpen, setOpen] = useState(false)
  const [whenLoaded, isLoading] = useWhenLoaded(CancelTicket)
  const offersCancel = canCancel && (standing === 'upcoming' || standing === 'live')
  return (
    <>
      {(receiptPath || certificateCode || offersCancel) && (
        <ButtonRow>
          {certificateCode && (
            <ButtonLink look="primary" to={certificatePath(certificateCode)}>
              Your certificate
            </ButtonLink>
          )}
          {receiptPath && (
            <ButtonAnchor href={receiptPath} download>
              <FileText />
              Receipt (PDF)
            </ButtonAnchor>
          )}
          {offersCancel && (
            <Button
              look="plain"
              aria-haspopup="dialog"
              busy={isLoading}
              onPointerEnter={CancelTicket.preload}
              onFocus={CancelTicket.preload}
              onClick={() => whenLoaded(() => setOpen(true))}
            >
              Cancel my registration
            </Button>
          )}
        </ButtonRow>
      )}
      {isOpen && <CancelTicket ticketKey={ticket} onClose={() => setOpen(false)} />}
    </>
  )
}
