import { styled } from 'styled-components'
import { formatRupees } from '../../../../api/rules/text/format.ts'
import type { WorkshopsTableQuery } from '../../../__generated__/WorkshopsTableQuery.graphql.ts'
import { BranchCell, OneLine, Under } from '../../../features/admin/tables/cells.tsx'
import { workshopDate, workshopTime } from '../../../features/workshops/workshopTimes.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Gauge } from '../../../ui/Gauge.tsx'
import type { DataColumn } from '../../../ui/table/tableProps.ts'
import { workshopStatus } from './workshopStatus.ts'

export type WorkshopRow = WorkshopsTableQuery['response']['allWorkshops']['rows'][number]

/** What is shown of each workshop, beside the buttons. */
export function workshopColumns(now: Date): readonly DataColumn<WorkshopRow>[] {
  return [
    { id: 'title', label: 'Title', value: ({ title }) => title },
    {
      id: 'branch',
      label: 'Branch',
      wide: true,
      value: ({ branch }) => branch,
      cell: ({ branch }) => <BranchCell mainBranch={branch} />,
    },
    { id: 'instructor', label: 'Instructor', value: ({ instructorName }) => instructorName },
    {
      id: 'starts',
      label: 'Date and time',
      value: ({ startsAt }) => startsAt,
      cell: ({ date, time }) => (
        <>
          <OneLine>{workshopDate(date)}</OneLine>
          <Under>{workshopTime(time)}</Under>
        </>
      ),
    },
    { id: 'duration', label: 'Duration', sortable: false, value: ({ duration }) => duration },
    {
      id: 'price',
      label: 'Price',
      figure: true,
      value: ({ price }) => price / 100,
      cell: ({ price }) => (price === 0 ? 'Free' : formatRupees(price)),
    },
    {
      id: 'registered',
      label: 'Participants',
      value: ({ registeredCount }) => registeredCount,
      cell: ({ registeredCount, maxParticipants }) => (
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
      ),
    },
    {
      id: 'state',
      label: 'Status',
      sortable: false,
      value: (row) => workshopStatus(row, now).text,
      cell: (row) => {
        const { text, tone } = workshopStatus(row, now)
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
