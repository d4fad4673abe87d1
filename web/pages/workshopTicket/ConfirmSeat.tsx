import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { ConfirmSeat_ticket$key } from '../../__generated__/ConfirmSeat_ticket.graphql.ts'
import type { ConfirmSeatMutation } from '../../__generated__/ConfirmSeatMutation.graphql.ts'
import { JoinWaitingList } from '../../features/workshops/JoinWaitingList.tsx'
import { mayHaveWorked } from '../../relay/refusal.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { Button } from '../../ui/Button.tsx'
import { EmailText } from '../../ui/mark/EmailText.tsx'
import { FocusedNotice } from '../../ui/feedback/FocusedNotice.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { takeTicket } from './freshTicket.ts'

const FULL = 'The last seat was taken before you confirmed.'

/** A free seat, which only this button takes: scanners open links before people do. */
export function ConfirmSeat({ ticketKey }: { ticketKey: ConfirmSeat_ticket$key }) {
  const { code, email, workshop } = useFragment(
    graphql`
      fragment ConfirmSeat_ticket on WorkshopTicket {
        code
        email
        workshop {
          databaseId
          isFull
        }
      }
    `,
    ticketKey,
  )
  const [confirm, isConfirming] = useConfirmSeat(code)
  const [refused, setRefused] = useState<{ type: string | null; message: string } | null>(null)
  async function take(): Promise<void> {
    setRefused(null)
    const outcome = await confirm({ input: { code } })
    if (outcome.refused && !outcome.refused.failure) setRefused(outcome.refused)
  }
  if (refused?.type === 'AlreadyRegisteredError')
    return (
      <FocusedNotice tone="good" role="status" title="You have a seat already.">
        Your ticket is in our email to <EmailText>{email}</EmailText>. You don’t need to confirm this request too.
      </FocusedNotice>
    )
  if (workshop.isFull || refused?.type === 'WorkshopFullError') {
    const full = { tone: 'warn', title: 'Workshop is full.', children: FULL } as const
    return (
      <JoinWaitingList workshopId={workshop.databaseId} email={email}>
        {refused ? <FocusedNotice {...full} role="alert" /> : <Notice {...full} />}
      </JoinWaitingList>
    )
  }
  return (
    <Ask>
      {refused && (
        <Notice tone="bad" role="alert">
          {refused.message}
        </Notice>
      )}
      <p>
        Your email address is confirmed. Check that the name and phone number above are yours, then confirm your free
        seat.
      </p>
      <Button look="primary" busy={isConfirming} onClick={() => void take()}>
        Confirm my seat
      </Button>
    </Ask>
  )
}

/** Takes the seat of a free workshop, once its link has been opened: `[confirm, isConfirming]`. Never rejects. */
function useConfirmSeat(code: string) {
  return useMutation<ConfirmSeatMutation>(
    graphql`
      mutation ConfirmSeatMutation($input: ConfirmWorkshopRegistrationInput!) @raw_response_type {
        confirmWorkshopRegistration(input: $input) {
          ... on ConfirmWorkshopRegistrationPayload @alias(as: "done") {
            ticket {
              ...WorkshopTicketPage_ticket
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({ title: 'Registration Successful', description: 'Your seat is confirmed.', tone: 'good' }),
      failed: mayHaveWorked('Your seat is not confirmed yet'),
      showsRefusals: true,
      updater: (store) => takeTicket(store, 'confirmWorkshopRegistration', code),
    },
  )
}

const Ask = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
`
