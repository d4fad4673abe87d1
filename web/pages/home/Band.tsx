import { styled } from 'styled-components'
import { PageWidth } from '../../ui/layout/PageFrame.tsx'
import { breakpoints } from '../../ui/theme.ts'

/** A section of the home page. */
export const Band = styled(PageWidth).attrs({ as: 'section' })`
  padding-top: clamp(40px, 5vw, 64px);
`

/** Its heading, and controls at the right. */
export const BandHead = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  align-items: end;
  margin-bottom: 20px;
  @media (max-width: ${breakpoints.phone}) {
    flex-direction: column;
    align-items: start;
  }
`
