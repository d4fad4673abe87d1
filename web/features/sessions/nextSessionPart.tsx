import { showFailure } from '../../ui/Failure.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Bone, Skeleton } from '../../ui/Skeleton.tsx'

/** Loaded for those who have a session, together with the data: preload it with the page. As high as most are. */
export const NextSession = lazyPart(
  () => import('./NextSession.tsx').then((module) => module.NextSession),
  <Skeleton>
    <Bone $height="244px" />
  </Skeleton>,
  undefined,
  showFailure,
)
