import { styled } from 'styled-components'
import { lazyPart } from '../../ui/lazyPart.tsx'

/** The notice's four or five lines, and a button: nothing below it moves when it comes. */
const Room = styled.div`
  min-height: 122px;
`

/** A notice among the plans, which few see: its code comes a moment later. */
export const LateNotice = lazyPart(
  () => import('../../ui/Notice.tsx').then((module) => module.Notice),
  <Room />,
  undefined,
  null,
)
