import { keyframes } from 'styled-components'

/** The plumb line swings beside the label of a busy button. */
export const swing = keyframes`
  0%, 100% { rotate: -26deg; }
  50% { rotate: 26deg; }
`

/** Skeletons breathe while they wait. */
export const breathe = keyframes`
  to { opacity: .4; }
`

/** From a little below its place. */
export const riseIn = keyframes`
  from { opacity: 0; translate: 0 12px; }
`

/** From below the edge of the window. */
export const slideUp = keyframes`
  from { translate: 0 100%; }
`

/** From beyond the right edge of the window. */
export const slideFromRight = keyframes`
  from { translate: 100% 0; }
`

/** Out to the right, from where a finger left it. */
export const swipeOut = keyframes`
  from { translate: var(--radix-toast-swipe-end-x) 0; }
  to { translate: 110% 0; }
`

/** From nothing. */
export const fadeIn = keyframes`
  from { opacity: 0; }
`
