import { Card } from '../../ui/layout/Card.tsx'
import { FieldBones } from '../../ui/feedback/FieldBones.tsx'
import { PageTitle } from '../../ui/layout/PageFrame.tsx'
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { AuthColumns, AuthFrame } from './AuthFrame.tsx'

export const ForgotPasswordSkeleton = () => <OneFormSkeleton fields={1} />
export const ResetPasswordSkeleton = () => <OneFormSkeleton fields={2} />

/** A page with one short form. */
function OneFormSkeleton({ fields }: { fields: number }) {
  return (
    <AuthFrame>
      <Skeleton>
        <PageTitle
          title={<Bone $width="9ch" />}
          lead={<Bone $width="min(100%, 30ch)" />}
          back={<Bone $width="120px" $height="26px" />}
        />
        <AuthColumns $form={560}>
          <Card $pad>
            <FieldBones fields={fields} />
            <Bone $width="168px" $height="44px" />
          </Card>
          <Bone $height="240px" />
        </AuthColumns>
      </Skeleton>
    </AuthFrame>
  )
}
