import { useLayoutEffect, useState, type ComponentProps } from 'react'
import { styled } from 'styled-components'
import { fadeIn } from '../motion.ts'

/**
 * Darkens what is behind a dialog: the page, or the panel that it was opened from, which is as high. The page behind
 * stays where it is (`base.css`), and as wide where a scroll bar disappears. Radix' overlay would add a style element
 * for that, which the content security policy refuses.
 */
export function Scrim(props: ComponentProps<'div'>) {
  const [scrollBar] = useState(() => innerWidth - document.documentElement.clientWidth)
  useLayoutEffect(() => {
    // None behind a second dialog.
    if (scrollBar === 0) return
    const { style } = document.documentElement
    style.paddingRight = `${scrollBar}px`
    return () => void (style.paddingRight = '')
  }, [scrollBar])
  return <Dark data-scrim="" {...props} />
}

const Dark = styled.div`
  position: fixed;
  inset: 0;
  z-index: 41;
  background: var(--scrim);
  animation: ${fadeIn} var(--fast) var(--ease);
`
