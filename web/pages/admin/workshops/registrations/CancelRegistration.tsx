import { graphql, useFragment } from 'react-relay'
import { formatRupees } from '../../../../../api/rules/text/format.ts'
import type { CancelRegistration_registration$key } from '../../../../__generated__/CancelRegistration_registration.graphql.ts'
import type { CancelRegistrationMutation } from '../../../../__generated__/CancelRegistrationMutation.graphql.ts'
import { RefundDialog } from '../../../../features/admin/RefundDialog.tsx'
import { policyText, refundGoes } from '../../../../features/admin/refundSum.ts'
import { useMutation } from '../../../../relay/useMutation.ts'
import { MOVED_AWAY, useFreshRegistration } from './useFreshRegistration.ts'

interface CancelRegistrationProps {
  registrationKey: CancelRegistration_registration$key
  /** Numeric id of the workshop that it is for. */
  fromId: number
  onDone: () => void
  onRefused: () => void
  onClose: () => void
}

/** Cancels a registration with the refund of the rules, or another. */
export function CancelRegistration({ registrationKey, fromId, onDone, onRefused, onClose }: CancelRegistrationProps) {
  const { id, databaseId, name, email, amount, hasAttended, workshop, adminRights } = useFragment(
    graphql`
      fragment CancelRegistration_registration on WorkshopRegistration {
        id
        databaseId
        name
        email
        amount
        hasAttended
        workshop {
          databaseId
        }
        adminRights {
          canCancel
          cancelReason
          refundByRule
          refundable
          isDisputed
        }
      }
    `,
    registrationKey,
  )
  const { canCancel = false, cancelReason, refundByRule = 0, refundable = 0, isDisputed = false } = adminRights ?? {}
  const [cancel] = useMutation<CancelRegistrationMutation>(
    graphql`
      mutation CancelRegistrationMutation($input: AdminCancelRegistrationInput!) @raw_response_type {
        adminCancelRegistration(input: $input) {
          ... on AdminCancelRegistrationPayload @alias(as: "done") {
            registration {
              ...RegistrationRow_registration
              ...CancelRegistration_registration
              ...MoveRegistration_registration
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: (_payload, { input }) => ({
        title: 'Registration cancelled',
        description: [
          ...(input.refund > 0 ? [refundGoes(input.refund, name, isDisputed)] : []),
          ...(email ? [`We’ve let ${name} know.`] : []),
        ].join(' '),
        tone: 'good',
      }),
      showsRefusals: true,
    },
  )
  const readAgain = useFreshRegistration(id)
  return (
    <RefundDialog
      title="Cancel this registration?"
      description={`${name}, ${amount === 0 ? 'free' : formatRupees(amount)}`}
      refundable={refundable}
      preset={refundByRule}
      presetText={policyText(refundByRule)}
      mayBeNothing
      word="cancel"
      consequences={(paise) => [
        `${name} loses the seat${hasAttended ? ' and the certificate of attendance' : ''}. While people can register, it goes to the waiting list.`,
        refundGoes(paise, 'the account that was paid from', isDisputed),
        // The email is gone once its holder has closed the account.
        `We ${email ? 'email them and ' : ''}let the mentor know, with your reason.`,
      ]}
      confirmLabel={(paise) => (paise > 0 ? `Cancel and refund ${formatRupees(paise)}` : 'Cancel without refund')}
      keep="Keep registration"
      unsure="We don’t know whether that worked. It is safe to try again."
      impossible={
        workshop.databaseId !== fromId
          ? MOVED_AWAY
          : canCancel
            ? null
            : (cancelReason ?? 'It can no longer be cancelled.')
      }
      onClose={onClose}
      run={async ({ refund, expectedRefundable, reason }) => {
        const { refused } = await cancel({
          input: { registrationId: databaseId, expectedWorkshopId: fromId, refund, expectedRefundable, reason },
        })
        if (!refused) onDone()
        else {
          readAgain()
          onRefused()
        }
        return refused
      }}
    />
  )
}
