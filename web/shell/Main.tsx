import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { styled } from 'styled-components'
import { focusHeading } from '../ui/focusHeading.ts'

/** First in the page: over header and navigation to the content. */
export function SkipLink() {
  return <Skip href="#main">Skip to content</Skip>
}

/**
 * The content. After a navigation it focuses the new page's h1 as soon as it renders, unless the person has moved the
 * focus meanwhile. The first page keeps the browser's default focus.
 */
export function Main({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  // Before the page is painted: what is focused from then on was chosen by the person.
  useLayoutEffect(() => {
    if (shown.current === pathname || !main.current) return
    shown.current = pathname
    return focusHeading(main.current)
  }, [pathname])
  return (
    <MainSpace id="main" ref={main} tabIndex={-1}>
      {children}
    </MainSpace>
  )
}

/** At least the window's height, so that the footer does not jump while a page loads. */
export const MainSpace = styled.main`
  min-height: calc(100dvh - 64px);
`

const Skip = styled.a`
  position: absolute;
  left: 16px;
  top: -120px;
  z-index: 60;
  padding: 12px 16px;
  border-radius: var(--r-control);
  background: var(--surface);
  box-shadow: var(--shadow);
  &:focus {
    top: 10px;
  }
`
