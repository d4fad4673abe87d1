import { Bone, Skeleton } from '../../ui/Skeleton.tsx'
import { EarningsFrame } from './EarningsFrame.tsx'

/** In the shape of the report: sums, months, payments. */
export function EarningsPageSkeleton() {
  return (
    <Skeleton label="Loading earnings...">
      <EarningsFrame>
        <Bone $width="100%" $height="80px" />
        <Bone $width="min(560px, 100%)" $height="1.5rem" />
        <section>
          <Bone $width="120px" $height="1.5rem" />
          <Bone $width="100%" $height="210px" />
        </section>
        <section>
          <Bone $width="160px" $height="1.5rem" />
          <Bone $width="100%" $height="480px" />
        </section>
      </EarningsFrame>
    </Skeleton>
  )
}
