import { createContext, use, useEffect, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { StepBody } from './bookingLayout.ts'

/** Retries a step that failed to load. */
export const RetryStep = createContext<() => void>(() => {})

interface StepLoadingProps {
  load: () => Promise<unknown>
  /** What could not be loaded. */
  what?: string
  /** What is not lost by it. */
  kept?: string
}

/** Placeholder while a step or a page loads, and the error if that fails. The page keeps slot and agenda meanwhile. */
export function StepLoading({ load, what = 'step', kept = 'Your slot and your agenda are saved.' }: StepLoadingProps) {
  const retry = use(RetryStep)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isShown = true
    load().then(
      () => isShown && retry(),
      () => isShown && setFailed(true),
    )
    return () => void (isShown = false)
  }, [load, retry])
  return (
    <StepBody>
      {hasFailed ? (
        <Notice
          tone="warn"
          role="alert"
          title={`This ${what} could not be loaded.`}
          actions={
            <Button size="small" onClick={retry}>
              Try again
            </Button>
          }
        >
          Check your connection. {kept}
        </Notice>
      ) : (
        <Skeleton label="Loading the step">
          <Bone $height="120px" />
        </Skeleton>
      )}
    </StepBody>
  )
}
