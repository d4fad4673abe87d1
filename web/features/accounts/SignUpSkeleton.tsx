import { Card } from '../../ui/layout/Card.tsx'
import { FieldBones } from '../../ui/feedback/FieldBones.tsx'
import { PageTitle } from '../../ui/layout/PageFrame.tsx'
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { AuthColumns, AuthFrame } from './AuthFrame.tsx'

export const MentorSignUpSkeleton = () => <SignUpSkeleton fields={9} />
export const MenteeSignUpSkeleton = () => <SignUpSkeleton fields={6} />

/** A sign-up page with a number of fields. */
function SignUpSkeleton({ fields }: { fields: number }) {
  return (
    <AuthFrame>
      <Skeleton>
        <PageTitle title={<Bone $width="11ch" />} lead={<Bone $width="min(100%, 44ch)" />} />
        <AuthColumns $form={720}>
          <Card $pad>
            <FieldBones fields={fields} />
            <Bone $width="180px" $height="44px" />
          </Card>
          <Bone $height="240px" />
        </AuthColumns>
      </Skeleton>
    </AuthFrame>
  )
}
