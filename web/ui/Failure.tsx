import { explain, isOutdated } from '../lib/errors.ts'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'

interface FailureProps {
  error: unknown
  onRetry: () => void
  busy?: boolean
  level?: 1 | 2 | 3
}

/** What happened, what was kept, and one button that helps. */
export function Failure({ error, onRetry, busy = false, level = 2 }: FailureProps) {
  const { title, description } = explain(error)
  const outdated = isOutdated(error)
  return (
    <div role="alert">
      <EmptyState
        title={title}
        level={level}
        actions={
          <Button look="primary" busy={busy} onClick={outdated ? () => location.reload() : onRetry}>
            {outdated ? 'Reload the page' : 'Try again'}
          </Button>
        }
      >
        {description}
      </EmptyState>
    </div>
  )
}
