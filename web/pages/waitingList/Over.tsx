import { graphql, useFragment } from 'react-relay'
import type { Over_entry$key } from '../../__generated__/Over_entry.graphql.ts'
import { workshopPath } from '../../features/workshops/workshopPath.ts'
import { ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { LIST_CLOSED } from './closedText.ts'

/** Nobody waits here any more: why, and what can be done. */
export function Over({ entryKey }: { entryKey: Over_entry$key }) {
  const { state, workshop } = useFragment(
    graphql`
      fragment Over_entry on WaitingListEntry {
        state
        workshop {
          databaseId
          isActive
          isRegistrationOpen
        }
      }
    `,
    entryKey,
  )
  const { databaseId, isActive, isRegistrationOpen } = workshop
  const isOffered = isActive && isRegistrationOpen
  return (
    <>
      <p>{reasonOf(state, isOffered)}</p>
      <ButtonRow>
        {isOffered && state !== 'REGISTERED' && (
          <ButtonLink look="primary" to={workshopPath(databaseId)}>
            See the workshop
          </ButtonLink>
        )}
        <ButtonLink to="/workshops">View All Workshops</ButtonLink>
      </ButtonRow>
    </>
  )
}

function reasonOf(state: string, isOffered: boolean): string {
  if (state === 'REGISTERED') return 'The seat is yours. Your ticket is in the email we sent you.'
  const again = isOffered ? ' You can join the waiting list again on the workshop’s page.' : ''
  if (state === 'EXPIRED')
    return isOffered ? `Your reservation has expired, and the seat went to the next person.${again}` : LIST_CLOSED
  if (state === 'DECLINED') return `The seat went to the next person in the queue.${again}`
  return `We won’t email you about this workshop again.${again}`
}
