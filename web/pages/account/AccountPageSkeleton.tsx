import { PageTitle } from '../../ui/PageFrame.tsx'
import { Bone, Skeleton } from '../../ui/Skeleton.tsx'
import { FieldBones } from '../../ui/FieldBones.tsx'
import { AccountColumns, AccountFrame, AccountSheets } from './AccountColumns.ts'
import { AccountNav } from './AccountNav.tsx'
import { AccountSection } from './AccountSection.tsx'
import { DevicesSkeleton } from './DevicesSkeleton.tsx'
import { SECTIONS } from './sections.ts'

/** Skeleton of the sections. */
export function AccountPageSkeleton() {
  return (
    <AccountFrame>
      <PageTitle title="Account and security" lead="Your details, password, devices and data." />
      <AccountColumns>
        <AccountNav />
        <AccountSheets>
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
        </AccountSheets>
      </AccountColumns>
    </AccountFrame>
  )
}
