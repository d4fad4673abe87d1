import { styled } from 'styled-components'
import { Cards } from '../../ui/layout/Card.tsx'
import { PageTitle, PageWidth } from '../../ui/layout/PageFrame.tsx'
import { breakpoints } from '../../ui/theme.ts'

/** The page's frame; on a phone its lead goes, so that the first mentor is in view. */
export const FindPage = styled(PageWidth)`
  @media (max-width: ${breakpoints.phone}) {
    > :first-child {
      padding-bottom: 12px;
    }
    > :first-child > p {
      display: none;
    }
  }
`

/** The page's heading, also before its code is there. */
export function FindTitle() {
  return (
    <PageTitle title="Find Mentors" lead="Choose by branch, software or topic. Prices are for one-to-one sessions." />
  )
}

/** Filters beside the list, both on one column when narrow. */
export const FindColumns = styled.div`
  display: grid;
  grid-template-columns: 248px minmax(0, 1fr);
  gap: 36px;
  align-items: start;
  @media (max-width: ${breakpoints.desktop}) {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** The grid of mentor cards, all of a row equally high; `$stale` while others are on their way. */
export const MentorCards = styled(Cards)<{ $stale?: boolean }>`
  opacity: ${({ $stale }) => ($stale ? 0.5 : 1)};
  transition: opacity var(--slow);
`
