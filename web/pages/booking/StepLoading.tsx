import { createContext, use, useEffect, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Bone, Skeleton } from '../../ui/Skeleton.tsx'
import { StepBody } from './bookingLayout.ts'

/** Retries a step that failed to load. */
export const RetryStep = createContext<() => void>(() => {})

/** Placeholder while a step loads, and the error if that fails. The page keeps slot and agenda meanwhile. */
export function StepLoading({ load }: { load: () => Promise<unknown> }) {
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
          title="This step could not be loaded."
          actions={
            <Button size="small" onClick={retry}>
              Try again
            </Button>
          }
        >
          Check your connection. Your slot and your agenda are saved.
        </Notice>
      ) : (
        <Skeleton label="Loading the step">
          <Bone $height="120px" />
        </Skeleton>
      )}
    </StepBody>
  )
}
