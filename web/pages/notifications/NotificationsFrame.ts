import { styled } from 'styled-components'
import { PageWidth } from '../../ui/PageFrame.tsx'

/** Column of a readable width. */
export const NotificationsFrame = styled(PageWidth)`
  max-width: calc(820px + 2 * var(--gutter));
  padding-bottom: clamp(32px, 6vw, 72px);
`

/** Title left, buttons right. */
export const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  justify-content: space-between;
  align-items: center;
  margin-bottom: 16px;
`
