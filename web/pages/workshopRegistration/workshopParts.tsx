import { styled } from 'styled-components'
import { FieldBones } from '../../ui/feedback/FieldBones.tsx'
import { PageWidth } from '../../ui/layout/PageFrame.tsx'
import { Bone } from '../../ui/feedback/Skeleton.tsx'
import { breakpoints } from '../../ui/theme.ts'

export const WorkshopFrame = styled(PageWidth)`
  padding-top: 18px;
  padding-bottom: clamp(32px, 6vw, 72px);
`

/** The workshop on the left, the form beside it; below it when narrow. */
export const WorkshopColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 400px;
  gap: clamp(28px, 5vw, 64px);
  align-items: start;
  margin-top: 8px;
  @media (max-width: ${breakpoints.desktop}) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const WorkshopMain = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  min-width: 0;
  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
  }
  h2 {
    font-size: var(--t20);
  }
`

/** Badge, title and first words. */
export const WorkshopTitle = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  justify-items: start;
  > * {
    max-width: 100%;
    overflow-wrap: anywhere;
  }
`

/** Stays in view beside the workshop. */
export const WorkshopSide = styled.section`
  position: sticky;
  top: 84px;
  min-width: 0;
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);
  --back: var(--surface);
  scroll-margin-top: 84px;
  &,
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    align-content: start;
  }
  h2 {
    font-size: var(--t20);
  }
  @media (max-width: ${breakpoints.desktop}) {
    position: static;
  }
`

/** The form before it is there, as high as it will be. */
export function PanelSkeleton() {
  return (
    <WorkshopSide as="div" aria-busy="true">
      <Bone $width="120px" $height="30px" />
      <Bone $height="24px" />
      <Bone $height="36px" />
      <FieldBones fields={3} />
      <Bone $height="120px" />
      <Bone $height="52px" />
      <Bone $height="64px" />
    </WorkshopSide>
  )
}
