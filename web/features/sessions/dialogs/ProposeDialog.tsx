import { useEffect, useEffectEvent, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { proposalEnds } from '../../../../api/rules/bookings/bookingRights.ts'
import type { ProposeDialog_booking$key } from '../../../__generated__/ProposeDialog_booking.graphql.ts'
import type { ProposeDialogMutation } from '../../../__generated__/ProposeDialogMutation.graphql.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Small } from '../../../ui/layout/PageFrame.tsx'
import { useFreshSession } from '../freshSession.ts'
import { SlotDialog } from './SlotDialog.tsx'
import { TimeChange, whenText } from './TimeChange.tsx'
import { readSlotScope, useSlotChoice } from './useSlotChoice.ts'
import { timesWhole } from '../../../ui/time/timesWhole.ts'

interface ProposeDialogProps {
  bookingKey: ProposeDialog_booking$key
  onClose: () => void
}

/** The mentor of a session proposes another of their own open slots; the mentee decides. */
export function ProposeDialog({ bookingKey, onClose }: ProposeDialogProps) {
  const booking = useFragment(
    graphql`
      fragment ProposeDialog_booking on Booking {
        id
        databaseId
        ...useSlotChoice_booking
        startsAt
        menteeName
        proposal {
          startsAt
          expiresAt
        }
        viewerCanPropose {
          allowed
          reason
        }
      }
    `,
    bookingKey,
  )
  const { id, databaseId, startsAt, menteeName, proposal, viewerCanPropose } = booking
  const { mentorId, plan, isIncluded } = readSlotScope(booking)
  const choice = useSlotChoice(mentorId, plan)
  const { refresh } = useFreshSession(id)
  const readNow = useEffectEvent(refresh)
  useEffect(() => readNow(), [])
  const [propose] = useProposeTime()
  const [isProposing, setProposing] = useState(false)

  async function confirm(): Promise<void> {
    if (!choice.startsAt) return
    setProposing(true)
    const { refused } = await propose({ input: { bookingId: databaseId, startsAt: choice.startsAt } })
    if (!refused) return onClose()
    setProposing(false)
    const limit = refused.type === 'RateLimitedError' ? 'You can propose five times a day. ' : ''
    choice.refused(
      { ...refused, message: `${limit}${refused.message}` },
      `We don’t know whether ${menteeName} was asked. It is safe to try again.`,
    )
    refresh()
  }
  if (!startsAt) return null
  return (
    <SlotDialog
      title="Propose another time"
      description={`Session with ${menteeName}, now on ${whenText(startsAt)}. It stays there until ${menteeName} accepts.`}
      choice={choice}
      impossible={
        isProposing || viewerCanPropose?.allowed ? null : (viewerCanPropose?.reason ?? 'This session can’t be moved.')
      }
      lead={
        proposal && (
          <Notice title="A proposal is waiting.">
            You proposed {timesWhole(whenText(proposal.startsAt))}; {menteeName} can answer until{' '}
            {timesWhole(whenText(proposal.expiresAt))}. A new proposal replaces it.
          </Notice>
        )
      }
      whenNone={
        choice.open?.isAvailable === false
          ? 'You are set to Busy, so none of your times are open. Switch to Available to propose one.'
          : `You have no other open time${isIncluded ? ` within ${menteeName}’s package` : ' in the next 30 days'}. Add weekly hours on your dashboard.`
      }
      confirmHeading="Is this right?"
      confirm={{ label: 'Propose this time', onClick: () => void confirm() }}
      isBusy={isProposing}
      onClose={onClose}
    >
      {choice.startsAt && choice.open && (
        <TimeChange
          from={startsAt}
          to={choice.startsAt}
          facts={[
            [
              'Answer by',
              whenText(proposalEnds(new Date(choice.startsAt), new Date(startsAt), choice.open.now).toISOString()),
            ],
          ]}
        />
      )}
      <Small as="p">
        The new time isn’t reserved: others can book it until {menteeName} accepts. Without an answer the session stays
        as it is.
      </Small>
    </SlotDialog>
  )
}

/** Proposes another time to the mentee: `[propose, isProposing]`. The dialog shows refusals. Never rejects. */
function useProposeTime() {
  return useMutation<ProposeDialogMutation>(
    graphql`
      mutation ProposeDialogMutation($input: NewTimeInput!) @raw_response_type {
        proposeTime(input: $input) {
          ... on ProposeTimePayload @alias(as: "done") {
            booking {
              menteeName
              proposal {
                expiresAt
              }
              ...freshSession_booking
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: ({ booking: { menteeName, proposal } }) => ({
        title: 'Time proposed',
        description: `We’ve asked ${menteeName}.${proposal ? ` They can answer until ${whenText(proposal.expiresAt)}.` : ''}`,
        tone: 'good',
      }),
      failed: () => null,
    },
  )
}
