import { FieldBones } from '../../ui/feedback/FieldBones.tsx'
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { AccountLayout } from './AccountLayout.tsx'
import { AccountSection, SECTIONS } from './AccountSection.tsx'

/** Skeleton of the sections. */
export function AccountPageSkeleton() {
  return (
    <AccountLayout>
      <AccountSection section={SECTIONS.profile}>
        <Skeleton>
          <Bone $height="66px" />
        </Skeleton>
      </AccountSection>
      <AccountSection section={SECTIONS.password}>
        <Skeleton>
          <FieldBones fields={3} />
        </Skeleton>
      </AccountSection>
      <DevicesSkeleton />
    </AccountLayout>
  )
}

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
