import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type {
  MentorshipsTable_bookings$data,
  MentorshipsTable_bookings$key,
} from '../../../__generated__/MentorshipsTable_bookings.graphql.ts'
import { AdminTable, type AdminTablePlace } from '../../../features/admin/tables/AdminTable.tsx'
import { PersonCell } from '../../../features/admin/tables/cells.tsx'
import { actionsColumn, RowActions } from '../../../features/admin/tables/RowActions.tsx'
import { RowPanel } from '../../../features/admin/tables/RowPanel.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import type { DataColumn } from '../../../ui/table/tableProps.ts'
import { FILTERS } from './mentorshipsAddress.ts'
import { OpenedMentorship } from './OpenedMentorship.tsx'
import { named, PACKAGE, PAYMENT, STATUS, timesText } from './mentorshipWords.ts'

type Booking = MentorshipsTable_bookings$data[number]

interface MentorshipsTableProps extends AdminTablePlace {
  bookingKeys: MentorshipsTable_bookings$key
}

/** A page of the sessions and packages. */
export function MentorshipsTable({ bookingKeys, ...place }: MentorshipsTableProps) {
  const rows = useFragment(
    graphql`
      fragment MentorshipsTable_bookings on Booking @relay(plural: true) {
        databaseId
        menteeName
        mentorName
        agenda
        packageType
        duration
        status
        paymentStatus
        ...mentorshipWords_times
      }
    `,
    bookingKeys,
  )
  return (
    <AdminTable
      {...place}
      label="Mentorships"
      noun="mentorship"
      columns={COLUMNS}
      rows={rows}
      rowId={({ databaseId }) => String(databaseId)}
      filters={FILTERS}
      searchHint="Mentee, mentor, agenda or payment number"
      empty={{
        title: 'No mentorship sessions booked yet',
        why: 'Sessions and packages appear here when mentees book them.',
      }}
      csv="mentorships"
      panel={(id, row) => (
        <RowPanel id={id} title={row ? titleOf(row) : 'Mentorship'}>
          {(bookingId, round) => <OpenedMentorship id={bookingId} round={round} />}
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
  { id: 'mentor', label: 'Mentor', value: ({ mentorName }) => mentorName },
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
    value: ({ duration }) => `${duration} min`,
  },
  {
    id: 'payment',
    label: 'Payment',
    value: ({ paymentStatus }) => named(PAYMENT, paymentStatus).text,
    cell: ({ paymentStatus }) => {
      const { text, tone } = named(PAYMENT, paymentStatus)
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

/** Two lines of it: the panel has all. */
const Agenda = styled.span`
  display: -webkit-box;
  max-width: 32ch;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`
