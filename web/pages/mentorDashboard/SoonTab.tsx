import { EmptyState } from '../../ui/EmptyState.tsx'

/** A tab that is not open yet: what will be there. */
export function SoonTab() {
  return (
    <EmptyState title="Analytics: coming soon">
      You will see here how many students look at your profile, book you and come back.
    </EmptyState>
  )
}
