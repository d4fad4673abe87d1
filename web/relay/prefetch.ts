import { matchRoutes, type RouteObject } from 'react-router'
import type { PageHandle } from './route.tsx'

/** Prefetches code and data of the page at `href` (a path on this site). */
export function prefetch(routes: RouteObject[], href: string): void {
  const url = new URL(href, location.href)
  if (url.origin !== location.origin) return
  for (const { route, params } of matchRoutes(routes, url.pathname) ?? []) {
    const handle = route.handle as PageHandle | undefined
    handle?.warm({ params, url })
  }
}
