import { graphql, useFragment } from 'react-relay'
import type { ToReview_viewer$key } from '../../__generated__/ToReview_viewer.graphql.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { sessionPath } from '../sessions/sessionPath.ts'

/** "How was your session?" for what a mentee was asked about and has not reviewed; nothing without. */
export function ToReview({ viewerKey }: { viewerKey: ToReview_viewer$key }) {
  const { sessionsToReview } = useFragment(
    graphql`
      fragment ToReview_viewer on Viewer {
        sessionsToReview {
          id
          startsAt
          mentorName
          viewerCanReview {
            allowed
          }
          ...sessionPath_booking
        }
      }
    `,
    viewerKey,
  )
  return sessionsToReview
    .filter(({ viewerCanReview }) => viewerCanReview?.allowed)
    .map((booking) => {
      const noun = booking.startsAt ? 'session' : 'package'
      return (
        <Notice key={booking.id} tone="info" title={`How was your ${noun} with ${booking.mentorName}?`}>
          <ButtonLink size="small" to={`${sessionPath(booking)}#review`}>
            {`Rate this ${noun}`}
          </ButtonLink>
        </Notice>
      )
    })
}
