import { AdminPlace } from '../../features/admin/AdminPlace.ts'
import { showFailure } from '../../ui/Failure.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { TeamSkeleton } from './TeamSkeleton.tsx'

const Team = lazyPart(
  () => import('./Team.tsx').then((module) => module.Team),
  <TeamSkeleton />,
  undefined,
  showFailure,
)

/** Who may administer, and the own account. */
export function TeamPage() {
  return (
    <AdminPlace>
      <Team />
    </AdminPlace>
  )
}
