import { graphql } from 'react-relay'
import type {
  BookingPaymentStatus,
  BookingStatus,
  MentorshipsTabQuery,
  PackageType,
} from '../../../__generated__/MentorshipsTabQuery.graphql.ts'
import { AdminTitle } from '../../../features/admin/AdminTitle.tsx'
import { ServedPart } from '../../../features/admin/tables/ServedPart.tsx'
import { TableSkeleton } from '../../../features/admin/tables/TableSkeleton.tsx'
import { tableVariables } from '../../../features/admin/tables/tableVariables.ts'
import { useServedTable } from '../../../features/admin/tables/useServedTable.ts'
import { useTableAddress } from '../../../ui/table/useTableAddress.ts'
import { MentorshipsTable } from './MentorshipsTable.tsx'
import { SHAPE, SORTS } from './mentorshipsAddress.ts'

/** Every session and package. */
export function MentorshipsTab() {
  return (
    <>
      <AdminTitle title="Mentorships" />
      <ServedPart skeleton={<TableSkeleton label="Loading mentorships" columns={8} filters={5} />}>
        {(round) => <Mentorships round={round} />}
      </ServedPart>
    </>
  )
}

function Mentorships({ round }: { round: number }) {
  const address = useTableAddress(SHAPE)
  const { filters } = address.state
  const { data, ...served } = useServedTable<MentorshipsTabQuery>(
    graphql`
      query MentorshipsTabQuery(
        $first: Int!
        $page: Int!
        $search: String
        $sort: BookingSort
        $direction: SortDirection
        $status: BookingStatus
        $packageType: PackageType
        $paymentStatus: BookingPaymentStatus
        $from: Date
        $to: Date
      ) @raw_response_type {
        allBookings(
          first: $first
          page: $page
          search: $search
          sort: $sort
          direction: $direction
          status: $status
          packageType: $packageType
          paymentStatus: $paymentStatus
          from: $from
          to: $to
        ) {
          total
          rows {
            ...MentorshipsTable_bookings
          }
        }
      }
    `,
    {
      ...tableVariables(address.state, SORTS),
      // The address takes no others.
      status: (filters['status'] as BookingStatus | undefined) ?? null,
      packageType: (filters['packageType'] as PackageType | undefined) ?? null,
      paymentStatus: (filters['paymentStatus'] as BookingPaymentStatus | undefined) ?? null,
      from: filters['from'] ?? null,
      to: filters['to'] ?? null,
    },
    round,
  )
  const { rows, total } = data.allBookings
  return <MentorshipsTable bookingKeys={rows} total={total} address={address} served={served} />
}
