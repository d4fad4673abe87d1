import { styled } from 'styled-components'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Cards } from '../../ui/layout/Card.tsx'
import { PageTitle } from '../../ui/layout/PageFrame.tsx'
import { breakpoints } from '../../ui/theme.ts'

/** The page's heading and the way to suggest a workshop, also before its code is there. */
export function WorkshopsTitle() {
  return (
    <Top>
      <PageTitle
        title="Upcoming Live Workshops"
        lead="A few hours on one real piece of work, live with an engineer who does it. No account needed."
      />
      <ButtonLink to="/contact-us">Suggest Workshop</ButtonLink>
    </Top>
  )
}

/** The filter first, then the count, on a wide screen to its left, and what was found below both. */
export const Found = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 14px 16px;
  align-items: center;
  > * {
    grid-column: 1 / -1;
  }
  > :first-child {
    grid-area: 1 / 2;
  }
  > h2 {
    grid-area: 1 / 1;
    font: 600 var(--t17) var(--text);
    letter-spacing: -0.01em;
  }
  @media (max-width: ${breakpoints.phone}) {
    grid-template-columns: minmax(0, 1fr);
    > :first-child {
      grid-area: 1 / 1;
    }
    > h2 {
      grid-area: 2 / 1;
      font-size: var(--t15);
    }
  }
`

/** The grid of cards, all of a row equally high; `$stale` while others are on their way. */
export const WorkshopCards = styled(Cards)<{ $stale?: boolean }>`
  opacity: ${({ $stale }) => ($stale ? 0.5 : 1)};
  transition: opacity var(--slow);
`

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  align-items: center;
  justify-content: space-between;
  > div {
    flex: 1 1 24rem;
  }
  /* The first workshop is in view. */
  @media (max-width: ${breakpoints.phone}) {
    padding-bottom: 12px;
    > div {
      padding-bottom: 12px;
    }
    > div > p {
      display: none;
    }
  }
`
