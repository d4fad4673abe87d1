import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatRupees, formatWhenFull } from '../../../../api/rules/text/format.ts'
import type { DecideNoShowDialog_booking$key } from '../../../__generated__/DecideNoShowDialog_booking.graphql.ts'
import type { DecideNoShowDialogMutation } from '../../../__generated__/DecideNoShowDialogMutation.graphql.ts'
import { emailedText, emailText } from '../../../features/admin/emailed.ts'
import { RefundDialog } from '../../../features/admin/RefundDialog.tsx'
import { policyText, refundGoes } from '../../../features/admin/refundSum.ts'
import { isPlanCall } from '../../../features/bookings/planCall.ts'
import type { Refusal } from '../../../relay/refusal.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { Radio } from '../../../ui/form/Checkbox.tsx'
import { Small } from '../../../ui/layout/PageFrame.tsx'
import { type Finding, findingEffect, FINDINGS, findingText, NoShowEvidence, noShowText } from './NoShowReport.tsx'

interface DecideNoShowDialogProps {
  bookingKey: DecideNoShowDialog_booking$key
  /** Reads the session again after a refusal. */
  onRefused: () => void
  onClose: () => void
  onDone?: () => void
}

const CHOOSE = 'Choose what you found.'
const UNDECIDED: Refusal = {
  type: null,
  message: CHOOSE,
  issues: [{ path: 'finding', message: CHOOSE }],
  failure: null,
}

/** Decides on a report that somebody did not come, and on the money. */
export function DecideNoShowDialog({ bookingKey, onRefused, onClose, onDone }: DecideNoShowDialogProps) {
  const booking = useFragment(
    graphql`
      fragment DecideNoShowDialog_booking on Booking {
        databaseId
        mentorName
        menteeName
        startsAt
        ...NoShowReport_booking
        ...NoShowReport_evidence
        ...planCall_booking
        ...emailed_booking
        adminRights {
          canDecideNoShow
          refundable
          isDisputed
          returnsCall
          unusable
        }
      }
    `,
    bookingKey,
  )
  const { databaseId, mentorName, menteeName, startsAt, adminRights } = booking
  const [decide] = useMutation<DecideNoShowDialogMutation>(
    graphql`
      mutation DecideNoShowDialogMutation($input: DecideNoShowInput!) @raw_response_type {
        decideNoShow(input: $input) {
          ... on DecideNoShowPayload @alias(as: "done") {
            booking {
              ...MentorshipPanel_booking
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { done: () => ({ title: emailedText(booking, 'Decided.'), tone: 'good' }), failed: () => null },
  )
  const [finding, setFinding] = useState<Finding | null>(null)
  const refundable = adminRights?.refundable ?? 0
  const names = { mentorName, menteeName }
  const preset = finding === 'MENTOR_MISSED' ? refundable : 0
  return (
    <RefundDialog
      title="Decide on this no-show report"
      description={`${menteeName} with ${mentorName}${startsAt ? `, ${formatWhenFull(new Date(startsAt))}` : ''}`}
      refundable={refundable}
      preset={preset}
      presetText={finding ? policyText(preset) : 'The refund policy follows what you found.'}
      mayBeNothing
      word="decide"
      impossible={adminRights?.canDecideNoShow ? null : 'This report no longer needs a decision.'}
      consequences={(paise) => [
        emailText(booking, 'what you found, and your reason'),
        refundGoes(paise, `the account that ${menteeName} paid from`, adminRights?.isDisputed === true),
        'You can’t change a decision later.',
      ]}
      confirmLabel={(paise) => (paise > 0 ? `Decide and refund ${formatRupees(paise)}` : 'Decide')}
      keep="Decide later"
      unsure="We don’t know whether it was decided. It is safe to try again."
      onClose={onClose}
      run={async (decision) => {
        if (!finding) return UNDECIDED
        const { refused } = await decide({ input: { bookingId: databaseId, finding, ...decision } })
        if (refused) onRefused()
        else onDone?.()
        return refused
      }}
    >
      <p>{noShowText(booking)}</p>
      <NoShowEvidence bookingKey={booking} />
      <Findings>
        <legend>What did you find?</legend>
        {FINDINGS.map((value) => (
          <Radio
            key={value}
            name="finding"
            value={value}
            checked={value === finding}
            onChange={() => setFinding(value)}
          >
            <b>{findingText(value, names)}</b>
            <Small as="span">
              {findingEffect(value, {
                isCall: isPlanCall(booking),
                returnsCall: adminRights?.returnsCall ?? false,
                unusable: adminRights?.unusable ?? null,
              })}
            </Small>
          </Radio>
        ))}
      </Findings>
    </RefundDialog>
  )
}

const Findings = styled.fieldset`
  display: grid;
  min-width: 0;
  border: 0;
  > legend {
    font-weight: 600;
  }
  b,
  span > span {
    display: block;
  }
`
