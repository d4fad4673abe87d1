import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Nothing to come, or nothing of this branch. */
export function NoWorkshops({ branch, onShowAll }: { branch: string; onShowAll: () => void }) {
  return (
    <EmptyState
      title="No workshops found"
      level={3}
      actions={
        <Button look="primary" onClick={onShowAll}>
          View All Workshops
        </Button>
      }
    >
      {branch === ''
        ? 'No workshop is announced yet. Suggest one, and our team looks for a mentor.'
        : `No workshop in ${branch} is announced yet. See those of all branches, or suggest one.`}
    </EmptyState>
  )
}
