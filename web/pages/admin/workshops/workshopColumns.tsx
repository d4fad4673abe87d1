import { Check, Users, X } from 'lucide-react'
import { graphql, readInlineData, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatRupees } from '../../../../api/rules/text/format.ts'
import { workshopEnd } from '../../../../api/rules/workshops/workshops.ts'
import type { workshopColumns_actions$key } from '../../../__generated__/workshopColumns_actions.graphql.ts'
import type { workshopColumns_workshop$key } from '../../../__generated__/workshopColumns_workshop.graphql.ts'
import { BranchCell, OneLine, RowActions, Under } from '../../../features/admin/tables/cells.tsx'
import { workshopDate, workshopTime } from '../../../features/workshops/workshopTimes.ts'
import { Badge } from '../../../ui/mark/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Gauge } from '../../../ui/mark/Gauge.tsx'
import type { DataColumn } from '../../../ui/table/tableProps.ts'
import type { LookedAt } from './DecideWorkshop.tsx'
import type { DeletedWorkshop } from './DeleteWorkshop.tsx'

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

/** What an administrator is about to do with a workshop. */
export type WorkshopAct =
  | { kind: 'add' }
  | { kind: 'edit'; id: number }
  | { kind: 'registrations'; id: number; title: string }
  | { kind: 'delete'; workshop: DeletedWorkshop }
  | { kind: 'approve'; workshop: LookedAt; title: string }
  | { kind: 'reject'; workshop: LookedAt; title: string }

interface WorkshopRowActionsProps {
  workshopKey: workshopColumns_actions$key
  onAct: (act: WorkshopAct) => void
}

/** The buttons of a workshop's row; Approve and Reject only while it is pending. */
export function WorkshopRowActions({ workshopKey, onAct }: WorkshopRowActionsProps) {
  const { databaseId, version, title, state, registeredCount } = useFragment(
    graphql`
      fragment workshopColumns_actions on Workshop {
        databaseId
        version
        title
        state
        registeredCount
      }
    `,
    workshopKey,
  )
  const lookedAt = { databaseId, version }
  return (
    <RowActions
      name={title}
      id={String(databaseId)}
      onEdit={() => onAct({ kind: 'edit', id: databaseId })}
      onDelete={() => onAct({ kind: 'delete', workshop: { databaseId, title, state, registeredCount } })}
    >
      <Button
        look="ghost"
        size="small"
        icon
        aria-label={`Registrations of ${title}`}
        onClick={() => onAct({ kind: 'registrations', id: databaseId, title })}
      >
        <Users size={18} />
      </Button>
      {state === 'PENDING' && (
        <>
          <Button
            look="ghost"
            size="small"
            icon
            aria-label={`Approve ${title}`}
            onClick={() => onAct({ kind: 'approve', workshop: lookedAt, title })}
          >
            <Check size={18} />
          </Button>
          <Button
            look="ghost"
            size="small"
            icon
            aria-label={`Reject ${title}`}
            onClick={() => onAct({ kind: 'reject', workshop: lookedAt, title })}
          >
            <X size={18} />
          </Button>
        </>
      )}
    </RowActions>
  )
}

/** The status of a workshop as administrators read it. */
interface WorkshopStatus {
  text: 'Active' | 'Pending' | 'Rejected' | 'Cancelled' | 'Past'
  tone: 'good' | 'warn' | 'bad' | 'flat'
}

interface Workshop {
  readonly state: string
  /** ISO instant. */
  readonly startsAt: string
  /** Free text. */
  readonly duration: string
}

/** Active: approved and not over yet. */
export function workshopStatus({ state, startsAt, duration }: Workshop, now: Date): WorkshopStatus {
  if (state === 'REJECTED') return { text: 'Rejected', tone: 'bad' }
  if (state === 'CANCELLED') return { text: 'Cancelled', tone: 'flat' }
  if (state !== 'APPROVED') return { text: 'Pending', tone: 'warn' }
  const isOver = workshopEnd({ startsAt: new Date(startsAt), duration }) <= now
  return isOver ? { text: 'Past', tone: 'flat' } : { text: 'Active', tone: 'good' }
}
