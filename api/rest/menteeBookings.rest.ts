import { DEFAULT_PROFILE_IMAGE } from '../rules/constants.ts'
import { NotAllowedError, NotFoundError, NotSignedInError } from '../rules/userErrors.ts'
import { route } from './route.ts'

interface BookingData {
  databaseId: number
  packageType: string
  status: string
  paymentStatus: string
  mentorName: string
  mentor: { databaseId: number; profileImage: string } | null
}

interface Data {
  viewer: {
    databaseId: number
    type: string
    bookings: { edges: { node: BookingData }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } }
  } | null
}

function bookingAnswer({ databaseId, packageType, status, paymentStatus, mentor, ...rest }: BookingData) {
  return {
    id: databaseId,
    ...rest,
    packageType: packageType.toLowerCase(),
    status: status.toLowerCase(),
    paymentStatus: paymentStatus.toLowerCase(),
    mentorId: mentor?.databaseId ?? null,
    mentorProfileImage: mentor?.profileImage ?? DEFAULT_PROFILE_IMAGE,
  }
}

export const menteeBookingRoutes = [
  route<Data>({
    method: 'GET',
    path: '/api/mentee/bookings/:menteeId',
    tag: 'Booking',
    summary: "A mentee's own bookings, newest first; expired holds are not listed",
    document: `query($after: String) { viewer { databaseId type bookings(first: 100, after: $after) {
      edges { node { databaseId mentorName packageType status paymentStatus selectedTimeSlot startsAt endsAt startDate endDate duration agenda sessionType meetingLink holdExpiresAt createdAt mentor { databaseId profileImage } } }
      pageInfo { hasNextPage endCursor }
    } } }`,
    next: ({ viewer }) =>
      viewer?.bookings.pageInfo.hasNextPage ? { after: viewer.bookings.pageInfo.endCursor } : null,
    answer: ({ viewer }, { params }, pages) => {
      if (!viewer) throw new NotSignedInError()
      if (viewer.type !== 'MENTEE') throw new NotAllowedError()
      if (String(viewer.databaseId) !== params['menteeId']) throw new NotFoundError('Mentee not found')
      return pages.flatMap((page) => page.viewer?.bookings.edges.map(({ node }) => bookingAnswer(node)) ?? [])
    },
  }),
]
