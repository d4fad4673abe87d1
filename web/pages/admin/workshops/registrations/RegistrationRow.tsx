import { graphql, useFragment } from 'react-relay'
import type { RegistrationRow_registration$key } from '../../../../__generated__/RegistrationRow_registration.graphql.ts'
import { mailTo } from '../../../../lib/mailTo.ts'
import { Under } from '../../../../features/admin/tables/cells.tsx'
import { Badge } from '../../../../ui/Badge.tsx'
import { Button, ButtonRow } from '../../../../ui/Button.tsx'
import { Small } from '../../../../ui/PageFrame.tsx'
import { paymentBadge, registrationDate } from './registrationWords.ts'

interface RegistrationRowProps {
  registrationKey: RegistrationRow_registration$key
  /** Heads of the columns. */
  labels: readonly string[]
  onCancel: () => void
  onMove: () => void
}

/** A registration, and what can be done with it, or why not. */
export function RegistrationRow({ registrationKey, labels, onCancel, onMove }: RegistrationRowProps) {
  const { name, phone, email, paymentStatus, createdAt, registeredAt, cancelledAt, adminRights } = useFragment(
    graphql`
      fragment RegistrationRow_registration on WorkshopRegistration {
        name
        phone
        email
        paymentStatus
        createdAt
        registeredAt
        cancelledAt
        adminRights {
          canCancel
          cancelReason
          canMove
          moveReason
        }
      }
    `,
    registrationKey,
  )
  const { text, tone } = paymentBadge({ paymentStatus, cancelledAt })
  const [, phoneLabel, emailLabel, statusLabel, dateLabel] = labels
  const { canCancel = false, canMove = false, cancelReason, moveReason } = adminRights ?? {}
  return (
    <tr>
      <th scope="row" data-wide>
        {name}
      </th>
      <td data-label={phoneLabel} data-wide>
        {phone}
      </td>
      <td data-label={emailLabel} data-wide>
        {email && <a href={mailTo(email)}>{email}</a>}
      </td>
      <td data-label={statusLabel}>
        <span>
          <Badge $tone={tone}>{text}</Badge>
          {cancelledAt && <Under>Cancelled</Under>}
        </span>
      </td>
      <td data-label={dateLabel}>{registrationDate({ registeredAt, createdAt })}</td>
      <td data-wide>
        {canCancel || canMove ? (
          <ButtonRow>
            {canCancel && (
              <Button size="small" look="danger" aria-label={`Cancel the registration of ${name}`} onClick={onCancel}>
                Cancel
              </Button>
            )}
            {canMove && (
              <Button size="small" aria-label={`Move ${name} to another workshop`} onClick={onMove}>
                Move
              </Button>
            )}
          </ButtonRow>
        ) : (
          <Small>{cancelReason ?? moveReason}</Small>
        )}
      </td>
    </tr>
  )
}
