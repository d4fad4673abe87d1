import { graphql } from 'react-relay'
import type { AuditLogQuery } from '../../__generated__/AuditLogQuery.graphql.ts'
import { ServedPart } from '../../features/admin/tables/ServedPart.tsx'
import { TableSkeleton } from '../../features/admin/tables/TableSkeleton.tsx'
import { useServedTable } from '../../features/admin/tables/useServedTable.ts'
import { AuditSearch } from './AuditSearch.tsx'
import { AuditTable } from './AuditTable.tsx'
import { useAuditAddress } from './useAuditAddress.ts'

/** The log, as its address asks for it. */
export function AuditLog() {
  return (
    <>
      <AuditSearch />
      <ServedPart skeleton={<TableSkeleton label="Loading the audit log" columns={5} filters={2} />}>
        {(round) => <Entries round={round} />}
      </ServedPart>
    </>
  )
}

function Entries({ round }: { round: number }) {
  const { address, sought } = useAuditAddress()
  const { search, filters, page, size } = address.state
  const { data, ...served } = useServedTable<AuditLogQuery>(
    graphql`
      query AuditLogQuery(
        $first: Int!
        $page: Int!
        $search: String
        $action: String
        $day: Date
        $person: String
        $payment: String
        $actor: String
      ) @raw_response_type {
        auditLog(
          first: $first
          page: $page
          search: $search
          action: $action
          day: $day
          person: $person
          payment: $payment
          actor: $actor
        ) {
          total
          rows {
            ...AuditTable_entries
          }
        }
        site {
          now
        }
      }
    `,
    {
      first: size,
      page,
      search: search.trim() || null,
      action: filters['action'] ?? null,
      day: filters['day'] ?? null,
      ...sought,
    },
    round,
  )
  const { rows, total } = data.auditLog
  return <AuditTable entryKeys={rows} siteNow={data.site.now} total={total} address={address} served={served} />
}
