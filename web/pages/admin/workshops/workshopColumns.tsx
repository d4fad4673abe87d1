import { graphql, readInlineData } from 'react-relay'
import { styled } from 'styled-components'
import { formatRupees } from '../../../../api/rules/text/format.ts'
import type { workshopColumns_workshop$key } from '../../../__generated__/workshopColumns_workshop.graphql.ts'
import { BranchCell, OneLine, Under } from '../../../features/admin/tables/cells.tsx'
import { workshopDate, workshopTime } from '../../../features/workshops/workshopTimes.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Gauge } from '../../../ui/Gauge.tsx'
import type { DataColumn } from '../../../ui/table/tableProps.ts'
import { workshopStatus } from './workshopStatus.ts'

const fragment = graphql`
  fragment workshopColumns_workshop on Workshop @inline {
    title
    branch
    instructorName
    date
    time
    startsAt
    duration
    price
    registeredCount
    maxParticipants
    state
  }
`
const read = (row: workshopColumns_workshop$key) => readInlineData(fragment, row)

/** What is shown of each workshop, beside the buttons. */
export function workshopColumns(now: Date): readonly DataColumn<workshopColumns_workshop$key>[] {
  function statusOf(row: workshopColumns_workshop$key) {
    const { state, startsAt, duration } = read(row)
    return workshopStatus({ state, startsAt, duration }, now)
  }
  return [
    { id: 'title', label: 'Title', value: (row) => read(row).title },
    {
      id: 'branch',
      label: 'Branch',
      wide: true,
      value: (row) => read(row).branch,
      cell: (row) => <BranchCell mainBranch={read(row).branch} />,
    },
    { id: 'instructor', label: 'Instructor', value: (row) => read(row).instructorName },
    {
      id: 'starts',
      label: 'Date and time',
      value: (row) => read(row).startsAt,
      cell: (row) => (
        <>
          <OneLine>{workshopDate(read(row).date)}</OneLine>
          <Under>{workshopTime(read(row).time)}</Under>
        </>
      ),
    },
    { id: 'duration', label: 'Duration', sortable: false, value: (row) => read(row).duration },
    {
      id: 'price',
      label: 'Price',
      figure: true,
      value: (row) => read(row).price / 100,
      cell: (row) => (read(row).price === 0 ? 'Free' : formatRupees(read(row).price)),
    },
    {
      id: 'registered',
      label: 'Participants',
      value: (row) => read(row).registeredCount,
      cell: (row) => {
        const { registeredCount, maxParticipants } = read(row)
        return (
          <Seats>
            <span aria-hidden="true">
              {registeredCount}/{maxParticipants}
            </span>
            <Gauge
              value={registeredCount}
              of={maxParticipants}
              label={`${registeredCount} of ${maxParticipants} registered`}
            />
          </Seats>
        )
      },
    },
    {
      id: 'state',
      label: 'Status',
      sortable: false,
      value: (row) => statusOf(row).text,
      cell: (row) => {
        const { text, tone } = statusOf(row)
        return <Badge $tone={tone}>{text}</Badge>
      },
    },
  ]
}

const Seats = styled.div`
  display: grid;
  gap: 4px;
  width: 100%;
  min-width: 5rem;
  font-feature-settings: 'tnum';
`
