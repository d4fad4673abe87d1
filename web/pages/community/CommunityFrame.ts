import { styled } from 'styled-components'
import { PageWidth } from '../../ui/layout/PageFrame.tsx'
import { breakpoints } from '../../ui/theme.ts'

/** On the blueprint grid, like every first view. */
export const CommunityFrame = styled.div`
  background-image:
    linear-gradient(var(--grid) 1px, transparent 1px), linear-gradient(90deg, var(--grid) 1px, transparent 1px);
  background-size: 24px 24px;
  border-bottom: 1px solid var(--line);
`

/** Words left, form right; on narrow screens the form comes between heading and offer. */
export const CommunityColumns = styled(PageWidth)`
  display: grid;
  grid-template: 'head form' auto 'offer form' 1fr / minmax(0, 1fr) minmax(0, 440px);
  gap: 32px clamp(32px, 6vw, 88px);
  padding-block: clamp(28px, 5vw, 64px) clamp(40px, 6vw, 80px);
  > :nth-child(1) {
    grid-area: head;
  }
  > :nth-child(2) {
    grid-area: form;
    align-self: start;
  }
  > :nth-child(3) {
    grid-area: offer;
  }
  @media (max-width: ${breakpoints.desktop}) {
    grid-template: 'head' auto 'form' auto 'offer' auto / minmax(0, 1fr);
  }
`

export const CommunityHead = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;
  h1 {
    max-width: 18ch;
    font-size: clamp(1.875rem, 1.2rem + 2.6vw, 2.875rem);
    text-wrap: balance;
  }
  > p {
    max-width: 56ch;
  }
`
