import { useMemo } from 'react'
import { graphql } from 'react-relay'
import { formatRequestDate } from '../../../../api/rules/text/format.ts'
import type { NeedsTabMutation } from '../../../__generated__/NeedsTabMutation.graphql.ts'
import type { NeedsTabQuery } from '../../../__generated__/NeedsTabQuery.graphql.ts'
import { AdminTitle } from '../../../features/admin/AdminTitle.tsx'
import { AdminTable } from '../../../features/admin/tables/AdminTable.tsx'
import { actionsColumn, Under } from '../../../features/admin/tables/cells.tsx'
import { ServedPart, useServedTable } from '../../../features/admin/tables/ServedPart.tsx'
import { TableSkeleton } from '../../../features/admin/tables/TableSkeleton.tsx'
import { useMutation } from '../../../relay/useMutation.ts'
import { Badge } from '../../../ui/mark/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useTableAddress } from '../../../ui/table/tableAddress.ts'
import type { DataColumn } from '../../../ui/table/tableProps.ts'
import { FILTERS, needsVariables, SHAPE } from './needsAddress.ts'

type Need = NeedsTabQuery['response']['allMentorNeeds']['rows'][number]

/** What people told us that they need. */
export function NeedsTab() {
  return (
    <>
      <AdminTitle title="Needs" />
      <ServedPart skeleton={<TableSkeleton label="Loading needs" columns={5} filters={1} />}>
        {(round) => <NeedsTable round={round} />}
      </ServedPart>
    </>
  )
}

function NeedsTable({ round }: { round: number }) {
  const address = useTableAddress(SHAPE)
  const { data, ...served } = useServedTable<NeedsTabQuery>(
    graphql`
      query NeedsTabQuery(
        $first: Int!
        $page: Int!
        $search: String
        $sort: MentorNeedSort
        $direction: SortDirection
        $resolved: Boolean
      ) @preloadable @raw_response_type {
        allMentorNeeds(
          first: $first
          page: $page
          search: $search
          sort: $sort
          direction: $direction
          resolved: $resolved
        ) {
          total
          rows {
            databaseId
            text
            search
            userType
            wantsMail
            mails
            createdAt
            resolvedAt
          }
        }
      }
    `,
    needsVariables(address.state),
    round,
  )
  const resolve = useResolveNeed()
  const columns = useMemo(
    () => [
      ...COLUMNS,
      actionsColumn<Need>((need) =>
        need.resolvedAt ? (
          <Badge $tone="good">Resolved</Badge>
        ) : (
          <Button size="small" aria-label={`Mark as resolved: ${need.text}`} onClick={() => resolve(need.databaseId)}>
            Mark as resolved
          </Button>
        ),
      ),
    ],
    [resolve],
  )
  const { rows, total } = data.allMentorNeeds
  return (
    <AdminTable
      label="Needs"
      noun="need"
      columns={columns}
      rows={rows}
      total={total}
      address={address}
      served={served}
      rowId={({ databaseId }) => String(databaseId)}
      filters={FILTERS}
      searchHint="A part of the need or the search"
      empty={{ title: 'No needs yet', why: 'They appear here when people tell us on Find Mentors what they need.' }}
      csv="needs"
    />
  )
}

/** Marks a need as resolved; its row follows. */
function useResolveNeed(): (id: number) => void {
  const [run] = useMutation<NeedsTabMutation>(
    graphql`
      mutation NeedsTabMutation($input: ResolveMentorNeedInput!) @raw_response_type {
        resolveMentorNeed(input: $input) {
          ... on ResolveMentorNeedPayload @alias(as: "done") {
            need {
              id
              resolvedAt
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { failed: 'Not marked as resolved', done: () => ({ title: 'Marked as resolved', tone: 'good' }) },
  )
  return useMemo(() => (id) => void run({ input: { id } }), [run])
}

const TOLD_BY: Readonly<Record<string, string>> = { MENTEE: 'Mentee', MENTOR: 'Mentor', COMMUNITY: 'Community member' }

const COLUMNS: readonly DataColumn<Need>[] = [
  {
    id: 'text',
    label: 'Need',
    sortable: false,
    wide: true,
    value: ({ text }) => text,
    cell: ({ text, search }) => (
      <>
        <span>{text}</span>
        {search && search !== text && <Under>{`Searched for: ${search}`}</Under>}
      </>
    ),
  },
  { id: 'by', label: 'Told by', sortable: false, value: ({ userType }) => TOLD_BY[userType ?? ''] ?? 'Visitor' },
  {
    id: 'told',
    label: 'Told (IST)',
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatRequestDate(new Date(createdAt))}</time>,
  },
  {
    id: 'emails',
    label: 'Emailed about',
    value: ({ mails }) => mails,
    cell: ({ mails, wantsMail }) => (wantsMail ? `${mails} of 3 mentors` : 'Wants no emails'),
  },
]
