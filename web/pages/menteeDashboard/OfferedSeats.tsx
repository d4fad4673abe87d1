import { graphql, useFragment } from 'react-relay'
import type { OfferedSeats_viewer$key } from '../../__generated__/OfferedSeats_viewer.graphql.ts'
import { waitingListPath, workshopPath } from '../../features/workshops/workshopPath.ts'
import { workshopDate } from '../../features/workshops/workshopTimes.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Time } from '../../ui/time/Time.tsx'

/** Seats of workshops that are reserved for the mentee from a waiting list, each with the way to take it. */
export function OfferedSeats({ viewerKey, now }: { viewerKey: OfferedSeats_viewer$key; now: Date }) {
  const { seatOffers } = useFragment(
    graphql`
      fragment OfferedSeats_viewer on Viewer {
        seatOffers {
          code
          state
          offerExpiresAt
          workshop {
            databaseId
            title
            date
          }
        }
      }
    `,
    viewerKey,
  )
  return seatOffers.map(({ code, state, offerExpiresAt: until, workshop: { databaseId, title, date } }) => {
    const isPaying = state === 'REGISTERING'
    if (!isPaying && until && new Date(until) <= now) return null
    return (
      <Notice
        key={code}
        tone="warn"
        title={isPaying ? 'Finish registering.' : 'A seat is reserved for you.'}
        actions={
          <>
            <ButtonLink look="signal" to={workshopPath(databaseId, code)}>
              {isPaying ? 'Continue to register' : 'Register now'}
            </ButtonLink>
            <ButtonLink look="plain" to={waitingListPath(code)}>
              See the offer
            </ButtonLink>
          </>
        }
      >
        <span>{`“${title}” on ${workshopDate(date)}.`}</span>
        {!isPaying && until && (
          <>
            <span> Register until </span>
            <Time at={until} />
            <span>, or the seat goes to the next person.</span>
          </>
        )}
      </Notice>
    )
  })
}
