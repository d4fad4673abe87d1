import { styled } from 'styled-components'
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Cards } from '../../ui/layout/Card.tsx'
import { PageTitle, PageWidth } from '../../ui/layout/PageFrame.tsx'

const CARDS = 3

/** The shortlist before it is known. */
export function ShortlistPageSkeleton() {
  return (
    <ShortlistFrame>
      <ShortlistTitle />
      <ShortlistBones />
    </ShortlistFrame>
  )
}

/** Cards on their way. */
export function ShortlistBones() {
  return (
    <Skeleton label="Loading your shortlist">
      <Bone $width="170px" $height="18px" />
      <Row>
        {Array.from({ length: CARDS }, (_, index) => (
          <li key={index}>
            <Bone $height="390px" />
          </li>
        ))}
      </Row>
    </Skeleton>
  )
}

export function ShortlistTitle() {
  return <PageTitle title="Shortlist" lead="Mentors whom you saved. Compare two or three of them side by side." />
}

export const ShortlistFrame = styled(PageWidth)`
  padding-bottom: clamp(32px, 6vw, 72px);
`

const Row = styled(Cards)`
  margin-top: 16px;
`
