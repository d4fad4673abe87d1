import { PageTitle, PageWidth } from './PageFrame.tsx'
import { Bone, Skeleton } from '../feedback/Skeleton.tsx'

/** Generic page skeleton: heading and first lines. */
export function PageSkeleton() {
  return (
    <PageWidth>
      <Skeleton>
        <PageTitle title={<Bone $width="min(100%, 420px)" />} lead={<Bone $width="min(100%, 300px)" />} />
        <Bone $height="240px" />
      </Skeleton>
    </PageWidth>
  )
}
