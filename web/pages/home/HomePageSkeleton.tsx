import { styled } from 'styled-components'
import { PageWidth } from '../../ui/layout/PageFrame.tsx'
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { CarouselSkeleton, SessionsSkeleton } from './PartSkeletons.tsx'

/** Skeleton of the home page. */
export function HomePageSkeleton() {
  return (
    <Skeleton label="Loading the home page">
      <Sheet>
        <Inside>
          <Say>
            <Bone $width="88%" $height="96px" />
            <Bone $width="76%" $height="52px" />
            <Bone $height="64px" />
            <Bone $width="70%" $height="96px" />
          </Say>
          <SessionsSkeleton />
        </Inside>
      </Sheet>
      <CarouselSkeleton />
    </Skeleton>
  )
}

const Sheet = styled.div`
  border-bottom: 1px solid var(--line);
`

const Inside = styled(PageWidth)`
  display: grid;
  grid-template-columns: minmax(0, 1.18fr) minmax(0, 1fr);
  gap: clamp(32px, 6vw, 88px);
  @media (max-width: ${breakpoints.desktop}) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`

const Say = styled.div`
  display: grid;
  gap: 20px;
  align-content: start;
  padding: clamp(36px, 6vw, 76px) 0 clamp(32px, 5.5vw, 68px);
`
