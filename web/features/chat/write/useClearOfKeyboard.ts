import { useEffect, useRef, type RefObject } from 'react'

/**
 * Pads an element, so that the keyboard of a phone covers nothing in it. Most browsers make the window smaller
 * (`interactive-widget` in index.html) and nothing is left to do; Safari moves the window behind the keyboard instead.
 */
export function useClearOfKeyboard(): RefObject<HTMLElement | null> {
  const padded = useRef<HTMLElement>(null)
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return
    function pad(): void {
      const element = padded.current
      if (!element || !seen) return
      const { top, bottom } = element.getBoundingClientRect()
      // Enlarged with two fingers, the person looks at a part on purpose.
      const isEnlarged = seen.scale > 1.01
      const above = isEnlarged ? 0 : Math.max(0, seen.offsetTop - top)
      const below = isEnlarged ? 0 : Math.max(0, bottom - seen.offsetTop - seen.height)
      const isHidden = window.innerHeight - seen.height < KEYBOARD_PX
      element.style.paddingTop = isHidden ? '' : `${Math.round(above)}px`
      element.style.paddingBottom = isHidden ? '' : `${Math.round(below)}px`
    }
    pad()
    seen.addEventListener('resize', pad)
    seen.addEventListener('scroll', pad)
    return () => {
      seen.removeEventListener('resize', pad)
      seen.removeEventListener('scroll', pad)
    }
  }, [])
  return padded
}

/** No keyboard is lower: less is a bar of the browser. */
const KEYBOARD_PX = 120
