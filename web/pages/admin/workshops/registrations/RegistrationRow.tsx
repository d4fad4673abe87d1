/* oxlint-disable relay/unused-fields -- the words for status and date read them */
import { graphql, useFragment } from 'react-relay'
import type { RegistrationRow_registration$key } from '../../../../__generated__/RegistrationRow_registration.graphql.ts'
import { Under } from '../../../../features/admin/tables/cells.tsx'
import { Badge } from '../../../../ui/Badge.tsx'
import { paymentBadge, registrationDate } from './registrationWords.ts'

interface RegistrationRowProps {
  registrationKey: RegistrationRow_registration$key
  /** Heads of the columns. */
  labels: readonly string[]
}

/** A registration. */
export function RegistrationRow({ registrationKey, labels }: RegistrationRowProps) {
  const row = useFragment(
    graphql`
      fragment RegistrationRow_registration on WorkshopRegistration {
        name
        phone
        email
        paymentStatus
        createdAt
        registeredAt
        cancelledAt
      }
    `,
    registrationKey,
  )
  const { name, phone, email, cancelledAt } = row
  const { text, tone } = paymentBadge(row)
  const [, phoneLabel, emailLabel, statusLabel, dateLabel] = labels
  return (
    <tr>
      <th scope="row" data-wide>
        {name}
      </th>
      <td data-label={phoneLabel} data-wide>
        {phone}
      </td>
      <td data-label={emailLabel} data-wide>
        <a href={`mailto:${email}`}>{email}</a>
      </td>
      <td data-label={statusLabel}>
        <span>
          <Badge $tone={tone}>{text}</Badge>
          {cancelledAt && <Under>Cancelled</Under>}
        </span>
      </td>
      <td data-label={dateLabel}>{registrationDate(row)}</td>
    </tr>
  )
}
