import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { TeamQuery } from '../../__generated__/TeamQuery.graphql.ts'
import { AdminTitle } from '../../features/admin/AdminTitle.tsx'
import { ServedPart } from '../../features/admin/tables/ServedPart.tsx'
import { useServedTable } from '../../features/admin/tables/useServedTable.ts'
import { Button } from '../../ui/Button.tsx'
import { AddAdministrator } from './AddAdministrator.tsx'
import { AdministratorsTable } from './AdministratorsTable.tsx'
import { MyAccount } from './MyAccount.tsx'
import { TeamSkeleton } from './TeamSkeleton.tsx'

/** The administrators and the own account, with their own query. */
export function Team() {
  return <ServedPart skeleton={<TeamSkeleton />}>{(round) => <LoadedTeam round={round} />}</ServedPart>
}

function LoadedTeam({ round }: { round: number }) {
  const [isAdding, setAdding] = useState(false)
  const { data, refresh } = useServedTable<TeamQuery>(
    graphql`
      query TeamQuery @raw_response_type {
        administrators {
          ...AdministratorsTable_administrators
        }
        adminSession {
          ...MyAccount_session
        }
        site {
          now
        }
      }
    `,
    {},
    round,
  )
  return (
    <>
      <AdminTitle title="Administrators">
        <Button look="primary" aria-haspopup="dialog" onClick={() => setAdding(true)}>
          <UserPlus size={18} /> Add administrator
        </Button>
      </AdminTitle>
      <AdministratorsTable administratorKeys={data.administrators} siteNow={data.site.now} onChanged={refresh} />
      {data.adminSession && <MyAccount sessionKey={data.adminSession} onChanged={refresh} />}
      {isAdding && <AddAdministrator onClose={() => setAdding(false)} onAdded={refresh} />}
    </>
  )
}
