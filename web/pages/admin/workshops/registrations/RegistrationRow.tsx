import { graphql, useFragment } from 'react-relay'
import { formatRequestDate } from '../../../../../api/rules/text/format.ts'
import type { RegistrationRow_registration$key } from '../../../../__generated__/RegistrationRow_registration.graphql.ts'
import { Under } from '../../../../features/admin/tables/cells.tsx'
import { Badge } from '../../../../ui/mark/Badge.tsx'
import { MailLink, PhoneLink } from '../../../../ui/mark/ContactLinks.tsx'
import { Button, ButtonRow } from '../../../../ui/Button.tsx'
import { Small } from '../../../../ui/layout/PageFrame.tsx'

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
        {phone && <PhoneLink phone={phone} />}
      </td>
      <td data-label={emailLabel} data-wide>
        {email && <MailLink email={email} />}
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

/** The payment status of a registration, and the colour of its badge. */
const STATUSES = {
  COMPLETED: { text: 'Completed', tone: 'good' },
  PENDING: { text: 'Pending', tone: 'warn' },
  FAILED: { text: 'Failed', tone: 'bad' },
  // By us, by the payer’s bank or another way.
  REFUNDED: { text: 'Returned', tone: 'flat' },
} as const

interface Payment {
  readonly paymentStatus: string
  /** Null unless it was cancelled. */
  readonly cancelledAt: string | null
}

/** Its badge: `Completed`, `Pending`, `Failed` or `Returned`. */
export function paymentBadge({ paymentStatus }: Payment): { text: string; tone: 'good' | 'warn' | 'bad' | 'flat' } {
  return STATUSES[paymentStatus as keyof typeof STATUSES] ?? STATUSES.PENDING
}

/** `Completed`, or `Completed, cancelled` if it was cancelled and not, or not fully, returned. */
export function statusText(registration: Payment): string {
  return `${paymentBadge(registration).text}${registration.cancelledAt ? ', cancelled' : ''}`
}

/** `20 Nov 2026, 12:00 pm IST`: when it got its seat, or else was begun. */
export function registrationDate({
  registeredAt,
  createdAt,
}: {
  readonly registeredAt: string | null
  readonly createdAt: string
}): string {
  return `${formatRequestDate(new Date(registeredAt ?? createdAt))} IST`
}
