import { PageTitle, PageWidth } from '../../ui/PageFrame.tsx'
import { Bone, Skeleton } from '../../ui/Skeleton.tsx'

/** A page of text before it is there: its heading and the first lines. */
export function TextPageSkeleton() {
  return (
    <PageWidth>
      <Skeleton>
        <PageTitle title={<Bone $width="min(100%, 420px)" />} lead={<Bone $width="min(100%, 300px)" />} />
        <Bone $height="240px" />
      </Skeleton>
    </PageWidth>
  )
}
