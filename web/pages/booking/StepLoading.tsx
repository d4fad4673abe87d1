import { createContext, use, useEffect, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Bone, Skeleton } from '../../ui/Skeleton.tsx'
import { StepBody } from './bookingLayout.ts'

/** Has a step that could not be loaded be loaded again. */
export const RetryStep = createContext<() => void>(() => {})

/** Stands where a step is being loaded; should that fail, it says so. Slot and agenda are kept by the page meanwhile. */
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
