import { graphql, useLazyLoadQuery } from 'react-relay'
import type { OpenedMentorshipQuery } from '../../../__generated__/OpenedMentorshipQuery.graphql.ts'
import { NotThere } from '../../../features/admin/tables/RowPanel.tsx'
import { useRefresh } from '../../../relay/refresh.ts'
import { PanelContent } from '../../../ui/table/SidePanel.tsx'
import { MentorshipPanel } from './MentorshipPanel.tsx'

const query = graphql`
  query OpenedMentorshipQuery($id: Int!) @raw_response_type {
    booking(id: $id) {
      menteeName
      mentorName
      ...MentorshipPanel_booking
    }
  }
`

/** A session or a package in the side panel. */
export function OpenedMentorship({ id, round }: { id: number; round: number }) {
  const { booking } = useLazyLoadQuery<OpenedMentorshipQuery>(
    query,
    { id },
    { fetchKey: round, fetchPolicy: 'store-and-network' },
  )
  const { refresh } = useRefresh<OpenedMentorshipQuery>({ query, variables: { id } })
  if (!booking) return <NotThere title="Mentorship" />
  return (
    <PanelContent title={`${booking.menteeName} with ${booking.mentorName}`}>
      <MentorshipPanel bookingKey={booking} refresh={refresh} />
    </PanelContent>
  )
}
