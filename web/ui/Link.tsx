import { createContext, use, type ReactNode } from 'react'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import { Link as RouterLink, useHref, type LinkProps as RouterLinkProps } from 'react-router'

/** Prefetches the page at a path on this site; set by main.tsx. */
export const PrefetchContext = createContext<(href: string) => void>(() => {})

export type LinkProps = RouterLinkProps

/** A link within the site. Prefetches its page on hover, touch or focus. */
export function Link(props: LinkProps) {
  const href = useHref(props.to)
  const prefetch = use(PrefetchContext)
  function start(): void {
    prefetch(href)
  }
  return <RouterLink onPointerEnter={start} onFocus={start} onTouchStart={start} {...props} />
}

/** A link to another site, in a new tab; screen readers announce that. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  )
}
