import { Card } from '../../ui/Card.tsx'
import { PageTitle } from '../../ui/PageFrame.tsx'
import { Bone, Skeleton } from '../../ui/Skeleton.tsx'
import { AuthColumns, AuthFrame } from './AuthFrame.tsx'
import { FieldBones } from '../../ui/FieldBones.tsx'

/** Skeleton of a sign-up page with a number of fields. */
export function SignUpSkeleton({ fields }: { fields: number }) {
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
