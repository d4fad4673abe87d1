import { styled } from 'styled-components'
import { PageWidth } from '../../ui/PageFrame.tsx'
import { breakpoints } from '../../ui/theme.ts'

/** The page's frame. */
export const AccountFrame = styled(PageWidth)`
  padding-bottom: clamp(40px, 6vw, 80px);
`

/** Section links left, sections right; stacked on narrow screens. */
export const AccountColumns = styled.div`
  display: grid;
  grid-template-columns: 216px minmax(0, 1fr);
  gap: 20px clamp(28px, 4vw, 56px);
  align-items: stretch;
  @media (max-width: ${breakpoints.desktop}) {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** The sections. */
export const AccountSheets = styled.div`
  display: grid;
  gap: 20px;
  align-content: start;
  min-width: 0;
`
