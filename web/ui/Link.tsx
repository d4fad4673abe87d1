import { createContext, use, type ReactNode } from 'react'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import { Link as RouterLink, useHref, type LinkProps as RouterLinkProps } from 'react-router'

/** Starts code and data of the page at an own path; main.tsx fills it. */
export const PrefetchContext = createContext<(href: string) => void>(() => {})

export type LinkProps = RouterLinkProps

/** A link inside the site. Its page starts loading as soon as a pointer, a finger or the focus is on it. */
export function Link(props: LinkProps) {
  const href = useHref(props.to)
  const prefetch = use(PrefetchContext)
  function start(): void {
    prefetch(href)
  }
  return <RouterLink onPointerEnter={start} onFocus={start} onTouchStart={start} {...props} />
}

/** A link that leaves the site, in a tab of its own; a screen reader says so. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  )
}
