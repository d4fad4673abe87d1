import { styled } from 'styled-components'
import { PageWidth } from '../../ui/PageFrame.tsx'

/** Place of an administrators' page without tabs. */
export const AdminPlace = styled(PageWidth)`
  padding-block: 20px clamp(32px, 6vw, 72px);
`
