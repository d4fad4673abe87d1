import { PageTitle } from '../../ui/layout/PageFrame.tsx'
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { AuthColumns, AuthFrame, FormCard } from '../../features/accounts/form/AuthFrame.tsx'

/** Skeleton of the confirmation page. */
export function ConfirmEmailPageSkeleton() {
  return (
    <AuthFrame>
      <Skeleton>
        <PageTitle title={<Bone $width="14ch" />} lead={<Bone $width="min(100%, 36ch)" />} />
        <AuthColumns $form={560}>
          <FormCard>
            <Bone $height="72px" />
            <Bone $width="220px" $height="44px" />
          </FormCard>
          <Bone $height="220px" />
        </AuthColumns>
      </Skeleton>
    </AuthFrame>
  )
}
