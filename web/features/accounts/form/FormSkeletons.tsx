import { Card } from '../../../ui/layout/Card.tsx'
import { FieldBones } from '../../../ui/feedback/FieldBones.tsx'
import { PageTitle } from '../../../ui/layout/PageFrame.tsx'
import { Bone, Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { AuthColumns, AuthFrame } from './AuthFrame.tsx'

export const MentorSignUpSkeleton = () => <FormSkeleton fields={9} isLong />
export const MenteeSignUpSkeleton = () => <FormSkeleton fields={6} isLong />
export const ForgotPasswordSkeleton = () => <FormSkeleton fields={1} />
export const ResetPasswordSkeleton = () => <FormSkeleton fields={2} />

/** A page with one form: a long one to sign up, or a short one below a link back. */
function FormSkeleton({ fields, isLong = false }: { fields: number; isLong?: boolean }) {
  return (
    <AuthFrame>
      <Skeleton>
        <PageTitle
          title={<Bone $width={isLong ? '11ch' : '9ch'} />}
          lead={<Bone $width={`min(100%, ${isLong ? 44 : 30}ch)`} />}
          {...(!isLong && { back: <Bone $width="120px" $height="26px" /> })}
        />
        <AuthColumns $form={isLong ? 720 : 560}>
          <Card $pad>
            <FieldBones fields={fields} />
            <Bone $width={isLong ? '180px' : '168px'} $height="44px" />
          </Card>
          <Bone $height="240px" />
        </AuthColumns>
      </Skeleton>
    </AuthFrame>
  )
}
