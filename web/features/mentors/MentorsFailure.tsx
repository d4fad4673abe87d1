import { useRevalidator } from 'react-router'
import { explain } from '../../lib/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Shown when the list failed to load; retries. */
export function MentorsFailure({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator()
  return (
    <div role="alert">
      <EmptyState
        title="Failed to fetch mentors"
        actions={
          <Button look="primary" busy={state === 'loading'} onClick={() => void revalidate()}>
            Try again
          </Button>
        }
      >
        {explain(error).description}
      </EmptyState>
    </div>
  )
}
