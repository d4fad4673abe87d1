import { graphql, useFragment } from 'react-relay'
import type { Queued_entry$key } from '../../__generated__/Queued_entry.graphql.ts'
import { OFFER_HOURS } from '../../../api/rules/workshops/workshops.ts'
import { EmailText } from '../../ui/EmailText.tsx'
import { LeaveButton } from './LeaveButton.tsx'

/** Somebody waits: where in the queue, and what comes next. */
export function Queued({ entryKey }: { entryKey: Queued_entry$key }) {
  const entry = useFragment(
    graphql`
      fragment Queued_entry on WaitingListEntry {
        email
        position
        ...LeaveButton_entry
      }
    `,
    entryKey,
  )
  const { email, position } = entry
  return (
    <>
      {position && (
        <p>
          <b>{position === 1 ? 'You are first in the queue.' : `You are number ${position} in the queue.`}</b>
        </p>
      )}
      <p>
        When a seat opens and it’s your turn, we reserve it for you for up to {OFFER_HOURS} hours and email{' '}
        <EmailText>{email}</EmailText>. You pay nothing until you register.
      </p>
      <LeaveButton entryKey={entry} />
    </>
  )
}
