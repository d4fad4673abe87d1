import { useEffect, useEffectEvent } from 'react'
import { explain, isOutdated } from '../../lib/errors.ts'
import { Button } from '../Button.tsx'
import { EmptyState } from './EmptyState.tsx'

interface FailureProps {
  error: unknown
  onRetry: () => void
  busy?: boolean
  level?: 1 | 2 | 3
}

/** Browsers fire `online` a moment before requests succeed. */
const ONLINE_SETTLES = 1_000

/** For the `fallback` of a section and the `instead` of a lazy part that would be missed. */
export function showFailure(error: unknown, retry: () => void) {
  return <Failure error={error} onRetry={retry} />
}

/** What failed, what was saved, and one button that helps. Retries automatically when the network is back. */
export function Failure({ error, onRetry, busy = false, level = 2 }: FailureProps) {
  const { title, description } = explain(error)
  const outdated = isOutdated(error)
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function wait(): void {
      clearTimeout(timer)
      timer = setTimeout(() => retry(), ONLINE_SETTLES)
    }
    addEventListener('online', wait)
    return () => {
      removeEventListener('online', wait)
      clearTimeout(timer)
    }
  }, [])
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
