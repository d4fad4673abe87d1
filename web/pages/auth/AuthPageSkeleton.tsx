import { styled } from 'styled-components'
import { Card } from '../../ui/layout/Card.tsx'
import { PageTitle } from '../../ui/layout/PageFrame.tsx'
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { AuthColumns, AuthFrame } from '../../features/accounts/form/AuthFrame.tsx'
import { FieldBones } from '../../ui/feedback/FieldBones.tsx'

/** Skeleton of the login page. */
export function AuthPageSkeleton() {
  return (
    <AuthFrame>
      <Skeleton>
        <PageTitle title={<Bone $width="9ch" />} lead={<Bone $width="26ch" />} />
        <AuthColumns $form={560}>
          <Card $pad>
            <Tabs>
              <Bone $width="52px" />
              <Bone $width="56px" />
            </Tabs>
            <FieldBones fields={2} />
            <Bone $width="132px" $height="44px" />
            <Link>
              <Bone $width="220px" />
            </Link>
          </Card>
          <Stack>
            <Bone $width="9ch" $height="20px" />
            <Bone $height="44px" />
            <Bone $width="160px" $height="44px" />
          </Stack>
        </AuthColumns>
      </Skeleton>
    </AuthFrame>
  )
}

const Tabs = styled.div`
  display: flex;
  gap: 24px;
  align-items: center;
  height: 46px;
  margin-bottom: 20px;
  border-bottom: 1px solid var(--line);
`

const Link = styled.div`
  display: grid;
  align-items: center;
  height: 44px;
  margin-top: 16px;
`

const Stack = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;
`
