import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Bone, Skeleton } from '../../../ui/feedback/Skeleton.tsx'

/** In place of the queue and of the tab's content below it. */
export const QUEUE_SKELETON = (
  <Skeleton label="Loading the work queue">
    <Bone $height="80dvh" />
  </Skeleton>
)

/** One line, also while it loads, so that what is below does not move. */
export function QueueLineFrame({ children }: { children?: ReactNode }) {
  return <Line>{children}</Line>
}

const Line = styled.div`
  height: 2.75rem;
  margin-bottom: 8px;
  line-height: 2.75rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
