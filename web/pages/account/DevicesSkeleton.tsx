import { Bone, Skeleton } from '../../ui/Skeleton.tsx'
import { AccountSection } from './AccountSection.tsx'
import { SECTIONS } from './sections.ts'

/** The list of devices, before it is there. */
export function DevicesSkeleton() {
  return (
    <AccountSection section={SECTIONS.devices}>
      <Skeleton>
        <Bone $height="112px" />
      </Skeleton>
    </AccountSection>
  )
}
