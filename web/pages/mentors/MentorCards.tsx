import { styled } from 'styled-components'
import { Cards } from '../../ui/Card.tsx'

/** The grid of mentor cards, all of a row equally high; `$stale` while others are on their way. */
export const MentorCards = styled(Cards)<{ $stale?: boolean }>`
  opacity: ${({ $stale }) => ($stale ? 0.5 : 1)};
  transition: opacity var(--slow);
`
