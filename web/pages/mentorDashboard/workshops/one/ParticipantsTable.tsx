import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatPastDay } from '../../../../../api/rules/text/format.ts'
import { istDate } from '../../../../../api/rules/time/time.ts'
import type {
  ParticipantsTable_registrations$data,
  ParticipantsTable_registrations$key,
} from '../../../../__generated__/ParticipantsTable_registrations.graphql.ts'
import { mailTo } from '../../../../lib/mailTo.ts'
import { plural } from '../../../../lib/plural.ts'
import { showToast } from '../../../../lib/toasts.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Notice } from '../../../../ui/feedback/Notice.tsx'
import { AS_CARDS } from '../../../../ui/layout/Table.tsx'
import { DataTable } from '../../../../ui/table/DataTable.tsx'
import { useTableAddress } from '../../../../ui/table/tableAddress.ts'
import type { DataColumn } from '../../../../ui/table/tableProps.ts'
import { AttendanceMark, MarkingContext, useAttendance } from './attendance.tsx'

/** A registered person. */
type Participant = ParticipantsTable_registrations$data[number]

interface ParticipantsTableProps {
  workshopId: number
  /** Must be a stable reference. */
  registrationKeys: ParticipantsTable_registrations$key
  canMark: boolean
}

/** Registered people with what the mentor needs to reach them, as CSV too; from the start on, who was there. */
export function ParticipantsTable({ workshopId, registrationKeys, canMark }: ParticipantsTableProps) {
  const rows = useFragment(
    graphql`
      fragment ParticipantsTable_registrations on WorkshopRegistration @relay(plural: true) {
        id
        databaseId
        name
        email
        phone
        registeredAt
        hasAttended
      }
    `,
    registrationKeys,
  )
  const attendance = useAttendance(workshopId)
  const { marks, failed, problem, mark, retry } = attendance
  const columns = useMemo(() => columnsFor(canMark), [canMark])
  const shape = useMemo(() => ({ sortable: columns.map(({ id }) => id), filters: [] }), [columns])
  const address = useTableAddress(shape)
  const isPresent = ({ databaseId, hasAttended }: Participant) => marks.get(databaseId)?.hasAttended ?? hasAttended
  const absent = rows.filter((row) => !isPresent(row)).map(({ databaseId }) => databaseId)

  function markAll(): void {
    mark(absent, true)
    showToast({
      title: `${plural(absent.length, 'participant')} marked as present`,
      tone: 'good',
      action: { label: 'Undo', run: () => mark(absent, false) },
    })
  }
  return (
    <MarkingContext value={attendance}>
      {canMark && (
        <Bar>
          <span role="status">
            {`${rows.length - absent.length} of ${rows.length} present${marks.size > failed ? ', saving…' : ''}`}
          </span>
          <Button size="small" disabled={absent.length === 0} onClick={markAll}>
            Mark all as present
          </Button>
        </Bar>
      )}
      {failed > 0 && (
        <Notice
          tone="bad"
          role="alert"
          title={`${plural(failed, 'mark')} not saved.`}
          actions={
            <Button size="small" onClick={retry}>
              Try again
            </Button>
          }
        >
          {problem} Your marks stay while this page is open.
        </Notice>
      )}
      <DataTable
        label="Registered people"
        noun="participant"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        address={address}
        searchHint="Name, email or phone"
        csvName={`workshop-${workshopId}-participants`}
      />
    </MarkingContext>
  )
}

const columnsFor = (canMark: boolean): readonly DataColumn<Participant>[] => [
  { id: 'name', label: 'Name', value: ({ name }) => name },
  {
    id: 'email',
    label: 'Email',
    wide: true,
    value: ({ email }) => email,
    // Gone with the account of who has left.
    cell: ({ email }) => email && <Reach href={mailTo(email)}>{email}</Reach>,
  },
  {
    id: 'phone',
    label: 'Phone',
    wide: true,
    value: ({ phone }) => phone,
    cell: ({ phone }) => phone && <Phone href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</Phone>,
  },
  {
    id: 'registered',
    label: 'Registered on',
    value: ({ registeredAt }) => (registeredAt ? istDate(new Date(registeredAt)) : null),
    cell: ({ registeredAt }) => (registeredAt ? formatPastDay(istDate(new Date(registeredAt))) : ''),
  },
  {
    id: 'attendance',
    label: 'Attendance',
    hidden: !canMark,
    sortable: false,
    value: ({ hasAttended }) => (hasAttended ? 'Present' : ''),
    cell: ({ databaseId, name, hasAttended }) => (
      <AttendanceMark id={databaseId} name={name} hasAttended={hasAttended} />
    ),
  },
]

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;
`

const Reach = styled.a`
  overflow-wrap: anywhere;
`

/** In one piece, in a table as in a card: a number is read and dialled as a whole. */
const Phone = styled(Reach)`
  @container not ${AS_CARDS} {
    white-space: nowrap;
  }
`
