import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatWhenFull } from '../../../api/rules/text/format.ts'
import type { AuditTable_changes$key } from '../../__generated__/AuditTable_changes.graphql.ts'
import type { AuditTable_entries$data, AuditTable_entries$key } from '../../__generated__/AuditTable_entries.graphql.ts'
import type { AuditTable_subjects$key } from '../../__generated__/AuditTable_subjects.graphql.ts'
import { AdminTable, type AdminTablePage } from '../../features/admin/tables/AdminTable.tsx'
import { Under } from '../../features/admin/tables/cells.tsx'
import { Link } from '../../ui/Link.tsx'
import type { DataColumn } from '../../ui/table/tableProps.ts'
import { RelativeTime, Time } from '../../ui/time/Time.tsx'
import { useNow } from '../../ui/time/useNow.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { FILTERS } from './auditAddress.ts'

type Entry = AuditTable_entries$data[number]

interface AuditTableProps extends AdminTablePage {
  entryKeys: AuditTable_entries$key
  siteNow: string
}

/** A page of the log, the newest first. */
export function AuditTable({ entryKeys, siteNow, ...page }: AuditTableProps) {
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
          ...AuditTable_subjects
        }
        changes {
          field
          ...AuditTable_changes
        }
      }
    `,
    entryKeys,
  )
  const now = useNow(siteNow)
  const columns = useMemo(() => columnsAt(now), [now])
  return (
    <AdminTable
      {...page}
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

/** What an entry is about, with a link to where that is looked after. */
function Subjects({ subjectKeys }: { subjectKeys: AuditTable_subjects$key }) {
  const subjects = useFragment(
    graphql`
      fragment AuditTable_subjects on AuditSubject @relay(plural: true) {
        # Two kinds share numbers, and a field that is called id would name the record in the store.
        number: id
        kind
        label
        path
      }
    `,
    subjectKeys,
  )
  return (
    <List>
      {subjects.map(({ number, kind, label, path }) => (
        <li key={`${kind}:${number}`}>{path == null ? label : <Link to={path}>{label}</Link>}</li>
      ))}
    </List>
  )
}

/** Each field that changed: before → after; what has no value before is said alone. */
function Changes({ changeKeys }: { changeKeys: AuditTable_changes$key }) {
  const changes = useFragment(
    graphql`
      fragment AuditTable_changes on AuditChange @relay(plural: true) {
        field
        before
        after
      }
    `,
    changeKeys,
  )
  return (
    <List>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <i>{field}</i>{' '}
          {before && (
            <>
              {before}
              <span aria-hidden="true"> → </span>
              <VisuallyHidden> became </VisuallyHidden>
            </>
          )}
          <b>{after || 'none'}</b>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: 2px;
  list-style: none;
  overflow-wrap: anywhere;
  i {
    color: var(--muted);
    font-style: normal;
  }
  b {
    font-weight: 600;
  }
`
