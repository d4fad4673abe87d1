import type { ComponentType } from 'react'
import { showFailure } from '../../ui/Failure.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Bone, Skeleton } from '../../ui/Skeleton.tsx'

/** Where a table will be. */
export const TAB_ROOM = (
  <Skeleton>
    <Bone $height="70dvh" />
  </Skeleton>
)

/** The part of a tab: `tabPart(async () => (await import('./mentors/MentorsTab.tsx')).MentorsTab)`. */
export function tabPart(code: () => Promise<ComponentType>) {
  return lazyPart(code, TAB_ROOM, undefined, showFailure)
}
