import { styled } from 'styled-components'
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { BackLink, PageTitle, PageWidth } from '../../ui/layout/PageFrame.tsx'

/** The comparison before its mentors are known. */
export function ComparePageSkeleton() {
  return (
    <CompareFrame>
      <PageTitle back={<BackLink to="/shortlist">Shortlist</BackLink>} title="Compare mentors" />
      <Skeleton label="Loading the mentors">
        <Bones>
          <Bone $height="96px" />
          <Bone $height="72px" />
          <Bone $height="120px" />
          <Bone $height="96px" />
          <Bone $height="160px" />
        </Bones>
      </Skeleton>
    </CompareFrame>
  )
}

export const CompareFrame = styled(PageWidth)`
  padding-bottom: clamp(32px, 6vw, 72px);
`

const Bones = styled.div`
  display: grid;
  gap: 12px;
`
