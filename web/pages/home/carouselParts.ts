import { styled } from 'styled-components'
import { breakpoints } from '../../ui/theme.ts'

/** Below this three cards are too narrow for what is on them. */
export const CAROUSEL_TWO = '1080px'

/** Scrolls from card to card; cuts off a little outside the cards so that focus rings stay whole. */
export const Viewport = styled.div`
  --edge: 4px;
  margin: -4px calc(-1 * var(--edge));
  padding: 4px var(--edge);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: var(--edge);
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  @media (max-width: ${breakpoints.phone}) {
    --edge: var(--gutter);
  }
`

/** The cards in a row, equally high. */
export const Slides = styled.ul`
  display: flex;
  gap: 20px;
  @media (max-width: ${breakpoints.phone}) {
    gap: 12px;
  }
`

/** Three in view, two on a tablet, one and an edge of the next on a phone. */
export const Slide = styled.li`
  display: grid;
  flex: 0 0 calc((100% - 40px) / 3);
  min-width: 0;
  scroll-snap-align: start;
  scroll-snap-stop: always;
  @media (max-width: ${CAROUSEL_TWO}) {
    flex-basis: calc((100% - 20px) / 2);
  }
  @media (max-width: ${breakpoints.phone}) {
    flex-basis: min(94%, 340px);
  }
`
