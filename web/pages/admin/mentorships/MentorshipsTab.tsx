import { graphql } from 'react-relay'
import { styled } from 'styled-components'
import type { MentorshipsTabQuery } from '../../../__generated__/MentorshipsTabQuery.graphql.ts'
import { AdminTitle } from '../../../features/admin/AdminTitle.tsx'
import { AdminTable } from '../../../features/admin/tables/AdminTable.tsx'
import { actionsColumn, PersonCell, RowActions } from '../../../features/admin/tables/cells.tsx'
import { RowPanel } from '../../../features/admin/tables/RowPanel.tsx'
import { ServedPart, useServedTable } from '../../../features/admin/tables/ServedPart.tsx'
import { TableSkeleton } from '../../../features/admin/tables/TableSkeleton.tsx'
import { Badge } from '../../../ui/mark/Badge.tsx'
import { useTableAddress } from '../../../ui/table/tableAddress.ts'
import type { DataColumn } from '../../../ui/table/tableProps.ts'
import { durationText, paymentOf, timesText } from './MentorshipFacts.tsx'
import { MentorshipPanel } from './MentorshipPanel.tsx'
import { FILTERS, mentorshipsVariables, named, PACKAGE, SHAPE, STATUS } from './mentorshipsAddress.ts'

type Booking = MentorshipsTabQuery['response']['allBookings']['rows'][number]

/** Every session and package. */
export function MentorshipsTab() {
  return (
    <>
      <AdminTitle title="Mentorships" />
      <ServedPart skeleton={<TableSkeleton label="Loading mentorships" columns={8} filters={5} />}>
        {(round) => <MentorshipsTable round={round} />}
      </ServedPart>
    </>
  )
}

/** A page of the sessions and packages. */
function MentorshipsTable({ round }: { round: number }) {
  const address = useTableAddress(SHAPE)
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
      ) @preloadable @raw_response_type {
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
            databaseId
            menteeName
            mentorName
            agenda
            packageType
            status
            ...MentorshipFacts_payment
            ...MentorshipFacts_times
          }
        }
      }
    `,
    mentorshipsVariables(address.state),
    round,
  )
  const { rows, total } = data.allBookings
  return (
    <AdminTable
      label="Mentorships"
      noun="mentorship"
      columns={COLUMNS}
      rows={rows}
      total={total}
      address={address}
      served={served}
      rowId={({ databaseId }) => String(databaseId)}
      filters={FILTERS}
      searchHint="Name, agenda or payment number"
      empty={{
        title: 'No mentorship sessions booked yet',
        why: 'Sessions and packages appear here when mentees book them.',
      }}
      csv="mentorships"
      panel={(id, row) => (
        <RowPanel id={id} title={row ? titleOf(row) : 'Mentorship'}>
          {(bookingId, again) => <MentorshipPanel id={bookingId} round={again} />}
        </RowPanel>
      )}
    />
  )
}

const titleOf = ({ menteeName, mentorName }: Booking): string => `${menteeName} with ${mentorName}`

const COLUMNS: readonly DataColumn<Booking>[] = [
  {
    id: 'mentee',
    label: 'Mentee',
    value: ({ menteeName }) => menteeName,
    cell: ({ menteeName }) => <PersonCell name={menteeName} />,
  },
  { id: 'mentor', label: 'Mentor', wide: true, value: ({ mentorName }) => mentorName },
  {
    id: 'agenda',
    label: 'Agenda',
    wide: true,
    sortable: false,
    value: ({ agenda }) => agenda,
    cell: ({ agenda }) => <Agenda>{agenda || 'None given'}</Agenda>,
  },
  { id: 'package', label: 'Package', value: ({ packageType }) => PACKAGE[packageType] ?? packageType },
  { id: 'starts', label: 'Date and time', wide: true, value: timesText },
  {
    id: 'duration',
    label: 'Duration',
    figure: true,
    sortable: false,
    value: durationText,
  },
  {
    id: 'payment',
    label: 'Payment',
    value: (row) => paymentOf(row).text,
    cell: (row) => {
      const { text, tone } = paymentOf(row)
      return <Badge $tone={tone}>{text}</Badge>
    },
  },
  {
    id: 'status',
    label: 'Status',
    sortable: false,
    value: ({ status }) => named(STATUS, status).text,
    cell: ({ status }) => {
      const { text, tone } = named(STATUS, status)
      return <Badge $tone={tone}>{text}</Badge>
    },
  },
  actionsColumn((row) => <RowActions id={String(row.databaseId)} name={titleOf(row)} />),
]

/** Its first two lines: the panel has all. */
const Agenda = styled.span`
  display: -webkit-box;
  max-width: 32ch;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`
