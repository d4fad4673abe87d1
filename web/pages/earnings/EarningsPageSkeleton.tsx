import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { PageTitle, PageWidth } from '../../ui/layout/PageFrame.tsx'
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx'

/** In the shape of the report: sums, months, payments. */
export function EarningsPageSkeleton() {
  return (
    <Skeleton label="Loading earnings...">
      <EarningsLayout>
        <Bone $width="100%" $height="80px" />
        <Bone $width="min(560px, 100%)" $height="1.5rem" />
        <section>
          <Bone $width="120px" $height="1.5rem" />
          <Bone $width="100%" $height="210px" />
        </section>
        <section>
          <Bone $width="160px" $height="1.5rem" />
          <Bone $width="100%" $height="480px" />
        </section>
      </EarningsLayout>
    </Skeleton>
  )
}

/** Heading, and below it sections with room between them. */
export function EarningsLayout({ children }: { children: ReactNode }) {
  return (
    <Sheet>
      <PageTitle title="Earnings" lead="What mentees paid, and your share." />
      <Sections>{children}</Sections>
    </Sheet>
  )
}

const Sheet = styled(PageWidth)`
  padding-bottom: clamp(32px, 6vw, 72px);
`

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(20px, 3vw, 32px);
  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
  > section > h2 {
    font-size: var(--t20);
  }
`
