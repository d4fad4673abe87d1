import { styled } from 'styled-components'
import { PageWidth } from '../../ui/PageFrame.tsx'

/** The page's column: lines that are easy to read. */
export const NotificationsFrame = styled(PageWidth)`
  max-width: calc(820px + 2 * var(--gutter));
  padding-bottom: clamp(32px, 6vw, 72px);
`

/** Title at one end, buttons at the other. */
export const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  justify-content: space-between;
  align-items: center;
  margin-bottom: 16px;
`
