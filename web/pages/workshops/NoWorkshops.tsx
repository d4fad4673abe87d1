import { workshopsPath } from '../../features/workshops/workshopPath.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Nothing to come, or nothing of this branch. */
export function NoWorkshops({ branch, onShowAll }: { branch: string; onShowAll: () => void }) {
  return (
    <EmptyState
      title="No workshops found"
      level={3}
      actions={
        <ButtonLink look="primary" to={workshopsPath()} onClick={onShowAll}>
          View All Workshops
        </ButtonLink>
      }
    >
      {branch === ''
        ? 'No workshop is announced yet. Suggest one, and our team will look for a mentor.'
        : `No workshop in ${branch} is announced yet. See those of all branches, or suggest one.`}
    </EmptyState>
  )
}
