import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import { formatWhenFull } from '../../../api/rules/text/format.ts'
import type { AuditTable_entries$data, AuditTable_entries$key } from '../../__generated__/AuditTable_entries.graphql.ts'
import { AdminTable, type AdminTablePlace } from '../../features/admin/tables/AdminTable.tsx'
import { Under } from '../../features/admin/tables/cells.tsx'
import { Time, RelativeTime } from '../../ui/Time.tsx'
import type { DataColumn } from '../../ui/table/tableProps.ts'
import { useNow } from '../../ui/useNow.ts'
import { Changes, Subjects } from './entryParts.tsx'
import { FILTERS } from './useAuditAddress.ts'

type Entry = AuditTable_entries$data[number]

interface AuditTableProps extends AdminTablePlace {
  entryKeys: AuditTable_entries$key
  siteNow: string
}

/** A page of the log, the newest first. */
export function AuditTable({ entryKeys, siteNow, ...place }: AuditTableProps) {
  const rows = useFragment(
    graphql`
      fragment AuditTable_entries on AuditEntry @relay(plural: true) {
        id
        at
        actor
        actorName
        actionText
        reason
        subjects {
          ...entryParts_subject
        }
        changes {
          field
          ...entryParts_change
        }
      }
    `,
    entryKeys,
  )
  const now = useNow(siteNow)
  const columns = useMemo(() => columnsAt(now), [now])
  return (
    <AdminTable
      {...place}
      label="Audit log"
      noun="record"
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      filters={FILTERS}
      searchHint="Reason or what happened"
      csv="audit"
    />
  )
}

function columnsAt(now: Date): readonly DataColumn<Entry>[] {
  return [
    {
      id: 'at',
      label: 'When',
      sortable: false,
      value: ({ at }) => formatWhenFull(new Date(at)),
      cell: ({ at }) => (
        <span>
          <RelativeTime at={at} now={now} />
          <Under>
            <Time at={at} />
          </Under>
        </span>
      ),
    },
    {
      id: 'actor',
      label: 'Who',
      sortable: false,
      value: ({ actorName }) => actorName,
      cell: ({ actor, actorName }) => (
        <span>
          {actorName}
          {actor !== actorName && <Under>{actor}</Under>}
        </span>
      ),
    },
    {
      id: 'what',
      label: 'What',
      sortable: false,
      wide: true,
      value: ({ actionText }) => actionText,
      cell: ({ actionText, reason }) => (
        <span>
          {actionText}
          {reason && <Under>{reason}</Under>}
        </span>
      ),
    },
    {
      id: 'subjects',
      label: 'About',
      sortable: false,
      wide: true,
      value: () => null,
      cell: ({ subjects }) => <Subjects subjectKeys={subjects} />,
    },
    {
      id: 'changes',
      label: 'Changes',
      sortable: false,
      wide: true,
      value: ({ changes }) => changes.map(({ field }) => field).join(', '),
      cell: ({ changes }) => <Changes changeKeys={changes} />,
    },
  ]
}
