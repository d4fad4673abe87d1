import { Sheet, SheetFrame } from '../../features/workshops/sheetParts.ts'
import { PageTitle } from '../../ui/layout/PageFrame.tsx'
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx'

/** A certificate before it is known. */
export function CertificatePageSkeleton() {
  return (
    <Skeleton label="Loading the certificate">
      <SheetFrame>
        <PageTitle title="Certificate of attendance" />
        <Sheet as="div" $pad>
          <Bone $height="50px" />
          <Bone $width="60%" $height="112px" />
          <Bone $height="68px" />
          <Bone $width="180px" $height="44px" />
        </Sheet>
      </SheetFrame>
    </Skeleton>
  )
}
