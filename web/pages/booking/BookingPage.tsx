import { graphql, usePreloadedQuery } from 'react-relay'
import { useLocation } from 'react-router'
import type { BookingPageQuery, BookingPageQuery$data } from '../../__generated__/BookingPageQuery.graphql.ts'
import type { ScreenProps } from '../../relay/route.tsx'
import { PageWidth } from '../../ui/PageFrame.tsx'
import { readAddress } from '../../features/bookings/bookingAddress.ts'
import { signInPath } from '../../lib/paths.ts'
import { BookingFlow } from './BookingFlow.tsx'
import { BookedMentorNotFound, BookingNotFound, BusyMentor, OnlyMentees } from './BookingUnavailable.tsx'
import { Confirmation } from './Confirmation.tsx'

const query = graphql`
  query BookingPageQuery($mentorId: Int!, $from: Date!, $to: Date!, $confirmed: Int!, $isConfirmation: Boolean!)
  @preloadable
  @raw_response_type {
    mentor(id: $mentorId) {
      databaseId
      name
      available
      ...BookingFlow_mentor
    }
    viewer {
      id
      type
      liveHold {
        mentor {
          databaseId
        }
      }
      ...BookingFlow_viewer
    }
    site {
      ...BookingFlow_site
      ...Confirmation_site
    }
    booking(id: $confirmed) @include(if: $isConfirmation) {
      status
      ...Confirmation_booking
    }
  }
`

/** Booking with a mentor, or the confirmation of what was booked. */
export function BookingPage({ queryRef }: ScreenProps<BookingPageQuery>) {
  const data = usePreloadedQuery<BookingPageQuery>(query, queryRef)
  return (
    <PageWidth>
      <Content data={data} />
    </PageWidth>
  )
}

function Content({ data: { mentor, viewer, site, booking } }: { data: BookingPageQuery$data }) {
  const { pathname, search } = useLocation()
  const { confirmed } = readAddress(new URLSearchParams(search))
  if (booking && booking.status !== 'PENDING') return <Confirmation bookingKey={booking} siteKey={site} />
  // On the way from paying to the confirmation the address is ahead of the data.
  if (confirmed && booking === null)
    return <BookingNotFound signIn={viewer ? null : signInPath({ returnTo: pathname + search })} />
  if (!mentor) return <BookedMentorNotFound />
  const { databaseId: mentorId, name: mentorName } = mentor
  if (viewer && viewer.type !== 'MENTEE')
    return <OnlyMentees mentorId={mentorId} mentorName={mentorName} type={viewer.type} />
  const holdsTime = viewer?.liveHold?.mentor?.databaseId === mentorId
  if (!mentor.available && !holdsTime) return <BusyMentor mentorId={mentorId} mentorName={mentorName} />
  // Another account begins anew; so does another mentor.
  return <BookingFlow key={`${mentorId} ${viewer?.id}`} mentorKey={mentor} viewerKey={viewer ?? null} siteKey={site} />
}
