import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatPastDay, formatWhenFull } from '../../../../../api/rules/text/format.ts'
import { istDate } from '../../../../../api/rules/time/time.ts'
import type { Participants_workshop$key } from '../../../../__generated__/Participants_workshop.graphql.ts'
import type { ParticipantsPaginationQuery } from '../../../../__generated__/ParticipantsPaginationQuery.graphql.ts'
import type {
  Participants_registrations$data,
  Participants_registrations$key,
} from '../../../../__generated__/Participants_registrations.graphql.ts'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { Failure } from '../../../../ui/feedback/Failure.tsx'
import { Small } from '../../../../ui/layout/PageFrame.tsx'
import { plural } from '../../../../lib/plural.ts'
import { showToast } from '../../../../lib/toasts.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Notice } from '../../../../ui/feedback/Notice.tsx'
import { MailLink, PhoneLink } from '../../../../ui/mark/ContactLinks.tsx'
import { DataTable } from '../../../../ui/table/DataTable.tsx'
import { useTableAddress } from '../../../../ui/table/tableAddress.ts'
import type { DataColumn } from '../../../../ui/table/tableProps.ts'
import { AttendanceMark, MarkingContext, useAttendance } from './attendance.tsx'
import { timesWhole } from '../../../../ui/time/timesWhole.ts'

/** Loaded at once; a workshop has at most five times as many. */
const PAGE = 100

interface ParticipantsProps {
  workshopKey: Participants_workshop$key
  state: string
  /** Whether attendance can be marked now. */
  canMark: boolean
}

/** Everybody who is registered. */
export function Participants({ workshopKey, state, canMark }: ParticipantsProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    ParticipantsPaginationQuery,
    Participants_workshop$key
  >(
    graphql`
      fragment Participants_workshop on Workshop
      @refetchable(queryName: "ParticipantsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 100 }, after: { type: "String" }) {
        databaseId
        startsAt
        registeredCount
        registrations(first: $first, after: $after) @connection(key: "Participants_registrations") {
          edges {
            node {
              ...Participants_registrations
            }
          }
        }
      }
    `,
    workshopKey,
  )
  const { databaseId, startsAt, registrations } = data
  const [error, setError] = useState<Error | null>(null)
  // A list that is read again begins at its first page: the table stays, so that marks being saved are not lost.
  const [wasComplete, setComplete] = useState(!hasNext)
  if (!hasNext && !wasComplete) setComplete(true)
  const load = useEffectEvent(() => {
    loadNext(PAGE, { onComplete: (failure) => failure && setError(failure) })
  })
  useEffect(() => {
    if (hasNext && !isLoadingNext && !error) load()
  }, [hasNext, isLoadingNext, error])
  const rows = useMemo(() => registrations.edges.map(({ node }) => node), [registrations])
  return (
    <Section aria-labelledby="participants">
      <h3 id="participants">Participants</h3>
      {rows.length === 0 ? (
        <EmptyState title={state === 'CANCELLED' ? 'Nobody is registered' : 'Nobody is registered yet'} level={3}>
          {state === 'APPROVED'
            ? 'People register on the workshop’s page. You see them here, with their email and phone.'
            : state === 'CANCELLED'
              ? 'The workshop is cancelled.'
              : 'People can register once the workshop is approved.'}
        </EmptyState>
      ) : (
        <>
          {!canMark && state === 'APPROVED' && (
            <Small>You can mark attendance once it starts: {timesWhole(formatWhenFull(new Date(startsAt)))}.</Small>
          )}
          {hasNext &&
            (error ? (
              <Failure error={error} level={3} onRetry={() => setError(null)} />
            ) : (
              <Small role="status">{`Loading ${rows.length} of ${data.registeredCount} participants…`}</Small>
            ))}
          {wasComplete && <ParticipantsTable workshopId={databaseId} registrationKeys={rows} canMark={canMark} />}
        </>
      )}
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  > h3 {
    font-size: var(--t20);
  }
`

/** A registered person. */
type Participant = Participants_registrations$data[number]

interface ParticipantsTableProps {
  workshopId: number
  /** Must be a stable reference. */
  registrationKeys: Participants_registrations$key
  canMark: boolean
}

/** Registered people with what the mentor needs to reach them, as CSV too; from the start on, who was there. */
function ParticipantsTable({ workshopId, registrationKeys, canMark }: ParticipantsTableProps) {
  const rows = useFragment(
    graphql`
      fragment Participants_registrations on WorkshopRegistration @relay(plural: true) {
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
          <Button size="small" aria-disabled={absent.length === 0} onClick={markAll}>
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
    cell: ({ email }) => email && <MailLink email={email} />,
  },
  {
    id: 'phone',
    label: 'Phone',
    wide: true,
    value: ({ phone }) => phone,
    cell: ({ phone }) => phone && <PhoneLink phone={phone} />,
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
